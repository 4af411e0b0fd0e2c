import { article, thirdPerson, tokensOf } from '@maquette/reading';
import { capital } from '../pen';
import type { Unit } from './units';

/** What the brand is or does, said of it by its name. */
export interface Offer {
  /** a predicate that follows the name: 'is an auction house in Antwerp', 'sweeps chimneys across Powys' */
  predicate: string;
  /** what it is, small first letter, no article: 'auction house'; only where the brief says it is one */
  category?: string;
  /** the same with what belongs to it, as a line under a name: 'Auction house for whole household contents in Antwerp' */
  line?: string;
  /** what it is besides: 'a letterpress studio' */
  besides?: string;
  /** the sentence that says so */
  unit: Unit;
}

const FINITE = /^(?:is|are|was|were|am|'s|'re|'m|have|has|had|can|will|do|does|did)$/;
/** Nouns of what somebody does, which are no thing that one could be. */
const ACTIVITY = /(?:tion|ing|ment|ware|ance|work|repair|design|care|hire|rental|delivery|tuition|lending|s)$/;
const IS_ONE =
  /(?:er|or|ist|ian|house|studio|shop|clinic|school|workshop|company|firm|service|charity|lab|laboratory|centre|center|manufacturer|tannery|estancia|laundrette|laundromat|brewery|bakery|farm|estate|club|gym|museum|theatre|choir|agency|office|practice|mill|forge|foundry|press|yard|shipyard|boatyard|garage|nursery|library|cooperative|co-op|collective|association|foundation|kitchen|café|cafe|restaurant|hotel|hostel|bar|dairy|smokehouse|distillery|winery|vineyard|bookshop|pharmacy|start-?up|startup|app|magazine|publisher|network|station|line|line|hammam|spa|cinema|venue|market|stall|bank|fund|union|archive|institute|academy|crew|team|business|enterprise|family|couple|ferry|orchestra|band|festival|room|parlour|pub|inn|trust|society|guild|troupe|circus|zoo|monastery|convent|abbey|parish|works|hospice|kennel|stables|dye-?house|ropewalk|observatory|archive|funeral home|home)$/i;

/** What is done besides: 'sweep chimneys and fit stoves'. Whatever else follows an 'and' describes a thing. */
const ALSO_DONE =
  /^(?:bake|bind|blow|brew|build|carve|cast|clean|coach|collect|cook|cut|deliver|design|dye|engrave|fit|fix|forge|grow|help|hire|install|lend|maintain|make|mend|paint|plant|press|print|process|produce|publish|raise|refill|rent|repair|replace|resell|restore|roast|run|sell|serve|service|sew|ship|smoke|stage|supply|teach|test|train|translate|treat|tune|weave|weld|write)$/;

/** End like an activity, and are none. */
const NO_ACTIVITY =
  /^(?:thing|something|nothing|anything|everything|morning|evening|spring|ring|king|string|is|was|us|this|yes)$/i;

/** Where the part of a sentence that says what it is comes to its end. */
const ENDS =
  /[;:]|\s[–—-]\s|,\s(?=(?:opened|founded|established|since|started|where|who|which|that|and (?:we|i|it|they|at|also)|we|i|yes|but|so|run|built|based|in the family|people|not an?|with|three|two|four|five|about|around|\d)\b)|,\sand\s(?=(?:we|i|my|it)\b)|\s(?=(?:since|because|who used|whose|where)\b)/i;

/** The noun that carries a description: 'night bus service of the city' → 'service'. */
function headOf(words: string): string {
  let head = '';
  for (const { pos, lower, value } of tokensOf(words).flat()) {
    if (/^(?:for|of|in|at|on|from|to|with|across|near|run|that|which|who|where|teaching|made|woven|based)$/.test(lower))
      break;
    if (/^(?:PUNCT|SCONJ|PRON|AUX|PART)$/.test(pos) && !/^[-&]$/.test(value) && head !== '') break;
    if (/^(?:NOUN|PROPN|ADJ|NUM)$/.test(pos) || (pos === 'VERB' && (IS_ONE.test(lower) || ACTIVITY.test(lower))))
      head = value;
  }
  return head;
}

const trimmed = (text: string): string => text.replace(/[\s,.!?:;–—-]+$/, '');
const LANDS = new Set<string>();
/** Small letters of what countries are called: 'trinidad', 'portugal'. */
function isLand(word: string): boolean {
  if (LANDS.size === 0) {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    for (let one = 65; one <= 90; one++)
      for (let two = 65; two <= 90; two++) {
        const code = String.fromCharCode(one, two);
        const name = names.of(code);
        if (name && name !== code) LANDS.add(name.toLowerCase()).add((name.split(/ [&(]/)[0] ?? name).toLowerCase());
      }
  }
  return LANDS.has(word.toLowerCase());
}
const capitals = (words: string): string => words.replace(/(^|[\s-])(\p{Ll})/gu, (letters) => letters.toUpperCase());

/** Up to where a sentence says what it is, without what stands in brackets. */
function first(text: string): string {
  const whole = trimmed((text.replace(/\s*\([^)]*\)/g, '').split(ENDS)[0] ?? text).replace(JARGON, ''));
  const parts = whole.split(/,\s/);
  let said = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    const words = part.split(' ');
    if (
      words.length <= 3 &&
      !/ (?:in|at|near) \p{Lu}/u.test(said) &&
      isLand(words.at(-1) ?? '') &&
      /^\p{Ll}/u.test(part)
    )
      return `${said} in ${capitals(part)}`;
    const isPlace = /^(?:(?:north|south|east|west|central) )?\p{Lu}\p{Ll}+(?!\d)/u.test(part);
    if (isPlace) said += / (?:in|at|near|of|from|across|outside) \P{Ll}/u.test(said) ? `, ${part}` : ` in ${part}`;
    else if (
      /^(?:and|in|teaching|lending) /.test(part) ||
      (/ and /.test(part) && !/ (?:in|at|across) /.test(said) && !/\d/.test(part))
    )
      said += `, ${part}`;
    else break;
  }
  return said.replace(/\s+/g, ' ').trim();
}
/** What a client mocks, or every other firm says of itself too. */
const JARGON =
  /\b(?:B2B |premium |best-in-class |world-class |leading |innovative )|\s(?:leveraging|delivering|committed to|dedicated to)\b.*$/g;
const smallStart = (text: string): string =>
  /^(?:[A-Z][\p{Ll}'-]*(?:\s|$)|[A-Z][\p{Ll}]+-)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function identity(said: string, hadArticle: boolean, unit: Unit): Offer | undefined {
  const whole = first(said);
  const words = whole.split(' ').length;
  if (words < 1 || words > 28 || whole.length > 180 || whole === '') return undefined;
  const head = headOf(whole);
  if (head === '') return undefined;
  const before = whole.slice(0, whole.indexOf(head) + head.length);
  const small = smallStart(whole);
  const line = capital(whole);
  if (/^of the /.test(whole.slice(before.length + 1)) && IS_ONE.test(head))
    return { predicate: `is the ${small}`, category: smallStart(before), line, unit };
  if (hadArticle || (IS_ONE.test(head) && !/[^s]s$/.test(head)))
    return { predicate: `is ${article(small)}`, category: smallStart(before), line, unit };
  // 'undertakers in Cork': several people are one firm
  if (/(?:ers|ists|ians|makers)$/.test(head) && IS_ONE.test(head.replace(/s$/, '')) && !/\d/.test(before))
    return { predicate: `is a firm of ${small}`, category: smallStart(before), line, unit };
  return ACTIVITY.test(head) && !NO_ACTIVITY.test(head) && !/\b(?:we|i|you|they)\b/i.test(whole)
    ? { predicate: `offers ${small}`, line, unit }
    : undefined;
}

/** 'also we are a letterpress studio', 'we run a working garage': what it is or does besides. */
const BESIDES: [RegExp, string][] = [
  [/\balso\b[^.]*?\bwe are (an? [\p{Ll} -]+?)(?= with\b| from\b| that\b| where\b|,|\.|$)/u, ''],
  [/\bwe (?:also )?run (an? [\p{Ll} -]+?)(?= with\b| from\b| that\b| where\b| in\b|,|\.|$)/u, 'runs '],
];

/** What the brief says that the brand is or does, with what it is besides. */
export function offerOf(units: readonly Unit[], name: string): Offer | undefined {
  const offer = mainOfferOf(units, name);
  if (!offer) return undefined;
  for (const [pattern, verb] of BESIDES)
    for (const { text, isForeign } of units) {
      const found = isForeign ? undefined : pattern.exec(text.charAt(0).toLowerCase() + text.slice(1))?.[1];
      if (found && !offer.predicate.includes(found) && !offer.predicate.startsWith('runs'))
        return { ...offer, predicate: `${offer.predicate}, and ${verb}${found}`, besides: found };
    }
  return offer;
}

/** What the brief says that the brand is, else what it does; undefined where it says neither in so many words. */
function mainOfferOf(units: readonly Unit[], name: string): Offer | undefined {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const names = new RegExp(
    `^(?:we are|we're|i am|i'm|it is|it's|this is|the house is|${escaped} is)\\s+((?:(?:an?|the|one of the)\\s+)?)(?!not\\b|no\\b|so\\b|very\\b|also\\b|only\\b|tired\\b|in\\b|on\\b|at\\b|\\d)(.+)$`,
    'i',
  );
  const does = new RegExp(
    `^(?:we|i|my \\w+ and i|my colleague and i|our guides|our team|(?:two|three|four|five|six) (?:brothers|sisters|friends|women|men|neighbours|people)|${escaped})\\s+(?!are\\b|'re|am\\b|is\\b|was\\b|were\\b|don't|do not|never|need\\b|have\\b|had\\b|do\\b|did\\b|want|would|hope|think|know|started\\b|wanted\\b|await|apolog|tell|watched|also|can\\b|used\\b|said\\b|reckon|suppose)(.+)$`,
    'i',
  );
  const candidates = units.filter(({ isForeign }) => !isForeign).slice(0, 12);
  for (const unit of candidates) {
    const text = trimmed(unit.text);
    const is = names.exec(
      text.replace(/^[^,]{3,60}, (?=(?:we|i)\b)/i, '').replace(/^(?:in|by|at) (?:the )?\p{L}+ (?=we are\b)/iu, ''),
    );
    if (
      is?.[2] &&
      !/^(?:(?:two|three|four|five) )?(?:sisters?|brothers?|friends|cousins|volunteer|widow|son|daughter|youngest|fitter|marketing|small man|short man)/i.test(
        is[2],
      )
    ) {
      const found = identity(is[2], is[1] !== '', unit);
      if (found) return found;
    }
    if (unit.index === 0 || (unit === candidates[0] && candidates[0].index < 3)) {
      const tokens = tokensOf(first(text)).flat();
      const main = tokens.slice(0, 7);
      const isFragment =
        !/^\d/.test(text) &&
        !main.some(
          ({ lower, pos }, at) =>
            FINITE.test(lower) ||
            (/^(?:PRON|AUX)$/.test(pos) && !/^(?:who|that|which|whose)$/.test(lower)) ||
            (at === 0 && pos === 'VERB' && !/ing$/.test(lower)) ||
            (at > 1 &&
              pos === 'VERB' &&
              lower === main[at]?.lemma &&
              main[at - 1]?.pos === 'NOUN' &&
              !IS_ONE.test(lower)),
        );
      const hadArticle = /^an? /i.test(text);
      const found = isFragment ? identity(text.replace(/^(?:an?|the) /i, ''), hadArticle, unit) : undefined;
      if (found) return found;
    }
    const act = does.exec(text);
    if (act && !/^(?:sold|came|went|lost|gave|got)\b/i.test(act[1] ?? '')) {
      const isShort = text.split(' ').length <= 18 && !/,? and (?:we|i)\b|\b(?:since|founded) \d/.test(text);
      const clause = isShort
        ? trimmed(text)
        : (first(text).split(/,? (?:but|so that|because|while|although) /)[0] ?? '');
      if (clause.length < 190) {
        const tokens = tokensOf(
          clause.replace(
            /^(?:my \w+ and i|my colleague and i|our guides|our team|(?:two|three|four|five|six) \w+|i)\b/i,
            'We',
          ),
        ).flat();
        const told = (
          clause.startsWith(`${name} `) ? `Xname${clause.slice(name.length)}` : thirdPerson(tokens, 'Xname', 'Xname')
        ).replace(/(and|,) ([a-z]+?)(e?s) (?=[a-z])/g, (whole, link: string, verb: string, ending: string) =>
          clause.includes(`${link} ${verb} `) && !ALSO_DONE.test(verb)
            ? `${link} ${verb} `
            : clause.includes(`${link} ${verb}${ending.slice(0, -1)} `) &&
                !ALSO_DONE.test(`${verb}${ending.slice(0, -1)}`)
              ? `${link} ${verb}${ending.slice(0, -1)} `
              : whole,
        );
        if (/\byour?\b/.test(clause)) return { predicate: '', unit };
        if (/^Xname \p{Ll}/u.test(told) && !/\b(?:the owner|Xname)\b/.test(told.slice(6)))
          return { predicate: told.slice(6).replace(/^speciali([sz])e\b/, 'speciali$1es'), unit };
      }
    }
  }
  return undefined;
}

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|Cyrillic|Latin|English|French|Spanish|German|Instagram|Facebook|AI|EPDM)/;
const PLACE =
  /\b(?:in|at|near|outside|across|around|from|of the city of|based in|on the)\s+((?:the |north |south |east |west |central )?\p{Lu}[\p{L}'’.-]+(?:\s(?:\p{Lu}[\p{L}'’.-]+|I{1,3}|and the \p{Lu}\p{L}+|de|la|del|da|do))*)((?:,\s(?:(?:north|south|east|west|central)\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*)*)/gu;

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

/** Where it is: 'Antwerp', and with what it lies in: 'Antwerp, Belgium'. */
export function placeOf(units: readonly Unit[], offer: Offer | undefined, name: string): string | undefined {
  const ordered = [...(offer ? [offer.unit] : []), ...units.slice(0, 4)];
  for (const { text } of ordered)
    for (const [, town = '', ,] of text.matchAll(PLACE)) {
      const bare = town.replace(/^the /, '').replace(/[.’']+$/, '');
      if (!MONTH.test(bare) && bare !== name && bare.length > 2) return town.replace(/[.]+$/, '');
    }
  return undefined;
}
