import { article, nounSenses, thirdPerson, thirdSingular, tokensOf } from '@maquette/reading';
import { capital, capitals } from '../pen';
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
/** Further down a brief says other things. */
const MOST_READ = 16;
/** Nouns of what somebody does, which are no thing that one could be. */
const ACTIVITY = /(?:tion|ing|ment|ware|ance|work|repair|design|care|hire|rental|delivery|tuition|lending|s)$/;
const IS_ONE =
  /(?:er|or|ist|ian|smith|wright|monger|keeper|herd|house|studio|shop|clinic|school|workshop|company|firm|service|charity|lab|laboratory|centre|center|manufacturer|tannery|estancia|laundrette|laundromat|brewery|bakery|farm|estate|club|gym|museum|theatre|choir|agency|office|practice|mill|forge|foundry|press|yard|shipyard|boatyard|garage|nursery|library|cooperative|co-op|collective|association|foundation|kitchen|café|cafe|restaurant|hotel|hostel|bar|dairy|smokehouse|distillery|winery|vineyard|bookshop|pharmacy|start-?up|startup|app|magazine|publisher|network|station|line|line|hammam|spa|cinema|venue|market|stall|bank|fund|union|archive|institute|academy|crew|team|business|enterprise|family|couple|ferry|orchestra|band|festival|room|parlour|pub|inn|trust|society|guild|troupe|circus|zoo|monastery|convent|abbey|parish|works|outfit|factory|plant|bureau|depot|smithy|ranch|orchard|greenhouse|roastery|creamery|cannery|sawmill|quarry|bindery|printworks|dojo|playgroup|crèche|creche|surgery|solicitors?|hospice|kennel|stables|dye-?house|ropewalk|observatory|archive|funeral home|home)$/i;

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

/** 'No patient testimonials at all' is no offer. */
const DENIED = /^(?:no|not|never|without|nothing|none|nobody)\b/i;

function identity(said: string, hadArticle: boolean, unit: Unit): Offer | undefined {
  if (DENIED.test(said)) return undefined;
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

/** Done for others, and so what a brand may live by. */
const TRADED =
  /^(?:look|take|train|offer|provide|speciali[sz]e|advise|distribute|import|export|manage|organi[sz]e|arrange|guide|host|insure|loan|transport|treat|breed|rescue|shelter|feed|house|record|master|scan|digiti[sz]e|insulate|plaster|thatch|dig|drill|survey|map|farm|harvest|ferment|bottle|distil|mill|spin|knit|tan|upholster|tailor|alter|sharpen|tow|sweep|tune|manufacture|develop|create|assemble|mould|fire|glaze|polish|pickle|cure|bake|brew|write|draw|photograph|film|edit|recycle|collect|buy|trade|import|shear|groom|walk|board|teach|tutor|coach|counsel|represent|defend|calculate|audit|monitor|inspect|certify|measure|move|remove|clear|empty|pump|wash|iron|dry|clean|bury|cremate|operate|produce)$/;
/** Said of a day, a habit or a wish, and of no trade. */
const IDLE =
  /^(?:show|try|sit|remember|like|prefer|get|find|call|ask|go|come|send|tell|stop|live|wait|close|open|charge|cost|speak|answer|pay|mean|say|use|learn|love|hate|feel|stand|see|hear|understand|turn|leave|own|plan|expect|believe|agree|wish|talk|drive|accept|discount|moved?|met|began|bought|took|keep|put|give|let|stay|sleep|eat|drink|lose|win|belong|depend|care|want|need|share|promise|apply|hang|laugh|worry|admit|check|count|choose|decide|follow|happen|hold|hope|join|listen|mind|miss|notice|play|read|refuse|rely|reply|return|ring|see|set|shut|smell|smile|spend|suggest|throw|touch|travel|understand|visit|wear)$/;
/** What says nothing of the trade: 'a charity', 'a family business', 'a married couple'. */
const VAGUE =
  /^(?:(?:small|registered|local|married|young|little|old|family|two-man|family-run|family-owned|independent|tiny|non-profit|public|private|new|retired) )*(?:charity|ngo|non-?profit|organi[sz]ation|association|company|firm|business|family|couple|team|group|start-?up|enterprise|cooperative|co-op|foundation|collective|duo|social enterprise|house|place|limited company|family business)$/i;
const isVague = ({ category = '', predicate }: Offer): boolean =>
  VAGUE.test(category) && !/ (?:for|of|that|which|who|with) /.test(predicate);

interface Candidate {
  offer: Offer;
  score: number;
}
const bestOf = (all: readonly Candidate[]): Candidate | undefined =>
  all.reduce<Candidate | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined);

/** What the brief says that the brand is or does, else what its name says that it is. */
export function offerOf(units: readonly Unit[], name: string): Offer | undefined {
  const shown = units.filter(({ isForeign }) => !isForeign).slice(0, MOST_READ);
  const identity = bestOf(shown.flatMap((unit, at) => identitiesIn(unit, at, shown, name)));
  const deed = bestOf(shown.flatMap((unit, at) => deedsIn(unit, at, name)));
  const named = fromName(name, shown[0] ?? units[0]);
  const offer =
    identity && !isVague(identity.offer) && (!deed || identity.score >= deed.score)
      ? identity.offer
      : deed && deed.score > 0
        ? identity &&
          isVague(identity.offer) &&
          !/couple|family|team|group|duo|house|place/i.test(identity.offer.category ?? '')
          ? together(identity.offer, deed.offer)
          : deed.offer
        : identity && !isVague(identity.offer)
          ? identity.offer
          : (named ?? (identity && told(identity.offer, shown)));
  if (!offer) return undefined;
  const partner = OF_PERSON.test(offer.unit.text) ? partnerOf(shown, offer) : undefined;
  if (partner) return { ...offer, predicate: `${offer.predicate}, and ${partner}`, besides: partner };
  for (const [pattern, verb] of BESIDES)
    for (const { text, isForeign } of units) {
      const found = isForeign ? undefined : pattern.exec(text.charAt(0).toLowerCase() + text.slice(1))?.[1];
      if (found && !offer.predicate.includes(found) && !offer.predicate.startsWith('runs'))
        return { ...offer, predicate: `${offer.predicate}, and ${verb}${found}`, besides: found };
    }
  return offer;
}

/** What the other of two does: 'Mela has 46 hives and sells the honey'. */
function partnerOf(shown: readonly Unit[], { unit }: Offer): string | undefined {
  const [who] = unit.text.split(' ');
  for (const { index, text } of shown) {
    const [, name, verb = '', thing = ''] =
      /^(\p{Lu}\p{Ll}+)\b[^.]*?\b(sells|makes|grows|bakes|teaches|repairs|brews|weaves|paints|prints|cooks) (?:the |her |his |their )?([\p{L}-]+)/u.exec(
        text,
      ) ?? [];
    if (index !== unit.index && name && name !== who && nounSenses(name.toLowerCase()).length === 0)
      return `${verb} ${thing}`;
  }
  return undefined;
}

/** 'A charity.' and, behind it, what happens there: 'a coach drives to the islands'. */
function told(vague: Offer, shown: readonly Unit[]): Offer {
  const next = shown.find(({ index, text }) => {
    const tokens = tokensOf(text).flat();
    return (
      index > vague.unit.index &&
      index < vague.unit.index + 3 &&
      text.split(' ').length > 6 &&
      !/^(?:it|they|we|i|you|please|no|not)\b/i.test(text) &&
      tokens.some(({ pos }, at) => pos === 'VERB' && at > 1)
    );
  });
  const said = next && first(next.text).split(/ so that | because | in order to /)[0];
  return next && said && said.length < 170
    ? { ...vague, predicate: `${vague.predicate}: ${smallStart(said)}`, line: capital(said), unit: next }
    : vague;
}

/** 'is a charity' and 'repairs wheelchairs': 'is a charity that repairs wheelchairs'. */
const together = (identity: Offer, deed: Offer): Offer => ({
  ...deed,
  predicate: `${identity.predicate.split(/ in (?=\p{Lu})|,/u)[0] ?? identity.predicate} that ${deed.predicate}`,
  ...(identity.category && { category: identity.category }),
  line: capital(deed.predicate),
});

const PEOPLE_ONLY =
  /^(?:(?:two|three|four|five) )?(?:sisters?|brothers?|friends|cousins|volunteer|widow|son|daughter|youngest|fitter|marketing|small man|short man|married|couple|retired|\d)/i;
/** 'Dayton, Ohio.': where, and not what. */
const PLACE_ALONE =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}(?:, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})*\.?$/u;

function identitiesIn(unit: Unit, at: number, shown: readonly Unit[], name: string): Candidate[] {
  // 'Kwik Brine = winter gritting'
  const text = trimmed(unit.text).replace(new RegExp(`^${escaped(name)} ?[=:] ?(?=\\p{L})`, 'iu'), '');
  const names = new RegExp(
    `^(?:we are|we're|i am|i'm|it is|it's|this is|the house is|${escaped(name)} is)\\s+((?:(?:an?|the|one of the)\\s+)?)(?!not\\b|no\\b|so\\b|very\\b|also\\b|only\\b|tired\\b|in\\b|on\\b|at\\b|\\d)(.+)$`,
    'i',
  );
  const is = names.exec(
    text.replace(/^[^,]{3,60}, (?=(?:we|i)\b)/i, '').replace(/^(?:in|by|at) (?:the )?\p{L}+ (?=we are\b)/iu, ''),
  );
  const late = at * 0.7;
  if (is?.[2] && !PEOPLE_ONLY.test(is[2])) {
    const offer = identity(is[2], is[1] !== '', unit);
    if (offer) return [{ offer, score: 9 - late }];
  }
  const isFirst = at === 0 ? unit.index < 4 : at === 1 && PLACE_ALONE.test(shown[0]?.text ?? '');
  if (!isFirst || PLACE_ALONE.test(unit.text)) return [];
  const main = tokensOf(first(text)).flat().slice(0, 7);
  const isFragment =
    !/^\d/.test(text) &&
    !main.some(
      ({ lower, pos }, index) =>
        FINITE.test(lower) ||
        (/^(?:PRON|AUX)$/.test(pos) && !/^(?:who|that|which|whose)$/.test(lower)) ||
        (index === 0 && pos === 'VERB' && !/ing$/.test(lower)) ||
        (index > 1 &&
          pos === 'VERB' &&
          lower === main[index]?.lemma &&
          main[index - 1]?.pos === 'NOUN' &&
          !IS_ONE.test(lower)),
    );
  const offer = isFragment ? identity(text.replace(/^(?:an?|the) /i, ''), /^an? /i.test(text), unit) : undefined;
  return offer ? [{ offer, score: 9 }] : [];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const CUE =
  /^(?:and |so |but )?(?:(?:so )?what (?:we|i) (?:actually |really |mainly |mostly )?do(?: now| here| today)?(?:,? (?:is|is that))?|(?:our|my) (?:work|job|business|trade) is(?: that)?)[:,]? (?=(?:we|i)\b)/i;
const HIRED = /^(hire|rent|borrow|buy|order|book) (?=\p{Ll})/iu;
const GIVEN: Record<string, string> = {
  hire: 'hires out',
  rent: 'rents out',
  borrow: 'lends',
  buy: 'sells',
  order: 'sells',
  book: 'offers',
};

function deedsIn(unit: Unit, at: number, name: string): Candidate[] {
  const whole = trimmed(unit.text);
  const hasCue = CUE.test(whole);
  const text = capital(whole.replace(CUE, ''));
  const late = at * 0.7;
  const hired = at === 0 ? HIRED.exec(text)?.[1]?.toLowerCase() : undefined;
  if (hired) {
    const said = first(text).replace(HIRED, '');
    return said === '' ? [] : [{ offer: { predicate: `${GIVEN[hired]} ${said}`, unit }, score: 7 }];
  }
  const does = new RegExp(
    `^(?:we|i|my \\w+ and i|my colleague and i|our guides|our team|(?:two|three|four|five|six) (?:brothers|sisters|friends|women|men|neighbours|people)|${escaped(name)})\\s+(?:(?:mainly|mostly|now|hand|basically|actually)\\s+)?(?!are\\b|'re|am\\b|is\\b|was\\b|were\\b|will\\b|'ll|'ve|don't|do not|never|need\\b|have\\b|had\\b|do\\b|did\\b|want|would|hope|think|know|started\\b|wanted\\b|await|apolog|tell|watched|also|can\\b|used\\b|said\\b|reckon|suppose)(.+)$`,
    'i',
  );
  const act = does.exec(text);
  if (!act) return ofPerson(unit, text, late);
  const [verb = ''] = (act[1] ?? '').toLowerCase().split(/[^\p{L}-]/u);
  const base = /s$/.test(verb) && text.startsWith(name) ? (tokensOf(`It ${verb} it`).flat()[1]?.lemma ?? verb) : verb;
  if (
    /^(?:sold|came|went|lost|gave|got)$/i.test(verb) ||
    (/ed$/.test(verb) && !/^(?:need|feed|embed|breed|shred|weed|seed)$/.test(verb))
  )
    return [];
  const isTraded = ALSO_DONE.test(base) || TRADED.test(base);
  const isShort =
    text.split(' ').length <= 18 && !/,? and (?:we|i)\b|\b(?:since|founded) \d/.test(text) && !RUNS_ON.test(text);
  const clause = isShort
    ? trimmed(text)
    : ((first(text).split(/,? (?:but|so that|because|while|although) /)[0] ?? '').split(RUNS_ON)[0] ?? '');
  if (clause.length >= 190) return [];
  const tokens = tokensOf(
    clause.replace(
      /^(?:my \w+ and i|my colleague and i|our guides|our team|(?:two|three|four|five|six) \w+|i)\b/i,
      'We',
    ),
  ).flat();
  const told = (
    clause.startsWith(`${name} `) ? `Xname${clause.slice(name.length)}` : thirdPerson(tokens, 'Xname', 'Xname')
  ).replace(/(and|,) ([a-z]+?)(e?s) (?=[a-z])/g, (all, link: string, word: string, ending: string) =>
    clause.includes(`${link} ${word} `) && !ALSO_DONE.test(word)
      ? `${link} ${word} `
      : clause.includes(`${link} ${word}${ending.slice(0, -1)} `) && !ALSO_DONE.test(`${word}${ending.slice(0, -1)}`)
        ? `${link} ${word}${ending.slice(0, -1)} `
        : all,
  );
  if (/\byour?\b/.test(clause) || !/^Xname \p{Ll}/u.test(told) || /\b(?:the owner|Xname)\b/.test(told.slice(6)))
    return [];
  const offer = { predicate: told.slice(6).replace(/^speciali([sz])e\b/, 'speciali$1es'), unit };
  const weight = hasCue ? 6 : isTraded ? 0 : IDLE.test(base) ? -12 : at < 3 ? -1 : -5;
  return [{ offer, score: 8.5 + weight - late }];
}
/** Goes on with something else: 'corozo, it is a nut of palm'. */
const RUNS_ON =
  /,? (?:and |but )?(?:it|they|this|that|he|she)(?:'s|'re| is| are| has| was)\b|, (?:but|so|because|which|and then)\b/i;

/** 'Gregor Medved is tuning pianos': one of those who run it. */
const OF_PERSON =
  /^(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?: \([^)]*\))? (?:(?:is|are) (\p{L}+ing)(?: and (\p{L}+ing))?|(\p{Ll}+s)(?: and (\p{Ll}+s))?) (.+)$/u;
const baseOf = (word: string): string | undefined => {
  const stem = word.replace(/ing$|s$/, '');
  return [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1'), stem.replace(/e$/, ''), stem.replace(/ie$/, 'y')].find(
    (one) => ALSO_DONE.test(one) || TRADED.test(one),
  );
};
/** 'My brother Pete mills oak into beams, and I (Lorna) make lanterns' */
const OF_TWO =
  /^My \p{L}+(?: \p{Lu}\p{L}+)? (\p{Ll}+s) ([^,]{4,60}),? and (?:i|we)(?: \([^)]*\))? (\p{Ll}+) ([^,.;]{4,60})/iu;
function ofPerson(unit: Unit, text: string, late: number): Candidate[] {
  const [, one = '', what = '', other = '', besides = ''] = OF_TWO.exec(text) ?? [];
  if (baseOf(one) && baseOf(other))
    return [{ offer: { predicate: `${one} ${what}, and ${thirdSingular(other)} ${besides}`, unit }, score: 8 - late }];
  const [, who = '', being, alsoBeing, does, alsoDoes, rest = ''] =
    OF_PERSON.exec(text.replace(/\s*\([^)]*\)/g, '')) ?? [];
  const base = baseOf(being ?? does ?? '');
  if (who === '' || base === undefined || nounSenses(who.toLowerCase()).length > 0) return [];
  const also = baseOf(alsoBeing ?? alsoDoes ?? '');
  const verbs = [base, ...(also ? [also] : [])].map(thirdSingular).join(' and ');
  const clause = first(`${verbs} ${rest}`).split(/, (?:only|but|since)\b/)[0] ?? '';
  return clause.split(' ').length < 16 ? [{ offer: { predicate: clause, unit }, score: 6 - late }] : [];
}

/** In a name these say what it is; 'timber' does not. */
const NAMED_KIND =
  /^(?:practice|clinic|school|studio|workshop|bakery|brewery|dairy|distillery|winery|farm|nursery|museum|theatre|library|gallery|café|cafe|restaurant|hotel|hostel|garage|forge|foundry|mill|press|academy|institute|agency|pharmacy|bookshop|cinema|choir|orchestra|laundry|laundrette|shipyard|boatyard|tannery|smokehouse|kennels|stables|circus|surgery|hospice|archive|observatory|charity|cooperative)$/i;

/** 'Corrib Tinnitus Practice' says what it is: 'a tinnitus practice'. */
function fromName(name: string, unit: Unit | undefined): Offer | undefined {
  const words = name
    .replace(/ (?:at|in|on|of) .*$/, '')
    .replace(/,? (?:ltd|limited|gmbh|inc|llc|cic|co)\.?$/i, '')
    .split(/\s+/);
  const known = (word: string) => /^\p{L}{3,}$/u.test(word) && nounSenses(word.toLowerCase()).length > 0;
  const last = words.at(-1) ?? '';
  if (!unit || words.length < 2 || !known(last)) return undefined;
  let from = words.length - 1;
  while (from > 1 && known(words[from - 1] ?? '') && from > words.length - 3) from--;
  const said = words.slice(from).join(' ').toLowerCase();
  if (
    NAMED_KIND.test(last) &&
    !/^(?:line|market|room|house|home|band|fund|union|company|business|works|yard|trust|team|crew)$/i.test(said)
  )
    return { predicate: `is ${article(said)}`, category: said, line: capital(said), unit };
  if (
    /^(?:room|kitchen|shed|bus|boat|van|club|yard|barn|table|lab|house)$/i.test(last) &&
    /ing$/i.test(words.at(-2) ?? '')
  )
    return { predicate: `is ${article(said)}`, category: said, line: capital(said), unit };
  return /(?:ing|ware|work|repair|care|tuition)$/i.test(last) && !NO_ACTIVITY.test(last)
    ? { predicate: `offers ${said}`, line: capital(said), unit }
    : undefined;
}
