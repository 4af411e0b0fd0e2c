import type { Offer } from './offer';
import type { Unit } from './units';

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|Cyrillic|Latin|English|French|Spanish|German|Instagram|Facebook|AI|EPDM)/;
const PLACE =
  /\b(?:in|at|near|outside|across|around|from|of the city of|based in|on the|for(?=\s(?:central|greater|inner|downtown|north|south|east|west)\s\p{Lu}))\s+((?:the |north |south |east |west |central |greater |inner |downtown )?\p{Lu}[\p{L}'’.-]+(?:\s(?:\p{Lu}[\p{L}'’.-]+|I{1,3}|and the \p{Lu}\p{L}+|de|la|del|da|do))*)((?:,\s(?:(?:north|south|east|west|central)\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*)*)/gu;

/** The same in a brief of another language: 'à Lille', 'in Bremen'. */
const FOREIGN_PLACE =
  /(?<!\p{L})(?:in|à|a|en|em|te|i|w|v|ve)\s+(\p{Lu}\p{Ll}{2,}(?:[ -](?:am |an der |sur |de |del |im )?\p{Lu}\p{Ll}+)*)(?=[\s,.;:)]|$)/u;
const NO_TOWN =
  /(?:arbeit|form|zeit|ordnung|familie|werkstatt|holz|handwerk|qualität|woche|jahr|januar|mai|juni|juli)$/i;

/** Where a brief that is not in English says that it is. */
export function foreignPlaceOf(units: readonly Unit[]): string | undefined {
  for (const { text } of units.slice(0, 4)) {
    const town = FOREIGN_PLACE.exec(text)?.[1];
    if (town && !NO_TOWN.test(town)) return town;
  }
  return undefined;
}

/** 'Dayton, Ohio.', 'Kano, near the river.' */
const ALONE =
  /^(?:based in |located in )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}), \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*\.?$/u;
/** 'audiologist, Galway (…)', '(he is 71, Gifu city, Japan)': behind a comma, where nothing else can stand. */
const BEHIND =
  /(?:\p{Ll}|\d|NGO), (\p{Lu}\p{Ll}[\p{L}'’-]+)(?: (?:city|town|county))?(?:, (?:\p{Lu}\p{Ll}[\p{L}'’-]+|\d{4}))?(?=\)|\.?$| \()/u;
/** Before 'from' only somebody is at home there: what comes from a place is a thing. */
const AT_HOME =
  /\b(?:are|am|couple|family|firm|company|based|team|brothers|sisters|women|men|people|us|comes?|come)\b[^,.]{0,20}$/i;
const NAMES_PERSON = /\b(?:memo|notes?|letter|brief|voice|translated|written|dictated)\b[^.]{0,30}$/i;

const isTown = (bare: string, name: string) => !MONTH.test(bare) && bare !== name && bare.length > 2;

/** Where it is: 'Antwerp', and with what it lies in: 'Antwerp, Belgium'. */
export function placeOf(units: readonly Unit[], offer: Offer | undefined, name: string): string | undefined {
  const ordered = [...(offer ? [offer.unit] : []), ...units.slice(0, 6)];
  for (const { text } of ordered) {
    const alone = ALONE.exec(text)?.[1];
    if (alone && isTown(alone, name)) return alone;
    for (const { 0: found, 1: town = '', index } of text.matchAll(PLACE)) {
      const bare = town.replace(/^the /, '').replace(/[.’']+$/, '');
      const before = text.slice(0, index);
      if (/^from\b/.test(found) && (!AT_HOME.test(before) || NAMES_PERSON.test(before))) continue;
      if (
        /\b(?:learned|learnt|studied|trained|worked|born|nurse|ward|imported|sold|sent?|every other \p{L}+|export\p{L}*|deliver\p{L}*)\b[^,.]{0,40}$/iu.test(
          before,
        )
      )
        continue;
      if (isTown(bare, name)) return town.replace(/[.]+$/, '');
    }
  }
  for (const { text } of units.slice(0, 4)) {
    const town = BEHIND.exec(text)?.[1];
    if (town && isTown(town, name)) return town;
  }
  return undefined;
}
