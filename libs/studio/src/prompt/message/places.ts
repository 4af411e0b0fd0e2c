import { isRun, isSpot, isTradeName } from './names';
import { wordsIn, whole } from './clauses';
import { CONTACT } from './part';
import type { Part } from './part';
import type { Message } from './types';
import { shoutedIn } from './voice';

/** 'Haifa street 12', '118 Maple Ct' */
export const STREET =
  /^(?=.*\d)(?:\d+\w? (?:\p{Lu}[\p{L}’'.]+ ){1,3}(?:st|street|rd|road|ave|avenue|ln|lane|ct|court|sq|square|blvd|way|drive|dr|place|pl|close|row|terrace|hill)\.?|(?:\p{Lu}[\p{L}’'.-]+ ){1,3}(?:street|road|avenue|lane|square|way) \d+\w?|\p{Lu}[\p{L}-]+(?:straße|strasse|str\.|weg|platz|gasse|allee|straat|gade|gatan|vej) \d+\w?|(?:rue|calle|via|rua|ul\.|ulica|avenida|av\.|piazza|plaza) .{1,30} \d+(?:-\d+)?\w?)$/iu;

export const isTown = (part: Part, parts: readonly Part[]): boolean => {
  const before = parts[parts.indexOf(part) - 1];
  return (
    before !== undefined && before.sentence === part.sentence && before.facts.some(({ kind }) => kind === 'address')
  );
};

/** A name in capitals after a date or an hour, in the same sentence, is where it is. */
export function isVenue(parts: readonly Part[], at: number, isGerman: boolean): boolean {
  const part = parts[at];
  if (!part || part.facts.length || part.isDictated || part.text.length > 44 || shoutedIn(parts).has(part))
    return false;
  // 'Old Millers RFC' invites
  if (SOCIETY.test(part.text)) return false;
  if (HOUSE.test(part.text) && !/\d/.test(part.text)) return isAfterDate(parts, at, isGerman);
  const [first = ''] = part.text.split(/ (?:pod|in|near|bei|à|en|a|w|di|em|te|by|am|im) /u);
  if (VENUE.test(part.text) && !/\d/.test(part.text) && part.text.split(' ').length <= 5)
    return isAfterDate(parts, at, isGerman);
  const isCapital = isRun(first.replace(/^(?:at|the|im|in der|bei|au|à la|en|presso) /u, ''));
  if (!isCapital && !/^(?:at |in )?the (?:\p{L}+ ){0,3}\p{L}+$/u.test(part.text)) return false;
  if (part.end === ':' || (isGerman && !/\s/.test(part.text))) return false;
  // 'Kuchen und Apfelsaft': every noun has a capital
  if (
    isGerman &&
    !isTradeName(part.text) &&
    !/^(?:im|in|bei|am|auf|an)(?!\p{L})|(?:haus|heim|halle|saal|platz|hof|schule|kirche|garten|park|straße)(?!\p{L})/iu.test(
      part.text,
    )
  )
    return false;
  return isAfterDate(parts, at, isGerman);
}

/** Who plays, sings or meets there. */
const SOCIETY =
  /^(?!(?:at|in|the|bei|im) ).*(?<!\p{L})(?:choir|orchestra|band|society|association|[RA]?FC|[RC]C|SC|FK|BC|verein|chor|team|union|company|ltd|gmbh|council|players|singers|rovers|rangers|players)$/u;
/** 'community centre Rotunda', 'in the old depot on Carlow Road', 'town hall foyer': a house by its common noun. */
export const HOUSE =
  /^(?:(?:at|in|im|in der|auf dem|au|à la|dans la|en el|en la|nel|nella|no|na|w|in de|in het) )?(?:the |our |an? |der |dem )?(?:\p{L}+ ){0,2}(?:hall|centre|center|depot|church|school|barn|library|pub|inn|café|cafe|foyer|gym|pavilion|theatre|theater|museum|gallery|chapel|clubhouse|courtyard|car park|playground|town hall|village hall|market square|rathaus|gemeindehaus|turnhalle|kirche|aula|salle|église|mairie|salón|iglesia|ayuntamiento|sala|chiesa|municipio|salão|igreja|kerk|zaal|gemeentehuis|kościół|dom kultury)(?: (?:(?:on|in|of|at|von|de|di|am|an der) )?(?:the )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})?$/u;
export const VENUE =
  /(?<!\p{L})(?:parque|plaza|praça|piazza|place|exchange|halle|saal|sala|rynek|room|hall|school|library|church|park|pub|station|cent(?:re|er)|square|field|beach|gardens?|barn|museum|theatre|club|house|bandstand|harbour|green|pavilion|arena)$/iu;
function isAfterDate(parts: readonly Part[], at: number, isGerman: boolean): boolean {
  const part = parts[at];
  if (!part) return false;
  for (
    let i = at - 1;
    i >= 0 && parts[i]?.sentence === part.sentence && (parts[i]?.facts.length || isVenue(parts, i, isGerman));
    i--
  )
    if (parts[i]?.facts.some(({ kind }) => kind === 'date' || kind === 'time')) return true;
  return false;
}

/** Whether a clause is only the name, or only says where it is. */
export function spotsOf({ name, person, isGerman }: Message, parts: readonly Part[]) {
  const bareName = (text: string): string =>
    whole(
      text.replace(
        /^(?:(?:the|our|my|von|by|brand|app|name|called|named|marke|marque|marca|label|it['’]s|is) )+/iu,
        '',
      ),
    ).toLowerCase();
  const isNamePart = (part: Part): boolean =>
    part.role === 'name' || (name !== undefined && bareName(part.text) === bareName(name));
  const isPlacePart = (part: Part, at: number): boolean => {
    const before = parts[at - 1];
    const isTown =
      before !== undefined &&
      !(part.text === person?.role) &&
      before.sentence === part.sentence &&
      (isNamePart(before) || (name !== undefined && before.text.endsWith(name))) &&
      isRun(part.text) &&
      !/\d/.test(part.text) &&
      wordsIn(part.text).length < 4;
    return (
      isTown ||
      (!part.isDictated &&
        (isSpot(part.text) || isVenue(parts, at, isGerman)) &&
        !part.facts.some(({ kind }) => CONTACT.has(kind)))
    );
  };
  return { isNamePart, isPlacePart };
}
