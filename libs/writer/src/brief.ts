import {
  type Phrase,
  plural,
  readText,
  singular,
  type Statement,
  type TextReading,
  thirdPerson,
} from '@maquette/reading';
import { entriesOf, type Entry, lineOf } from './knowledge/entries';
import { AUDIENCES, LEVERS, LIMITS } from './knowledge/levers';
import { familyOf, KNOWN, type Trade } from './knowledge/trade';
import { bare, capital, hash, sentence } from './pen';

const patternsOf = (notes: string): { id: string; entry: Entry; test: RegExp }[] =>
  [...entriesOf(notes)].map(([id, entry]) => ({ id, entry, test: new RegExp(lineOf(entry, 'test'), 'i') }));
const levers = patternsOf(LEVERS);
const limits = patternsOf(LIMITS);
const audienceKinds = patternsOf(AUDIENCES);

/** One thing that a brief says, in the forms that sections need. */
export interface Fact {
  /** as it was written */
  said: string;
  /** of the brand in the third person, a whole sentence: 'Alder bakes twice a day.' */
  told: string;
  /** without its subject, no full stop: 'Bakes twice a day' */
  short: string;
  isLimit: boolean;
  /** the fewest words that point to it: 'the 36-hour fermentation' */
  handle: string;
  /** speaks as 'we', so that it can be quoted as the brand's own voice */
  isVoice: boolean;
  statement: Statement;
  /** may be printed: no instruction to the agency, no aside, nothing private, and a sentence or a plain note */
  isPublic: boolean;
  /** what in it can be argued with, and how */
  points: { handle: string; lever: { id: string; entry: Entry } }[];
  lever?: { id: string; entry: Entry };
  limit?: { id: string; entry: Entry };
  /** something that customers could ask for and do not get */
  isRefusal: boolean;
}

/** All that is known of a brand before anything is written. */
export interface Brief {
  name: string;
  reading: TextReading;
  /** the same for the same brand, another for every other */
  seed: number;
  /** 'bakery': what the brand is, in the fewest words */
  noun: string;
  /** what it makes, sells or does, in its own words where it says so */
  offer: string;
  /** what it is or does, whole: 'a family bakery in Ghent' */
  identity?: string;
  facts: Fact[];
  limits: Fact[];
  /** what the brief says twice in ways that cannot both be so, as sentences */
  conflicts: string[];
  wishes: Statement[];
  /** in its own words: 'schools who can't afford a new one' */
  audiences: string[];
  kinds: Entry[];
  /** 'in Ghent' */
  where?: string;
  trade: Trade;
  second?: Trade;
  /** what the brief calls its second trade */
  secondNoun?: string;
  isKnownTrade: boolean;
  colours: { wanted: string[]; banned: string[] };
  /** things that the brief names and one could photograph: 'the old car' */
  things: string[];
  /** what people may not be told or sold, small letters: 'sweet pastries' */
  refused: string[];
}

const NOT_ITSELF = /^(?:like|than|former|old|ex|unlike|from|near|behind|beside|opposite|above|below)$/;

/** How strongly a trade's own words stand in the text, and where: what it calls itself counts most. */
function score(
  trade: Trade,
  { reading, name }: { reading: TextReading; name: string },
): { points: number; term: string | undefined } {
  const has = (text: string, term: string) =>
    ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `.includes(` ${term} `);
  const forms = [...new Set(trade.terms.flatMap((term) => [term, plural(term)]))];
  let points = forms.some((term) => has(name, term)) ? 1.5 : 0;
  let best = { weight: 0, term: undefined as string | undefined };
  const counted = new Set<string>();
  for (const { phrases, tokens, kind, subject, sentence } of reading.statements) {
    if (kind === 'wish' || kind === 'aside') continue;
    for (const phrase of phrases) {
      if (
        phrase.negated ||
        NOT_ITSELF.test(phrase.preposition ?? '') ||
        phrase.modifiers.some((word) => NOT_ITSELF.test(word))
      )
        continue;
      // 'Registered charity.' says what it is as much as a whole sentence
      const isIdentity =
        phrase === reading.identity ||
        // 'a laundromat that is also a library'
        (reading.identity !== undefined &&
          phrases.includes(reading.identity) &&
          phrase.preposition === undefined &&
          (phrase.verb === undefined || phrase.verb === 'be')) ||
        (subject === 'none' && phrase.from === 0 && phrase.to === tokens.length);
      const isAudience = /^(?:for|to|by|against|with)$/.test(phrase.preposition ?? '');
      const isPlace = /^(?:in|at|on|inside|under)$/.test(phrase.preposition ?? '');
      for (const term of forms) {
        if (counted.has(term) || !has(phrase.bare, term)) continue;
        counted.add(term);
        const isHead = phrase.bare.toLowerCase().endsWith(term);
        const isOffered = MAKES.test(phrase.verb ?? '') && phrase.preposition === undefined && subject !== 'other';
        const isFirst = sentence === 0;
        const weight =
          (isIdentity
            ? isHead
              ? 6
              : 4
            : isAudience || isPlace
              ? 0.3
              : (isOffered ? 2 : 0.7) * (isHead ? 1 : 0.6) * (isFirst ? 1.6 : 1)) + (term.includes(' ') ? 1.5 : 0);
        points += weight;
        if (isIdentity && isHead && weight > best.weight) best = { weight, term };
      }
    }
    for (const { lemma, pos } of tokens)
      if (pos === 'VERB' && kind !== 'limit' && trade.terms.includes(lemma) && !counted.has(lemma)) {
        counted.add(lemma);
        points += subject === 'other' && sentence > 0 ? 0.5 : sentence === 0 ? 3 : 1.5;
      }
  }
  return { points, term: best.term };
}

const MAKES =
  /^(?:make|bake|build|sell|repair|restore|mend|grow|brew|roast|produce|print|weave|carve|design|teach|offer|rent|lend|run|cook|serve|supply|publish|paint|tune|clean|install|deliver|collect|train|translate|write|craft|forge|distil|press|sew|knit|raise|breed|host|organise|organize|provide|develop|manufacture|cut|dye|bind|cast|film|record|play|perform|guide|lead|treat|advise|audit|represent|rescue|recycle|refurbish|smoke|ferment|pickle|import|trade|insure|plant|engrave|fix|service|stage|breed|sweep|sharpen|hire|maintain|modernise|modernize|fit|operate|rescue|transport|carry|schedule)$/;
const PERSON =
  /(?:brothers|sisters|people|person|anyone|anybody|everyone|everybody|those|someone|whoever|customers?|clients?|women|men|children|kids|girls|boys|adults?|famil(?:y|ies)|neighbou?rs?|residents?|members?|couples?|dogs?|cats?|horses?|schools?|teams?|households?|[a-z]+(?:ers|ors|ists|ants|ians|ees)|students?|pupils?|visitors?|nurses|doctors?|patients?|tourists|seniors|chefs|parents?|firms|companies|businesses|restaurants|hotels|hospitals|offices|shops|cities|municipalities|councils|institutions|museums|choirs|orchestras|clubs|farms|shipyards|agencies|practices|clinics)$/i;

/** Words that a brief says 'for' or 'to' before, and that are people or organisations, up to the end of their clause. */
function audiencesOf(statements: readonly Statement[]): string[] {
  const found: string[] = [];
  for (const { tokens, kind } of statements) {
    // 'Our customers are housing cooperatives', 'Most of our patients are 60 to 85'
    const be = tokens.findIndex(({ lower }) => lower === 'are' || lower === 'were');
    const said = tokens
      .slice(be + 1)
      .map(({ space, value }) => space + value)
      .join('')
      .trim();
    const who = tokens
      .slice(0, be)
      .map(({ lower }) => lower)
      .join(' ');
    const people =
      /\b(?:customers|clients|buyers|patients|riders|students|guests|passengers|readers|members|users|visitors|families|learners|audience)\b/.exec(
        who,
      )?.[0];
    if (be < 1 || be > 6 || !people || kind === 'wish' || kind === 'aside') continue;
    const first = (
      said
        .replace(/\s*\([^)]*\)?/g, '')
        .split(/ and (?:were|are|have|who)| who came | who have | because | since |, in that order/)[0] ?? said
    ).replace(/[,;:\s]+$/, '');
    const ages = /^(\d\d)(?: to | ?[-–] ?)(\d\d)/.exec(first);
    found.push(
      ages
        ? `${people} aged ${ages[1]} to ${ages[2]}`
        : /^(?:\d|mostly|between|from|under|over|aged)/.test(first)
          ? people
          : first.length < 90
            ? first.replace(/^(?:mainly|mostly|usually) /, '')
            : people,
    );
  }
  for (const { phrases, tokens, kind } of statements) {
    for (const [at, phrase] of phrases.entries()) {
      const isBought =
        /^(?:for)$/.test(phrase.preposition ?? '') ||
        (phrase.preposition === 'to' &&
          /^(?:sell|lend|teach|supply|deliver|rent|offer|give|appeal|speak|serve)$/.test(phrase.verb ?? '')) ||
        (!phrase.preposition &&
          /^(?:serve|help|teach|support|attract|train|reach|insure|represent|advise|take|guide|lead|bring|feed|house|host|welcome|treat|employ)$/.test(
            phrase.verb ?? '',
          ));
      const isPrice = tokens
        .slice(Math.max(0, phrase.from - 4), phrase.from)
        .some(({ value }) => /^[€$£]$|^free$/i.test(value));
      if (
        !isBought ||
        isPrice ||
        phrase.negated ||
        /^\d/.test(phrase.bare) ||
        !PERSON.test(phrase.head) ||
        (kind === 'limit' && phrase.negated)
      )
        continue;
      let to = phrase.to;
      while (
        phrase.preposition !== undefined &&
        to < tokens.length &&
        !/^[,.;:()–—]$/.test(tokens[to]?.value ?? '') &&
        !/^(?:at|and|but|because|since|so)$/.test(tokens[to]?.lower ?? '')
      )
        to++;
      const next = phrases[at + 1];
      // 'for hospitals, weddings, churches and two radio stations' is one list
      const rest = tokens
        .slice(phrase.to)
        .map(({ space, value }) => space + value)
        .join('');
      const enumeration =
        phrase.preposition === 'for'
          ? /^((?:, [\p{L}\d' -]{3,30}){1,5},? and [\p{L}\d' -]{3,40})/u.exec(rest)?.[1]
          : undefined;
      if (tokens[phrase.to]?.lower === 'and' && next && next.from === phrase.to + 1 && PERSON.test(next.head))
        to = Math.max(to, next.to);
      if (to - phrase.from > 16) to = phrase.to;
      const text = thirdPerson(tokens.slice(phrase.from, to), 'the brand').replace(/^(?:our|its|the) /i, '');
      const whole = enumeration ? `${phrase.bare}${enumeration}` : text;
      const small = phrase.isName ? whole : whole.charAt(0).toLowerCase() + whole.slice(1);
      if (!found.some((other) => other.includes(small) || small.includes(other))) found.push(small);
    }
  }
  return found
    .filter((one, index) => !found.some((other, at) => at !== index && other !== one && other.includes(one)))
    .slice(0, 4);
}

const COLOUR_WORDS =
  /\b(?:(?:dark|light|pale|deep|bright|warm|cool|navy|forest|bottle|sky|brick|rust|mustard|moss|olive|ink|petrol|racing|racing|signal) )?(?:red|blue|green|yellow|orange|pink|purple|violet|brown|black|white|grey|gray|beige|gold|golden|turquoise|teal|burgundy|oxblood|ochre|terracotta|cream|ivory|lilac|magenta|indigo|petrol|mustard|mint|coral|salmon|navy|crimson|anthracite|sand)s?\b/gi;

function coloursOf(statements: readonly Statement[]): Brief['colours'] {
  const [wanted, banned]: [string[], string[]] = [[], []];
  for (const { text, kind } of statements) {
    const isAboutLook =
      kind === 'wish' ||
      /\b(?:colou?rs?|logo|look|painted|label|brand|green and|palette|uniform|vans?|sign)\b/i.test(text);
    for (const match of text.matchAll(COLOUR_WORDS)) {
      const word = match[0].toLowerCase();
      const before = text.slice(Math.max(0, match.index - 40), match.index).toLowerCase();
      const isBanned = /\b(?:no|not|never|without|avoid|nothing|hates?|dislikes?|anything)\b[^.;]*$|n't\b[^.;]*$/.test(
        before,
      );
      if (isBanned) banned.push(word);
      else if (isAboutLook) wanted.push(word);
    }
  }
  return { wanted: [...new Set(wanted)], banned: [...new Set(banned)] };
}

const PARTICIPLE =
  /^(?:closed|open|run|founded|made|built|based|owned|sold|printed|grown|baked|born|established|led|funded|certified|licensed|booked|paid|staffed|located|named|produced|designed|trained|inspired|started|supported|known)\b/i;

function factOf(statement: Statement, name: string, owner: string): Fact {
  const { tokens, text, subject } = statement;
  const told = thirdPerson(tokens, name, owner);
  const isVoice = /^(?:we|i|our|my)\b/i.test(text);
  let short = told.startsWith(`${name} `) ? told.slice(name.length + 1) : told;
  short = short.replace(/^(?:is|was) (?=(?:closed|open|run|founded|made|built|based|owned)\b)/, '');
  let whole = told;
  if (subject === 'none' || !tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) {
    const no = /^no ([^,]+)(.*)$/i.exec(told);
    if (no)
      whole = `There ${/\b(?:s|\w+s|people|children|men|women)$/i.test((no[1] ?? '').split(/ (?:after|before|on|in|at|for|from|of|with) /)[0] ?? '') ? 'are' : 'is'} ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
    else if (PARTICIPLE.test(told))
      whole = `${name} ${/^(?:founded|built|born|established|started)\b/i.test(told) ? 'was' : 'is'} ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
    else if (tokens[0]?.pos === 'VERB' && /(?:ing)$/.test(tokens[0].lower))
      whole = `${name} is ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  }
  // 'A charity lending wheelchairs': it says what the brand is
  const firstVerb = tokens.find(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (
    /^an? /i.test(told) &&
    (firstVerb === undefined || (/(?:ing|ed|en|made|run|for)$/.test(firstVerb.lower) && firstVerb.pos === 'VERB')) &&
    statement.sentence === 0
  )
    whole = `${name} is ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  const isLimit = statement.kind === 'limit';

  return {
    said: text,
    told: sentence(whole),
    short: capital(bare(short)),
    isLimit,
    handle: handleOf(statement),
    isVoice,
    statement,
    isPublic: isPublic(statement, owner !== name),
    isRefusal: isLimit && isRefusal(statement),
    points: pointsOf(statement, isLimit),
    limit: isLimit && isRefusal(statement) ? limits.find(({ test }) => test.test(refusedPart(text))) : undefined,
  };
}

/** Written for the agency, about the writer, or about others: true perhaps, and never to be printed. */
const PRIVATE =
  /\b(?:not allowed to|may not|fined|never use|don't put|don't want|do not want|people think|website|logo|committee|wife|husband|daughter|colleague|printer|competitors?|gentlemen|certain|for a laugh|joking|told to|start-?up|rang about|suggested|marketing|slogan|turnover|scones|cricket|bathroom|brother-in-law|nuisance|at christmas|reckon|brand\b|hi,|yes,|no\.$|i think|i won't|see test|the next step|target|donors|survey|good bloke|knee|second gearbox|km on it|likes)\b/i;

/** Whether a statement can stand in public: it has a verb or is a short note, and is told about the business. */
function isPublic({ text, tokens, kind }: Statement, hasOwner: boolean): boolean {
  const isPersonal = hasOwner && /\b(?:I|me|my|he|she|him|her)\b/.test(text);
  const dangling =
    /^(?:because|if|when|although|since(?! \d)|not|never|which|who|that|and|but|or|see)\b/i.test(text) ||
    /\b(?:refuse|refuses|as well|so)$/i.test(text);
  const open = (text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length;
  return tokens.length > 1 && !isPersonal && !dangling && !open && !PRIVATE.test(text) && kind !== 'wish';
}

/** Statements that speak of no offer, whatever their verb. */
const NO_OFFER = /\b(?:assistant|printer|leverag\w*|excellence|website|magenta)\b/i;

const ACTS =
  /^(?:fit|sell|take|deliver|ship|use|build|work|accept|offer|make|buy|hire|charge|collect|lend|serve|bake|brew|import|print|plant|ask|do|ring|call|add|cut|keep|require|need|advertise|test|treat|repair|replace|resell|open|book|cook|put|rejuvenate|spray|export|train|breed|discount)$/;
/** Whether a 'no' is something that customers could ask for and do not get: not a joke, an attitude or a remark. */
function isRefusal({ tokens, subject, phrases, text }: Statement): boolean {
  if (PRIVATE.test(text) || /\bthe (?:word|term)\b/.test(text)) return false;
  const no = tokens.findIndex(({ lower }) => /^(?:not|never|n't)$/.test(lower));
  const verb = tokens.slice(no + 1).find(({ pos }) => pos === 'VERB');
  if (subject === 'brand' && no !== -1 && verb && ACTS.test(verb.lemma))
    return phrases.some(({ from }) => from > no) || /\bask\b/.test(text);
  return (
    /^(?:no|closed)\b/i.test(text) &&
    limits.some(
      ({ id, test }) => /^(?:ingredient|plastic|closed|booking|delivery|children|import)$/.test(id) && test.test(text),
    )
  );
}

/** The parts of a statement between its commas, each with the kind of argument that it is. */
function pointsOf({ text, figures }: Statement, isLimit: boolean): Fact['points'] {
  const points: Fact['points'] = [];
  for (const segment of text
    .split(/[;()]|,(?!\d)|: | and (?=(?:it|we|costs?|a|an|the|takes?|pays?|has|have|nobody)\b)/)
    .map((part) => part.trim().replace(/^(?:and|but|or|so|also|now) /, ''))) {
    if (segment.length < 5) continue;
    const own = figures.filter(({ text: words }) => segment.includes(words));
    const lever = levers.find(
      ({ id, test }) =>
        test.test(segment) &&
        !points.some((point) => point.lever.id === id) &&
        (id !== 'scale' || !own.some(({ kind }) => kind === 'money')) &&
        (!isLimit ||
          /^(?:small|waiting|nothing-added|secret|local|fast|season|guarantee|price-figure|scale)$/.test(id)),
    );
    if (!lever) continue;
    const figure = own.find(({ kind, text: words }) => words.length < 44 && words.includes(' ') && kind !== 'year');
    points.push({
      lever,
      handle:
        segment.length <= 64
          ? `“${bare(segment)}”`
          : figure
            ? `“${figure.text}”`
            : `“${segment
                .split(' ')
                .slice(0, 9)
                .join(' ')
                .replace(/ (?:and|the|a|an|of|in|to|with|for|that|who|because|is|from|at|on|by|it|if)$/, '')} …”`,
    });
  }
  return points;
}

/** What a refusal is about: the words after its 'no', up to a condition. */
const refusedPart = (text: string): string =>
  (
    /(?:\b(?:no|not|never|without|nobody|only|closed)\b|n't)\s*(.*)$/i.exec(
      text.split(/ (?:where|who|that|because|when|if|unless|which) /i)[0] ?? text,
    )?.[0] ?? text
  ).toLowerCase();

/** Where a brief contradicts itself: a strategist asks before anything is printed. */
function conflictsOf({ statements, text }: TextReading, year: number | undefined): string[] {
  const found: string[] = [];
  const begun = /\b(?:since|founded|set up|started|established|opened|built)(?: \w+){0,3}? ((?:1[5-9]|20)\d\d)\b/i.exec(
    text,
  );
  const long =
    /\bfor (?:over |more than |about |almost |nearly )?(\d+|twenty|thirty|forty|fifty|sixty|a hundred) years\b/i.exec(
      text,
    );
  const WORDS: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, 'a hundred': 100 };
  const years = long?.[1] === undefined ? 0 : (WORDS[long[1].toLowerCase()] ?? Number(long[1]));
  if (year !== undefined && begun?.[1] !== undefined && years > year - Number(begun[1]))
    found.push(
      `The brief says “${begun[0]}” and “${long?.[0] ?? ''}”: both cannot be so, and the wrong one must not be printed`,
    );
  for (const { phrases, text: said } of statements)
    for (const no of phrases.filter(
      ({ negated, text: words, modifiers, from }) =>
        from === 0 && negated && /^no /i.test(words) && modifiers.length === 0,
    ))
      for (const { phrases: others, kind } of statements) {
        const yes = others.find(({ negated, lemma, verb }) => !negated && lemma === no.lemma && verb !== undefined);
        if (yes && kind !== 'aside')
          found.push(
            `“${no.text}” and “${yes.text}” stand in the same brief (“${bare(said)}”): settle which of them holds before either is promised`,
          );
      }
  const asks = statements.find(
    ({ text: said }) =>
      /\b(?:never|not|n't) (?:\w+ )?ask\b.*\b(?:money|donations?|public)\b/i.test(said) ||
      /\bno (?:donations|fundraising)\b/i.test(said),
  );
  const donors = /\b[^.,;]*\b(?:donors?|donations?)\b[^.,;]*/i.exec(
    text.replace(asks?.text.split(',')[0] ?? '\u0000', ''),
  );
  if (asks && donors)
    found.push(
      `The brief says “${bare(asks.text.split(',')[0] ?? asks.text)}” and also “${bare(donors[0])}”: the first cannot stay as it is if the second is wanted`,
    );
  return [...new Set(found)].slice(0, 3);
}

const ABSTRACT =
  /(?:tion|ment|ness|ity|ance|ence|ship|hood|ism|ing|ure|age|cy|sis|ics|th|day|days)$|^(?:year|week|month|hour|minute|time|way|thing|kind|sort|lot|bit|part|rest|side|end|job|work|price|fee|cost|sale|idea|name|word|question|answer|reason|rule|case|fact|figure|number|rate|share|half|third|accident|salary|wage|income|money|budget|turnover|target|standard|promise|joke|laugh|pity|talk|word|call|order|request|company|firm|business|team|staff|life|death|love|home|everything|nothing|something|anything|one|ones|people|place|area|region|country|city|town|village|street|north|south|east|west|center|centre|use|look|feel|start|step|stop|turn|try|visit|course|exam|list|means|result|board|service|system|site|stock|type|world|charge|interest|need|help|care|air|man|woman|girl|boy|child|kid|sister|brother|father|mother|wife|husband|son|daughter|owner|client|customer|drive|control|guarantee|thirds|quarter)s?$/;

/** Things with a surface, as the brief calls them; what it says no to and what is only counted stays out. */
function thingsOf({ statements, places }: TextReading): string[] {
  const found = statements
    .filter(({ kind }) => kind === 'claim' || kind === 'identity')
    .flatMap(({ phrases }) => phrases)
    .filter(
      ({ negated, isName, bare: words, head, lemma, preposition }) =>
        !negated &&
        !isName &&
        !/\d|['’]/.test(words) &&
        words.length > 4 &&
        words.length < 34 &&
        !PERSON.test(head) &&
        !ABSTRACT.test(lemma) &&
        !ABSTRACT.test(head) &&
        !/^(?:like|as|than|per|since|until|by)$/.test(preposition ?? ''),
    )
    .filter(
      ({ text: words }) =>
        !places.some(({ text }) => text.includes(words)) &&
        !/^(?:that|this|these|those|any|every|each|no|another|all) /i.test(words),
    )
    .sort(
      (one, other) =>
        Number(MAKES.test(other.verb ?? '')) - Number(MAKES.test(one.verb ?? '')) ||
        Number(other.modifiers.length > 0) - Number(one.modifiers.length > 0),
    )
    .map(({ bare: words }) => words);
  return [...new Set(found)].slice(0, 4);
}

/** Something short to point to a statement with: its figure, its object, or itself. */
function handleOf({ figures, phrases, kind, text }: Statement): string {
  const figure = figures.find(
    ({ kind: of, text: words }) => of !== 'count' && words.length < 42 && words.includes(' '),
  );
  if (figure)
    return figure.kind === 'money' || figure.kind === 'year'
      ? `“${figure.text}”`
      : `the ${figure.text.replace(/^(?:a|an|the|in|within|only) /i, '')}`;
  if (text.length <= 60) return `“${bare(text)}”`;
  const negated = phrases.find((phrase) => phrase.negated && phrase.bare.length > 4);
  if (kind === 'limit' && negated) return `“no ${negated.bare}”`;
  const count = figures.find(
    ({ kind: of, text: words, value }) =>
      of === 'count' &&
      value > 1 &&
      words.length < 36 &&
      /[a-z]{4}/i.test(words.replace(/^\S+ ?/, '')) &&
      !/^\d+s /.test(words),
  );
  if (count) return `“${count.text}”`;
  const object = phrases.find(
    ({ verb, preposition, isName, head, bare: words, modifiers }) =>
      verb !== undefined &&
      preposition === undefined &&
      !isName &&
      !PERSON.test(head) &&
      (modifiers.length > 0 || words.length > 7),
  );
  if (object) return `the ${object.bare}`;
  const first = text.split(/[,;(]/)[0] ?? text;
  return first.length <= 70 ? `“${bare(first)}”` : `“${text.split(' ').slice(0, 8).join(' ')} …”`;
}

export function briefOf({
  name: typed,
  description,
  year,
}: {
  name: string;
  description: string | null;
  year?: number;
}): Brief {
  const name = typed.trim();
  const text = (description ?? '').trim();
  const reading = readText(text, name);
  const seed = hash(`${name}\n${text}`);
  const ranked = KNOWN.map((trade) => ({ trade, ...score(trade, { reading, name }) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
  const specific = ranked.filter(({ trade }) => !trade.isFamily);
  const best = specific[0] && specific[0].points >= 3 ? specific[0] : undefined;
  const family = ranked.find(({ trade }) => trade.isFamily);
  const isKnownTrade = best !== undefined && best.points >= (family?.points ?? 0) * 0.7;
  const trade = isKnownTrade && best ? best.trade : (family?.trade ?? familyOf('plain'));
  const saysTwo = /\b(?:also|and|plus|with|by day|by night|half|both|&)\b/i.test(
    reading.statements
      .slice(0, 2)
      .map(({ text: said }) => said)
      .join(' '),
  );
  const second = saysTwo
    ? ranked.find(
        ({ trade: other, points, term }) =>
          other !== trade &&
          points >= 4 &&
          term !== undefined &&
          other.family !== trade.family &&
          !ranked.some(({ trade: own, term: word }) => own === trade && word !== undefined && word.includes(term)),
      )
    : undefined;
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const [ours, mine] = [count(/\b(?:we|our)\b/gi), count(/\b(?:I|my)\b/g)];
  // who writes mostly as 'I' is the brand; beside a 'we' it is its owner
  const owner = ours > 0 && mine > 0 && mine < 3 * ours ? 'the owner' : name;
  const told = reading.statements.filter(({ kind }) => kind !== 'wish' && kind !== 'words' && kind !== 'aside');
  const facts = told
    .filter(({ tokens, phrases, figures }) => tokens.length > 2 || phrases.length > 0 || figures.length > 0)
    .map((statement) => factOf(statement, name, owner));
  const identityAt = reading.statements.find(({ phrases }) => reading.identity && phrases.includes(reading.identity));
  const rest =
    identityAt && reading.identity
      ? bare(thirdPerson(identityAt.tokens.slice(reading.identity.from), name))
      : undefined;
  const identity = rest
    ?.replace(/^(?:An?|The|One|Two|Three|Our|Its) /, (word) => word.toLowerCase())
    .replace(/^(?:our|its) /, 'the ');
  const audiences = audiencesOf(reading.statements);
  const made = reading.statements
    .filter(
      ({ kind, subject, sentence: at, text: said }) =>
        kind !== 'wish' && kind !== 'aside' && !NO_OFFER.test(said) && (subject !== 'other' || at === 0),
    )
    .flatMap(({ phrases }) => phrases)
    .find(
      (phrase: Phrase) =>
        !phrase.preposition &&
        !/\d/.test(phrase.bare) &&
        !phrase.negated &&
        MAKES.test(phrase.verb ?? '') &&
        !PERSON.test(phrase.head) &&
        !/^i'/i.test(phrase.bare) &&
        !/^(?:month|week|day|year|hour|minute|one|thing|everything|way|lot|work|row|time|part|home|place|sense|difference|excellence|quality|service|solution|value|result|care|name|business|word|promise|quarter|season|point|number)s?$/.test(
          phrase.lemma,
        ),
    );
  const noun = isKnownTrade ? knownNoun(reading.identity, best?.term, trade) : nounOf(reading.identity, trade);
  return {
    name,
    reading,
    seed,
    noun,
    offer:
      serviceOf(reading.statements) ??
      offeredThing(reading, noun) ??
      (made && joined(made, reading.statements)) ??
      (isKnownTrade ? trade.lines('offer')[0] : undefined) ??
      `the work of ${name}`,
    identity,
    facts,
    limits: facts.filter(({ isLimit }) => isLimit),
    conflicts: conflictsOf(reading, year),
    wishes: reading.statements.filter(({ kind }) => kind === 'wish'),
    audiences,
    kinds: audienceKinds.filter(({ test }) => audiences.some((one) => test.test(one))).map(({ entry }) => entry),
    where: reading.places.find(
      ({ phrase }) =>
        /^(?:in|near|across|around|along|on|at) /.test(phrase) &&
        !/\b(?:buildings?|meantime|house|van|yard|front|back)\b/.test(phrase),
    )?.phrase,
    trade,
    second: second?.trade,
    secondNoun: second?.term,
    isKnownTrade,
    colours: coloursOf(reading.statements),
    things: thingsOf(reading),
    refused: facts
      .filter(
        ({ isLimit, limit }) =>
          isLimit && limit && /^(?:ingredient|plastic|import|machines|online|delivery|newness|animal)$/.test(limit.id),
      )
      .flatMap(({ statement }) =>
        statement.phrases
          .filter(
            ({ negated, isName, lemma }) =>
              negated && !isName && !/^(?:one|ones|thing|time|way|order|day|people|customer|question)$/.test(lemma),
          )
          .map(({ bare: words }) => words),
      ),
  };
}

const BUSINESS =
  /(?:shop|store|house|room|ery|ry|bar|pub|club|school|salon|gym|kindergarten|café|cafe|studio|clinic|firm|inn|museum|library|charity|company|agency|office|business|practice|cooperative|collective|association|foundation|festival|app|platform|place|team|group|network|project|service|centre|center|farm|garage|workshop|mat|hotel|theatre|choir|band|orchestra|magazine|kitchen|factory|plant|mill|bank|trust|society|union|startup|brand|label|gallery|market|stall|van|truck|boat|line|ferry|maker|makers|er|or|ist|startup|venue|hall|yard|park|pool|camp|tower|cinema|radio|publisher|nursery|hospital|home|orchard|vineyard|estate|estancia|apiary|smith|sisters|brothers|couple|family|duo|lab|laboratory|institute|academy|guild)$/;

/** A phrase with the one that is tied to it: 'restoration of accordions', 'crowns, bridges and dentures' stay together. */
function joined(phrase: Phrase, statements: readonly Statement[]): string {
  const statement = statements.find(({ phrases }) => phrases.includes(phrase));
  if (!statement) return phrase.bare;
  const { tokens, phrases } = statement;
  let [text, to] = [phrase.bare, phrase.to];
  for (const next of phrases.slice(phrases.indexOf(phrase) + 1)) {
    const between = tokens
      .slice(to, next.from)
      .map(({ lower }) => lower)
      .join(' ');
    if (
      !/^(?:and|,|of|, and|or)$/.test(between) ||
      (between !== 'of' && next.verb !== phrase.verb) ||
      next.negated ||
      /\d/.test(next.bare) ||
      (between === 'of' && next.isName)
    )
      break;
    const following = `${between.startsWith(',') ? between : ` ${between}`} ${between === 'of' ? next.text : next.bare}`;
    if (text.length + following.length > 60) break;
    [text, to] = [text + following, next.to];
  }
  // a list that was cut before its 'and' is shown as its first member
  return /,/.test(text) && !/ (?:and|or) /.test(text) ? phrase.bare : text;
}

/** What a brief names first when it is no business but a thing or a service: 'Willow coffins', 'Maths tutoring'. */
function offeredThing({ identity, statements }: TextReading, noun: string): string | undefined {
  const statement = statements.find(({ phrases }) => identity && phrases.includes(identity));
  if (!identity || !statement || NO_OFFER.test(statement.text) || PERSON.test(identity.head)) return undefined;
  if (BUSINESS.test(identity.lemma) || BUSINESS.test(identity.head)) {
    // 'a training centre for crane operators', 'night bus service'
    const what = identity.bare.split(' ').slice(0, -1).join(' ');
    const whom = statement.phrases.find(
      ({ from, preposition }) => preposition === 'for' && from >= identity.to && from <= identity.to + 2,
    );
    if (
      /(?:training|teaching|tutoring|coaching|recycling|printing|cleaning|translation|restoration|consulting|counselling|catering|sharpening)$/.test(
        what,
      )
    )
      return whom ? `${what} for ${joined(whom, statements)}` : what;
    return identity.lemma === 'service' && what !== ''
      ? `${what.charAt(0).toLowerCase()}${what.slice(1)} service`
      : undefined;
  }
  if (identity.isName && identity.from !== 0) return undefined;
  const whole = joined(identity, statements);
  if (whole === noun || /\d/.test(whole)) return undefined;
  return identity.from === 0 ? whole.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()) : whole;
}

const SERVICES: Record<string, string> = {
  sweep: 'sweeping',
  repair: 'repair',
  restore: 'restoration',
  sharpen: 'sharpening',
  clean: 'cleaning',
  tune: 'tuning',
  maintain: 'maintenance',
  install: 'installation',
  hire: 'hire',
  modernise: 'modernisation',
  modernize: 'modernization',
  translate: 'translation',
  fit: 'fitting',
  retrain: 'retraining',
  mend: 'mending',
  refurbish: 'refurbishment',
  insure: 'insurance',
  rescue: 'rescue',
};

/** What somebody gets of it: 'chimney sweeping' of 'we sweep chimneys', 'training for women' of 'we train women'. */
function serviceOf(statements: readonly Statement[]): string | undefined {
  for (const { tokens, phrases, kind, text, sentence: at, subject } of statements.slice(0, 25)) {
    if (
      kind === 'wish' ||
      kind === 'aside' ||
      /\balso\b/.test(text) ||
      NO_OFFER.test(text) ||
      (subject === 'other' && at > 0)
    )
      continue;
    const verbAt = tokens.findIndex(
      ({ pos, lemma }) => pos === 'VERB' && (lemma in SERVICES || /^(?:train|teach)$/.test(lemma)),
    );
    const verb = tokens[verbAt];
    const before = tokens.slice(0, Math.max(verbAt, 0));
    if (!verb || before.some(({ pos }) => pos === 'VERB')) continue;
    if (before.some(({ lower }) => /^(?:not|never|n't|who|that|which)$/.test(lower))) continue;
    const object = phrases.find(({ from, negated }) => from > verbAt && from <= verbAt + 5 && !negated);
    if (/^(?:train|teach)$/.test(verb.lemma)) {
      if (object && PERSON.test(object.head)) return `training for ${object.bare}`;
      continue;
    }
    if (!object || /^(?:thing|everything|anything)s?$/.test(object.lemma)) return SERVICES[verb.lemma];
    if (object.isName || /\d/.test(object.bare) || PERSON.test(object.head)) continue;
    return `${singular(object.bare.replace(/^(?:all|any|every|old|new) /, ''))} ${SERVICES[verb.lemma] ?? ''}`;
  }
  return undefined;
}

/** The brand's own word for a trade that we know: 'laundromat', not 'laundry'. */
function knownNoun(identity: Phrase | undefined, term: string | undefined, trade: Trade): string {
  const own = trade.lines('is')[0] ?? 'business';
  const isBusiness =
    term !== undefined && identity?.lemma === term && identity.head === term && !trade.lines('offer').includes(term);
  return isBusiness &&
    !/(?:ing|wood|s)$/.test(term) &&
    /(?:shop|store|house|room|er|ery|ry|ist|bar|pub|club|school|salon|gym|kindergarten|café|cafe|studio|maker|mat|practice|clinic|firm|inn|museum|library)$/.test(
      term,
    )
    ? term
    : own;
}

/** A short noun for what the brand calls itself, or its family's. */
function nounOf(identity: Phrase | undefined, trade: Trade): string {
  if (
    identity &&
    !/^(?:place|thing|way|one|kind|people|team|group|lot|bit|day|time|year|idea|attempt|answer|home)$/.test(
      identity.lemma,
    ) &&
    identity.head === identity.lemma &&
    BUSINESS.test(identity.lemma) &&
    !/\d/.test(identity.bare)
  )
    return identity.bare.split(' ').slice(-2).join(' ');
  return trade.lines('is')[0] ?? 'business';
}
