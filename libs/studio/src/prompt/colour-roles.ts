import { contrast, lch } from '../palette/palette';
import { partOf } from './product-parts';

/** What is written, and what it is written on. */
export interface Roles {
  ink: string;
  ground: string;
}
/** A colour of a text: its words from and to, and what it is. */
interface Place {
  from: number;
  to: number;
  hex: string;
}

const WRITTEN =
  'lettering|letters?|text|type|ink|foil|print|writing|typography|font|script|details|lines?|stripes?|schrift|buchstaben|lettres|letras|lettere|litery|words|numerals';
/** What is written or printed. */
export const IS_WRITTEN = new RegExp(`^(?:${WRITTEN})$`, 'iu');
const GROUNDS = /^(?:background|ground|paper|card|stock|label|fond|hintergrund|fondo|sfondo|fundo|tło|tle|papier)$/iu;
/** A colour of theirs is no ground for lettering. */
const PARTS = { test: (word: string) => /^(?:label|trim|band)$/.test(partOf(word) ?? '') };
const ON = /^(?:on|auf|sur|su|sul|sobre|op|na)$/;
const WITH = /^(?:with|mit|avec|con|com|z|met)$/;

/** The noun that stands right behind a colour, or behind the words between: 'white bold letters', never 'white and letters'. */
const standsBefore = (words: readonly string[], { to }: Place, noun: Pick<RegExp, 'test'>): boolean => {
  const after = words.slice(to, to + 3).map((word) => word.toLowerCase());
  const end = after.findIndex((word) => noun.test(word));
  return (
    end !== -1 &&
    after.slice(0, end).every((word) => /^\p{L}{3,}$/u.test(word) && !/^(?:and|with|for|the|und|mit)$/.test(word))
  );
};

/** 'X on Y', 'Y with X lettering', 'X lettering on Y'; a part that is named alone has its colour, and the other is found for it. */
export function rolesIn(words: readonly string[], places: readonly Place[]): Roles | undefined {
  for (const [at, first] of places.entries()) {
    const second = places[at + 1];
    if (!second) break;
    const between = words.slice(first.to, second.from).map((word) => word.toLowerCase());
    const rest = between.filter((word) => !IS_WRITTEN.test(word) && !/^(?:an?|the|background|of)$/.test(word));
    if (rest.length === 1 && ON.test(rest[0] ?? '')) return { ink: first.hex, ground: second.hex };
  }
  const leadBy = (place: Place, lead: RegExp): boolean =>
    lead.test(words.slice(Math.max(0, place.from - 3), place.from).join(' '));
  const written = places.find(
    (place) =>
      standsBefore(words, place, IS_WRITTEN) ||
      leadBy(place, new RegExp(`(?<!\\p{L})(?:${WRITTEN})(?: (?:in|:|is))$`, 'iu')),
  );
  const field = places.find(
    (place) =>
      standsBefore(words, place, GROUNDS) ||
      leadBy(
        place,
        /(?<!\p{L})(?:background|ground|fond|hintergrund|fondo|sfondo|fundo|tło)(?: (?:in|:|is|,))?$|^(?:on|auf|sur) (?:an? )?$/iu,
      ),
  );
  if (!written && !field) return undefined;
  if (written && field) return written.hex === field.hex ? undefined : { ink: written.hex, ground: field.hex };
  const free = places.filter((place) => place !== written && place !== field && !standsBefore(words, place, PARTS));
  const others = free.map(({ hex }) => hex).filter((hex) => hex !== written?.hex && hex !== field?.hex);
  const partner = (on: string): string =>
    others.find((hex) => contrast(hex, on) >= 3) ??
    (contrast('#ffffff', on) >= 3 || lch(on).l < 0.6 ? '#ffffff' : '#161616');
  if (!written) return { ink: partner(field?.hex ?? ''), ground: field?.hex ?? '' };
  // 'forest green with copper lettering': the two belong together, though the one is hard to read on the other as it is
  const before = free.findLast(({ to }) => to <= written.from);
  const isWith = before && words.slice(before.to, written.from).some((word) => WITH.test(word.toLowerCase()));
  const ground = isWith && contrast(before.hex, written.hex) >= 1.4 ? before.hex : partner(written.hex);
  return { ink: written.hex, ground };
}
