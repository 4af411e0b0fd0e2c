import { capital } from '../../pen';
import type { Passage } from './passages';
import { FINITE, joined, nameOf, OPEN, parted } from './phrases';
import type { Wanted } from './wanted';

/** 'Two test rooms, about 900 frames, a repair counter': what a place shall hold, told without a verb. */
const ROOM =
  /(?<!\p{L})(?:rooms?|counters?|storage|stores?|kitchen(?:ette)?|bar|seats?|places|tables?|desks?|reception|toilets?|corner|vault|lounge|shelves|shelving|stage|cloakroom|workshop|cabins?|frames)(?!\p{L})/iu;
/** 'Small museum, 3 rooms, 9,000 visitors a year': of the house as it is. */
const OF_A_HOUSE =
  /(?<!\p{L})(?:visitors?|guests?|employees|staff|people work|members|a year|per year|founded|since|today|currently|now|open on)(?!\p{L})/iu;
export function roomsIn(passages: readonly Passage[]): Wanted[] {
  return passages.flatMap((passage) => {
    const text = passage.text.replace(/^\p{L}+: /u, '');
    if (passage.isOthers || text.length > 240 || /[:?€$£]/u.test(text)) return [];
    const bare = text.replace(/,? (?:because|so that|where|since)(?!\p{L})[^,.]*/giu, '');
    const parts = parted(bare.replace(/[.!]$/, '')).flatMap((part, at, all) => joined(part, at === all.length - 1));
    const isPlain = (part: string) => {
      const words = part.trim().split(' ').length;
      return (
        words < 4 ||
        (words < 8 &&
          /^(?:about |around |ca\. )?(?:\d|an? |one |two |three |four |five |six |ein|zwei|drei|vier|une? |deux|trois)/iu.test(
            part.trim(),
          ))
      );
    };
    if (parts.length < 2 || !parts.every(isPlain) || parts.some((part) => OF_A_HOUSE.test(part))) return [];
    return parts.flatMap((part) => {
      const said = nameOf(part.replace(/ \p{L}+ (?:can|could) .*$/u, ''), false, true);
      return said === undefined || !ROOM.test(said) || FINITE.test(said)
        ? []
        : [{ name: capital(said), said, isListed: true, isOpen: OPEN.test(part), passage } satisfies Wanted];
    });
  });
}
