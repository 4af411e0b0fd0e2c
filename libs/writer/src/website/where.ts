import { capital } from '../pen';
import { verbAt, wordsIn } from './forms';
import { isRegion, type Place, placeOf } from './place';
import type { Note } from './read';

// Where the client is, by the whole note: behind what it is, with a country, or with 'in' in what is printed.

export const placeIn = (note: Note): Place | undefined =>
  notSomebody(
    wholeName(
      placeBehind(note) ??
        placeAbroad(note) ??
        placeOpening(note) ??
        townOf(placeOf(note.all, note.name, note.language), note.language) ??
        saidIn(note),
      note,
    ),
    note.name,
  );
const notSomebody = (place: Place | undefined, name: string): Place | undefined =>
  place !== undefined && isSurname(place.name.split(',')[0] ?? '', name) ? undefined : place;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/** 'Vienna' of 'Vienna's 7th district', 'Pitalito, Huila, Colombia' of 'Pitalito, Huila' where its country stands behind it. */
function wholeName(place: Place | undefined, { text, language }: Note): Place | undefined {
  if (!place || language !== 'en') return place;
  const isPossessive = new RegExp(
    String.raw`${escaped(place.name)} (?:\d|\p{Ll}+ (?:town|quarter|district)|district|quarter|neighbourhood|suburbs?|harbour|centre|outskirts|edge|port)`,
    'u',
  ).test(text);
  const own = isPossessive ? place.name.replace(/['’]s(?: .*)?$/u, '') : place.name;
  // 'Okayama Japan'
  const [, town = '', state = ''] = /^([^,]+) (\S+)$/u.exec(own) ?? [];
  const name = isRegion(state) && !isRegion(own) && !/ (?:of|de|and|&|\+)$/u.test(town) ? `${town}, ${state}` : own;
  const land = new RegExp(String.raw`${escaped(name)}, (${PROPER})(?=[,.;:)]|$)`, 'u').exec(text)?.[1];
  // 'Dahab, Egypt, Karim': behind a country there is no place any more
  const parts = name.split(', ');
  const end = parts.findIndex((part, at) => at > 0 && isRegion(part));
  if (end > 0 && end < parts.length - 1 && !isRegion(parts[end + 1] ?? ''))
    return { ...place, name: parts.slice(0, end + 1).join(', ') };
  return { ...place, name: land !== undefined && isRegion(land) ? `${name}, ${land}` : name };
}

const PROPER = String.raw`\p{Lu}[\p{L}'’-]+(?:(?: (?:de|la|le|du|del|of|upon|sur|am|an der|ob der|im|do|da|dos|el|al) | )\p{Lu}[\p{L}'’-]+)*`;
const SOMEWHERE = new RegExp(
  String.raw`(?<!\p{L})([Ii]n|[Nn]ear|[Aa]t|[Oo]utside|[Aa]round|[Aa]bove|[Oo]pposite) ((?:the |northern |southern |eastern |western |central |rural |north |south |east |west |downtown |inner |greater |upper |lower )*${PROPER}(?:(?:, | and | \()${PROPER}\)?)*(?: (?:area|region|valley|coast|islands?|district|county|province))?)`,
  'gu',
);
const NO_PLACE =
  /^(?:the )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|French|German|Spanish|Arabic|Armenian|Latin|Tamil|(?:the )?(?:University|Institute|Academy|College|Hospital|Museum|Company)|Christmas|Easter|Lent|Ramadan|I|EU|Europe)(?!\p{L})/u;
/** 'in Bremen, Beinprothesen': a German noun is no country. */
const townOf = (place: Place | undefined, language: Note['language']): Place | undefined => {
  const [town = '', land] = place?.name.split(', ') ?? [];
  return place && language !== 'en' && land !== undefined && !isRegion(land) ? { ...place, name: town } : place;
};

/** 'Ken Ostler', of Ostler & Daughter */
const isSurname = (part: string, name: string): boolean => {
  const words = wordsIn(part);
  const own = name.split(/[\s'’,&]+/u);
  return words.length > 1 && own.includes(words.at(-1) ?? '') && !own.includes(words[0] ?? '');
};
/** 'Peter Tarnock, covers the Solent', of Tarnock Surveys: somebody, and no town */
const isSomebody = (part: string, next: string | undefined, name: string): boolean =>
  wordsIn(part).length > 1 &&
  (isSurname(part, name) ||
    (next !== undefined && /^\p{Ll}/u.test(next) && verbAt(`${capital(next)}.`, false) !== undefined));
/** 'Laborgläser, Lohr am Main', 'Pousada, Foz do Iguaçu', 'près de Vire, Normandie': behind what it is, with the words that towns have. */
function placeAbroad({ said: [first], language }: Note): Place | undefined {
  if (language === 'en' || first === undefined) return undefined;
  const bare = first.text.replace(/[.!]$/u, '');
  const near = new RegExp(
    String.raw`(?<!\p{L})(?:près d[eu]|bei|cerca de|vicino a|perto de|bij|nahe) (${PROPER}(?:, ${PROPER})?)(?=[,.;]|$)`,
    'u',
  ).exec(bare)?.[1];
  if (near !== undefined && language !== 'de') return { name: near, isNear: true, isFirst: true };
  const parts = bare.split(', ').slice(1);
  const town = parts.find(
    (part) =>
      new RegExp(`^${PROPER}$`, 'u').test(part) &&
      !NO_PLACE.test(part) &&
      // every German noun has a capital letter
      (language !== 'de' || isRegion(part) || / (?:am|an der|im|ob der|bei) \p{Lu}/u.test(part)),
  );
  if (town === undefined) return undefined;
  // 'en Cuenca, España'
  const at = new RegExp(String.raw`(?<!\p{L})(?:en|à|in|im|em|a|te) (${PROPER}), ${escaped(town)}`, 'u').exec(
    bare,
  )?.[1];
  return { name: at === undefined ? town : `${at}, ${town}`, isNear: false, isFirst: true };
}
/** 'Dosa batter, fresh, in pouches, Jersey City' */
function placeBehind({ said: [first], language, name }: Note): Place | undefined {
  if (language !== 'en' || first?.form !== 'phrase' || / (?:in|near|at) (?:the )?\p{Lu}/u.test(first.text))
    return undefined;
  const parts = first.text.replace(/[.!]$/u, '').split(', ').slice(1);
  const at = parts.findIndex(
    (part, index) =>
      new RegExp(`^${PROPER}(?: (?:and|&|\\+) ${PROPER})?$`, 'u').test(part) &&
      !NO_PLACE.test(part) &&
      !isSomebody(part, parts[index + 1], name),
  );
  const [town, land] = parts.slice(at);
  if (at < 0 || town === undefined) return undefined;
  // 'around Kitui, Kenya'
  const before = new RegExp(String.raw`(?<!\p{L})(in|near|around|from|outside|at) (${PROPER})$`, 'u').exec(
    first.text.split(', ')[at] ?? '',
  );
  if (before?.[2] !== undefined && isRegion(town) && !NO_PLACE.test(before[2]))
    return { name: `${before[2]}, ${town}`, isNear: /near|around|outside/u.test(before[1] ?? ''), isFirst: true };
  return {
    name:
      land !== undefined && new RegExp(`^${PROPER}$`, 'u').test(land) && !NO_PLACE.test(land)
        ? `${town}, ${land}`
        : town,
    isNear: false,
    isFirst: true,
  };
}
/** 'Independent optician in Rosemont, Montréal' */
function placeOpening({ said: [first], language }: Note): Place | undefined {
  const [, before = '', at = '', name = ''] =
    (language === 'en' &&
      first?.form === 'phrase' &&
      new RegExp(`^([^.,:;]*?) (in|near) (?:the )?(${PROPER}(?:, ${PROPER})*)(?=[,.:;]|$)`, 'u').exec(first.text)) ||
    [];
  return name === '' || NO_PLACE.test(name) || / (?:for|from|of) /u.test(before)
    ? undefined
    : { name, isNear: at === 'near', isFirst: true };
}
/** Where it is, by 'in' and a name, in the sentences that are printed. */
function saidIn({ said, language }: Note): Place | undefined {
  if (language !== 'en') return undefined;
  for (const { text } of said.slice(0, 5))
    for (const [, at = '', found = ''] of text.matchAll(SOMEWHERE)) {
      if (
        NO_PLACE.test(found) ||
        /^\d|\b(?:was|were|used to|for an?|from|bought|trained|learned|born|studied|players|clients|customers|buyers|sold (?:in|to)|sells? to|exports?)\b[^.]*$/iu.test(
          text.slice(0, text.indexOf(found)),
        )
      )
        continue;
      return {
        name: found.replace(/ \(([^()]+)\)?$/u, ', $1'),
        isNear: /near|outside|around/iu.test(at),
        isFirst: false,
      };
    }
  const [first] = said;
  // '14 km from Manizales'
  for (const { text } of said.slice(0, 3)) {
    const far = new RegExp(
      String.raw`\d+ ?(?:km|kilometres|miles|minutes) (?:\p{Ll}+ )?(?:from|of|outside|round|around) (${PROPER})`,
      'u',
    ).exec(text)?.[1];
    if (far !== undefined) return { name: far, isNear: true, isFirst: false };
  }
  // 'Court interpreters, Luleå and Oulu, 22 people'
  const behind = new RegExp(
    String.raw`^\p{Lu}?\p{Ll}[^,.]*, (${PROPER}(?:,? and ${PROPER}|, ${PROPER})?)(?=[,.])`,
    'u',
  ).exec(first?.text ?? '')?.[1];
  if (behind !== undefined && !NO_PLACE.test(behind)) return { name: behind, isNear: false, isFirst: true };
  for (const [, found = ''] of (first?.text ?? '').matchAll(new RegExp(String.raw`(?: of| from|,) (${PROPER})`, 'gu')))
    if (isRegion(found)) return { name: found, isNear: false, isFirst: false };
  return undefined;
}
