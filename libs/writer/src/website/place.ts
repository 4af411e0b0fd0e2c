import { nounSenses, tokensOf } from '@maquette/reading';
import type { Sentence } from './sentences';

// Where it is: only what the brief itself says with 'in' or 'near', or names beside a country or a state; never a person.

export interface Place {
  /** 'Dayton, Ohio' */
  name: string;
  isNear: boolean;
  /** said at once, where it is said what it is */
  isFirst: boolean;
}

/** 'Mexican Sign Language' is no town. */
const NO_PLACE =
  /\b(?:Language|Languages|Kitchen|Garden|Court|Office|Museum|Draught|Style|Method|School|Institute|University|Award)$|\b(?:English|Welsh|French|German|Spanish|Italian|Portuguese|Dutch|Irish|Gaelic|Polish|Turkish|Arabic|Russian|Ukrainian|Chinese|Mandarin|Cantonese|Japanese|Korean|Hindi|Urdu|Punjabi|Swedish|Danish|Norwegian|Finnish|Greek|Hebrew|Swahili|Braille)$/u;

const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|Québec|Alberta|British Columbia|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Queensland|New South Wales|Victoria|Tasmania|Western Australia|South Australia|England|Scotland|Wales|Northern Ireland|UK|USA|US|Cornwall|Devon|Kent|Cumbria|Yorkshire|Norfolk|Suffolk|Gujarat|Kerala|Rajasthan|Punjab|Bavaria|Bayern|Tuscany|Sicily|Provence|Brittany|Catalonia|Andalusia|Holland';
let known: ReadonlySet<string> | undefined;
/** Countries by their names in the languages that pages are written in. */
function regions(): ReadonlySet<string> {
  if (known) return known;
  const names = new Set(STATES.split('|'));
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (let one = 65; one < 91; one++)
      for (let other = 65; other < 91; other++) {
        const code = String.fromCharCode(one, other);
        const name = display.of(code);
        if (name && name !== code) names.add(name);
      }
  }
  return (known = names);
}

/** 'CO2' is none. */
const WORD = String.raw`\p{Lu}[\p{L}'’-]+(?![\p{L}\d])`;
const LINKS = 'de|la|le|du|del|della|do|da|dos|der|den|von|van|of|upon|sur|am|an|the|on|aan|op|ob|nad';
const NAME = String.raw`${WORD}(?: (?:(?:${LINKS}) )*${WORD}){0,3}`;
const COUNTRY_AFTER = new RegExp(String.raw`(${NAME})(?: (?:city|town))?, (${NAME}(?:, ${NAME})?)`, 'gu');
const STANDS = new RegExp(
  String.raw`(?:^|[ ,(])(?:[Bb]ased?|[Ll]ocated|[Oo]ffices|[Bb]ranches|(?<!\b(?:for|to|of|from) (?:an?|one|two|the) (?:\p{Ll}+ )?)(?:(?:work|bak|brew)(?:shop|ery|house)|studio|office|shop|practice|clinic|factory|yard|school)|(?:[Ww]e|I)(?: are| am|'re|'m)(?! (?:supplying|selling|exporting|shipping))(?: [^.]{0,60}?)?|married couple|family|farm) (?:is |stands )?(in|at|near) (${NAME}(?:, ${NAME})?(?: and ${NAME})?)`,
  'u',
);
const CODES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|ON|QC|BC|AB|NSW|QLD|VIC|NT|TAS';
/** 'Siamo a Bergantino', 'ateliê na Boa Vista' */
const STANDS_ABROAD = new RegExp(
  String.raw`(?:^|[ ,])(?:(?:[Ss]iamo|[Ee]stamos|[Ss]ommes|[Ss]ind|[Ss]itzen|[Zz]itten|[Ww]erkstatt|[Ll]aden|[Aa]telier|[Tt]aller|[Ll]aboratorio|[Ww]erkplaats|[Oo]ficina|[Tt]ienda) (?:a|in|en|à|em|na|no|te)|(?:[Ss]ind|[Bb]in) (?:\p{Lu}[^ .,]* ){0,3}aus|[Kk]ommen aus) (${NAME}(?:, (?:in provincia di )?${NAME})?)`,
  'u',
);
/** 'Tischlerei in Freiburg', 'Atelier à Nantes', 'Bodega en Laguardia, Rioja Alavesa' */
const IN_ABROAD = new RegExp(
  String.raw`(?<!\p{L})(?:in|im|à|en|em|no|na|a|te|dans l[ea]s?) (?!\p{Lu}\p{Ll}*(?:arbeit|ung|heit|keit|tion|schaft|weise|form|besitz|serien?|auftrag|qualität|hand|größe|teilen|Bio|Eile)(?!\p{L}))(${NAME}(?:, (?!Inhaber)${NAME})?)(?=[.,;:)]|$| (?:seit|mit|am|an|bei|direkt|und|für|ouvert|depuis|avec|et|con|desde|y|fundad|especializad|dal|e|com|desde|met|sinds)(?!\p{L})\p{L}*| –)`,
  'u',
);
const ADDED = new RegExp(String.raw`, (?:in|across|all over) (${NAME}(?: and ${NAME})?)[.;]`, 'u');
const BEGINS = new RegExp(
  String.raw`^[^.;]{0,90}?\b(in|near|around|across|at|outside) (?:the )?(?:(?:\p{Ll}+ ){1,2}of )?(${NAME}(?:, ${NAME})?(?: and (?:the )?${NAME})?)`,
  'u',
);
/** 'Empresa de mudanzas de Zaragoza especializada en …' */
const OF_TOWN = new RegExp(
  String.raw`^[^.,;]{8,60} (?:de|aus|di) (${NAME}) (?:que|especializad\p{L}*|con|die|mit|für|che)(?!\p{L})`,
  'u',
);
const NOW_IN = new RegExp(
  String.raw`\b(?:now|today|these days|nowadays),? (?:\p{Ll}+ ){0,4}(in|at|near) (${NAME}(?:, ${NAME})?)`,
  'u',
);
const DONE_IN = new RegExp(
  String.raw`\b(?:[Ss]et up|[Ff]ounded|[Ss]tarted|[Oo]pened|[Tt]aught|[Mm]ade|[Bb]aked|[Bb]rewed|[Rr]oasted|[Pp]rinted|[Ww]oven|[Ss]ewn|[Gg]rown) in (${NAME}(?:, ${NAME})?)`,
  'u',
);
const ALONE = new RegExp(
  String.raw`^(?:In |Based in )?(${NAME}(?:, ${NAME})*|${NAME} \(${NAME}\))(?:, [\p{L} ]{2,30})?\.$`,
  'u',
);
const NO_TOWN =
  /^(?:\p{Lu}{2,}\b|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|English|French|German|Spanish|Spring|Summer|Autumn|Winter|Christmas|Easter|I|We|One|Our|The|This|No|EU|WhatsApp|Viber|GST|VAT|CBT|Dr|Mr|Ms|Mrs)\b/u;
const PERSON = new RegExp(
  String.raw`\b(?:run|owned|led|founded|started|watched|made|taught) by (${NAME})|\b(?:my|our) (?:wife|husband|brother|sister|son|daughter|niece|nephew|partner|colleague|son-in-law|uncle|aunt)s? (${NAME})|\b(?:Mr|Mrs|Ms|Dr|Sr|Sra|Dona|Don)\.? (${NAME})|\b[Mm]e(?:,| \() ?(${NAME})|\b(?:[Hh]ead|[Ff]ounder|[Oo]wner|[Dd]irector|[Mm]anager|[Aa]pprentice)[^:.]{0,20}: (?:Ms\. |Mr\. )?(${NAME})`,
  'gu',
);

/** Those whom the brief names as people. */
const peopleIn = (all: readonly Pick<Sentence, 'text'>[]): string[] =>
  all
    .flatMap(({ text }) => [...text.matchAll(PERSON)].map((found) => found.slice(1).find(Boolean) ?? ''))
    .filter(Boolean);

/** 'Leeds.' */
const isTown = (text: string): boolean => {
  const word = /^(\p{Lu}\p{Ll}{2,})\.$/u.exec(text)?.[1];
  return (
    word !== undefined &&
    !NO_TOWN.test(word) &&
    tokensOf(text).flat()[0]?.pos === 'PROPN' &&
    nounSenses(tokensOf(word.toLowerCase()).flat()[0]?.lemma ?? '').length === 0
  );
};

const isPlaceAlone = (text: string): boolean => {
  if (isTown(text)) return true;
  const found = ALONE.exec(
    quiet(text).replace(/ (?:province|region|county|district|state|islands?|valley)(?=[,.])/u, ''),
  )?.[1];
  if (!found || NO_TOWN.test(found)) return false;
  const last =
    found
      .replace(/[()]/g, '')
      .split(/, | (?=\p{Lu})/u)
      .at(-1) ?? '';
  return found.split(', ').some((part) => regions().has(part)) || regions().has(last) || / \(\p{Lu}/u.test(found);
};

/** A country, or a state of one. */
export const isRegion = (name: string): boolean => regions().has(name);

/** 'RAUMA, FINLAND' as it is written elsewhere */
const quiet = (text: string) =>
  text.replace(/\b\p{Lu}{4,}\b/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** @param all every sentence, also those to the makers: 'he is 71, Gifu city, Japan' */
export function placeOf(all: readonly Sentence[], name: string, language: string | undefined): Place | undefined {
  const people = peopleIn(all);
  const clean = (found: string | undefined, isNear = false, isFirst = true): Place | undefined => {
    const town = found
      ?.replace(/,? (?:AND|BUT|OR|WITH|NOT|ALSO|ONLY|FOR|THE)\b.*$/u, '')
      .replace(/ (?:Workshop|Office|Studio|Street|Road)$/u, '');
    return town &&
      !NO_TOWN.test(town) &&
      !NO_PLACE.test(town) &&
      !people.some((person) => town.includes(person) || person.includes(town)) &&
      !town.includes(name)
      ? { name: town, isNear, isFirst }
      : undefined;
  };
  // 'Dorsland Boorwerke, Graaff-Reinet, Eastern Cape'
  const behind = new RegExp(
    String.raw`(?:^|[ (])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: \\([^)]*\\))?,? (?:in |[–—-] )?(${NAME}(?:, ${NAME})*)(?=[.,]| is\b| was\b|$)`,
    'u',
  );
  const early = all.slice(0, 8).map(({ text }) => ({ text: quiet(text) }));
  for (const { text } of early) {
    const found = isPlaceAlone(text) ? ALONE.exec(text)?.[1] : undefined;
    // 'Kent, Sussex and Surrey.'
    const all = / and /u.test(text) ? text.replace(/^(?:In |Based in )|\.$/gu, '') : found;
    if (found) return clean(all?.replace(/ \(([^)]+)\)/u, ', $1'));
  }
  for (const { text } of early) {
    const found = name === '' ? undefined : behind.exec(text)?.[1];
    if (found && found.includes(',')) return clean(found);
  }
  // 'near Keswick, Cumbria'
  for (const { text } of early)
    for (const found of text.matchAll(COUNTRY_AFTER)) {
      const [, town = '', land = ''] = found;
      if (
        regions().has(town) ||
        !land.split(', ').some((one) => regions().has(one)) ||
        /\b(?:customers|clients|made|produced|grown|woven|imported|makers|exporting|export to|ship\w*|sell|sold|to|learned|trained|built|for)\b[^.]*$/iu.test(
          text.slice(0, found.index),
        )
      )
        continue;
      return clean(
        `${town}, ${land}`,
        /\b(?:near|outside|close to|(?:north|south|east|west) of)(?: the)? $/iu.test(text.slice(0, found.index)),
      );
    }
  // 'my father began it in Enugu in 1979, and I now do it in Peckham'
  for (const { text } of language === 'en' ? all.slice(0, 8) : []) {
    const [, at, town] = NOW_IN.exec(text) ?? [];
    const place = clean(town, at === 'near', false);
    if (place) return place;
  }
  for (const { text } of all.slice(0, 20)) {
    const [, at = '', town] = STANDS.exec(text) ?? [];
    const place = clean(town, at === 'near', /^(?:we|i)\b/iu.test(text));
    if (place) return place;
  }
  // 'Set up in Ahmedabad in 2012', 'taught in Guadalajara by …'
  for (const { text } of language === 'en' ? all.slice(0, 6) : []) {
    const done = DONE_IN.exec(text);
    // 'who taught in Cork' is said of somebody
    const town = /\bwho [^.]*$/u.test(text.slice(0, done?.index)) ? undefined : clean(done?.[1], false, false);
    if (town) return town;
  }
  // 'Sail loft, Falmouth.'
  for (const { text } of language === 'en' ? all.slice(0, 2) : []) {
    const town = /^[^,.;:]{3,40}, (\p{Lu}[\p{Ll}'’-]{2,}(?: \p{Lu}\p{Ll}+)?)(?:,|\.$)/u.exec(text)?.[1];
    if (
      town &&
      !/^\p{Lu}\p{Ll}+ \p{Lu}|^[^,]* (?:in|at|near|of|for|from) (?:the )?\p{Lu}/u.test(text) &&
      nounSenses(tokensOf(town.toLowerCase()).flat()[0]?.lemma ?? '').length === 0 &&
      clean(town)
    )
      return clean(town);
    // 'Duluth MN'
    const state = new RegExp(String.raw`(?:^|[ (])(${NAME}),? (${CODES})(?=[,.;)]|$)`, 'u').exec(text);
    if (state?.[1] && state[2]) return clean(`${state[1]}, ${state[2]}`);
  }
  const abroad = all
    .slice(0, 2)
    .map(({ text }) => IN_ABROAD.exec(text)?.[1] ?? OF_TOWN.exec(text)?.[1])
    .find(Boolean);
  if (abroad && language !== 'en') return clean(abroad);
  for (const { text } of all.slice(0, 6)) {
    const town = STANDS_ABROAD.exec(text)?.[1];
    if (town) return clean(town);
  }
  const [opening] = all;
  if (
    opening &&
    opening.text.length < 220 &&
    !/\b(?:to|customers|built|made)\b[^.]{0,40} in \p{Lu}/u.test(opening.text)
  ) {
    const [whole = '', at = '', town] = BEGINS.exec(opening.text) ?? [];
    // 'for yachts in Grenada': where those are for whom it works
    const isBase =
      /^(?:in|at|near|outside)$/.test(at) &&
      !/ of \p{Lu}[^ ]*$| and (?:the )?\p{Lu}|\b(?:for|with) [^.]*$/u.test(whole);
    const place = clean(town, /^(?:near|outside)$/.test(at), isBase);
    if (place) return place;
  }
  // 'Piano and voice, in Ghent and Antwerp.'
  for (const { text } of language === 'en' ? all.slice(0, 4) : []) {
    const town = clean(ADDED.exec(text)?.[1], false, false);
    if (town) return town;
  }
  return undefined;
}
