import { nounSenses, tokensOf } from '@maquette/reading';
import type { Line } from './line';

const NO_TOWN =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|English|French|German|Spanish|Spring|Summer|Autumn|Winter|Christmas|Easter|I|We|One|Our|The|This|No|UK|EU|WhatsApp|Viber)\b/;
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:(?:de|la|le|du|del|der|den|von|van|of|upon|sur|am|an|the|on(?= (?:Trent|Tees|Thames|Tyne|Sea|Avon|Wye|Dee|Tweed|Humber|Severn))) (?=\p{Lu}))*\p{Lu}[\p{L}'’-]+)*`;
const TOWN = new RegExp(
  String.raw`\b(?:in|at|near|from) ((?:(?:north|south|east|west|central|upper|lower)[\p{L}-]* )?${NAME}(?:, \(?${NAME}\)?)?)`,
  'u',
);
const PHRASE = new RegExp(
  String.raw`\b((?:in|at|near|around|across|along|between|on) (?:the )?(?:(?:north|south|east|west|central|upper|lower)[\p{L}-]* )?${NAME}(?: valley| hills| river| coast| region| district)?(?:(?:,| and|, and) (?:the )?(?:(?:north|south|east|west|central|upper|lower)[\p{L}-]* )?${NAME})*)`,
  'u',
);
/** Says where it is itself, and not where those are whom it works for. */
const STANDS =
  /^(?:(?:we|i)(?: are|'re| am|'m)? (?:based |(?:at )?home )?(?:in|at)\b|(?:we|i) (?:work|live|sit|moor|bake|roast) (?:in|at)\b|(?:our|my|the) (?:\p{L}+ )?(?:shop|workshop|studio|yard|mill|house|office|kitchen|bakery|farm|practice|surgery|boat|stall|bench|hall|school|clinic|room|barn|depot|factory|garage)\b[^,.]{0,30} (?:in|at)\b)/iu;

const clean = (town: string | undefined) => {
  const found = town?.replace(/[\s,]+$/, '').replace(/ (?:of|de|la|le|du|von|van|am|an)$/, '');
  return found && !NO_TOWN.test(found) ? found : undefined;
};
const AWAY = new RegExp(
  String.raw`\b(?:minutes?|min|mins|km|miles?|hours?) (?:by \p{L}+ )?(?:from|to|north|south|east|west|outside)(?: of)? ${NAME}`,
  'gu',
);
/** Several regions are no town: 'in Minnesota, Wisconsin and the Dakotas'. */
const REGIONS = new RegExp(String.raw`\b(?:in|across) ${NAME}(?:, ${NAME})*,? and (?:the )?\p{Lu}`, 'u');
const townIn = (text: string) =>
  REGIONS.test(text) ? undefined : clean(TOWN.exec(text.replace(AWAY, '').replace(/^From (?=\p{Lu})/u, 'from '))?.[1]);
const BASED = new RegExp(String.raw`\b(?:based|located|You will find us) in (${NAME}(?:, ${NAME})?)`, 'u');

/** The town of its own first sentence, of one that says where it stands, or else of one that says who or what it is. */
export function placeOfPage(heading: string, opening: Line | undefined, given: readonly Line[]): string | undefined {
  const said = townIn(heading.split(/ for /)[0] ?? '');
  if (said) return said;
  const told = given.filter((line) => line !== opening || given.length > 1);
  const own = opening && townIn(opening.text.split(/ for /)[0] ?? '');
  if (own) return own;
  const based = told.map(({ text }) => clean(BASED.exec(text)?.[1])).find(Boolean);
  if (based) return based;
  const stands = told.map(({ text }) => (STANDS.test(text) ? townIn(text) : undefined)).find(Boolean);
  if (stands) return stands;
  // 'WHO: my brother and I. Bristol.'
  const alone = told
    .map((line) => line.text)
    .map((text) =>
      told.length > 1 && isPlaceAlone(text) ? clean(text.replace(/^(?:In|Based in) |\.$/g, '')) : undefined,
    )
    .find(Boolean);
  if (alone) return alone;
  const begins = told
    .map(({ kind, text }) => (kind === 'where' ? clean(/^(\p{Lu}[\p{L}'’-]+), \p{Ll}/u.exec(text)?.[1]) : undefined))
    .find(Boolean);
  if (begins) return begins;
  // 'in Australia and New Zealand' is where its customers are
  const whole =
    opening && !new RegExp(`\\b(?:in|across) ${NAME} and (?:the )?\\p{Lu}`, 'u').test(opening.text)
      ? townIn(opening.text)
      : undefined;
  if (whole) return whole;
  return told
    .filter(
      ({ kind, plain, list }) =>
        list === undefined &&
        /^(?:who|what|where|story)$/.test(kind) &&
        // where it was made, begun or spoken of is not where it stands
        !/\b(?:built|made|developed|written|coded|designed|founded|started|invented|said|says|told|met|is from|comes? from|used by|uses?|export|ships?|shipped|sold|data|customers|clients|went|came|trained|learned|born|tailors|for)\b/.test(
          plain,
        ),
    )
    .slice(0, 8)
    .map(({ text }) => townIn(text))
    .find(Boolean);
}

const ALONE = new RegExp(`^(?:In |Based in )?${NAME}(?:, ${NAME})?\\.$`, 'u');
/** Nothing but the name of a place. */
export const isPlaceAlone = (text: string): boolean =>
  text.split(' ').length < 4 &&
  ALONE.test(text) &&
  !NO_TOWN.test(text) &&
  // in small letters it is no word: 'Scared.' and 'Lessons.' begin sentences with a capital too
  tokensOf(text.toLowerCase().replace(/[.,]/g, ' '))
    .flat()
    .filter(({ value }) => /\p{L}/u.test(value))
    .every(
      ({ pos, lower }) =>
        /^(?:based )?in$/.test(lower) || (/^(?:NOUN|PROPN|X)$/.test(pos) && nounSenses(lower).length === 0),
    );

export const hasPlace = (text: string): boolean => {
  const phrase = PHRASE.exec(text)?.[1];
  return phrase !== undefined && !NO_TOWN.test(phrase.replace(/^\p{Ll}+ (?:the )?/u, ''));
};

const MOST = 96;

/** 'near Keswick' is not in Keswick. */
export const isNearby = (place: string, told: readonly Line[]): boolean => {
  const town = place.split(',')[0] ?? place;
  const says = (word: string) => told.some(({ text }) => text.toLowerCase().includes(`${word} ${town.toLowerCase()}`));
  return (says('near') || says('outside')) && !says('in') && !says('at');
};

/** The heading with where it is, if it says neither that nor for whom. */
export function withPlace(
  heading: string,
  place: string | undefined,
  told: readonly Line[],
  opening: Line | undefined,
): string {
  const says =
    PHRASE.test(heading) ||
    // a sentence of its own is left as it is
    /\b(?:you|will|ever|that|which)\b/.test(heading) ||
    /\b(?:for|to) (?:the |all )?\p{Ll}+/u.test(heading) ||
    (place && heading.includes(place));
  if (says) return heading;
  // what stands right below the heading says it there
  const near = told.find(({ text }) => place !== undefined && text.includes(place));
  if (
    !place ||
    (near && opening && near.index > opening.index && near.index <= opening.index + 1 && near.kind !== 'who')
  )
    return heading;
  const isFrom = told.some(({ text }) => text.startsWith(`From ${place}`));
  const whole = `${heading} ${isFrom ? 'from' : isNearby(place, told) ? 'near' : 'in'} ${place}`;
  return whole.length <= MOST && !/[,:;]|\bwhere\b/.test(heading) ? whole : heading;
}
