import { article, tokensOf } from '@maquette/reading';
import { capital, list as listed, sentence, small } from '../pen';
import { AND_WE, type Chunk, chunksOf, GRAMMAR, type Part, placed } from './chunks';
import { madeWhole } from './edit';
import type { Kind } from './kinds';
import type { Language } from './languages';
import type { Line } from './line';

// What it is and where or for whom, in a few words of the brief's own; the rest of its sentence is told below.

/** The sentence that says what it is, what of it stands as the heading, and what goes on below it. */
export interface Opening {
  line?: Line;
  heading: string;
  /** what of its sentence the heading left, as sentences */
  rest: { text: string; kind: Kind }[];
}

/** Says what it is that does nothing: a heading of it alone would name any office. */
const ANY =
  /^(?:(?:an?|the) )?(?:[\p{L}-]+ )?(?:office|company|firm|team|group|business|family|organi[sz]ation|people|start-?up|couple|enterprise|agency|sisters|brothers|friends|engineers|association)\b/iu;
const NO_OFFER =
  /^(?:look|search|started|began|want|know|think|have|like|need|hope|believe|love|am|are|were|was|left|kept|wrote|put|said|told|had|do|don't|did|'re|'m|'ve|can|could|will|would|must|should|may|might|say|tell|mean|call|get|got|feel|try|see|hear|wish|agree|remember|never|also|only|still|once|just|go|come|became|wanted)\b/;
const LEANING = /\b(?:it|they|he|she|him|her|them|his|their|its|this|these|those)\b/;

const HAVE =
  /^(?:my \p{L}+(?: \p{L}+)? and i|we|i|our family) (?:have|run|own|keep) (an? (?!look|go|rule|few|lot|good|bad|long)[^;:]+)/iu;

/** 'Juniper House School', 'Juniper House', 'Juniper'. */
const beginnings = (name: string): string[] => {
  const parts = name.split(' ');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join(' ')).filter((one) => one.length > 3);
};
/** 'Two sisters, one van, one coffee machine': a headline as it is. */
const TRIPLE =
  /^(?:We are )?(?:two|three|four|one) [^,]{3,30}, (?:one|two|three|an?) [^,]{3,30}, (?:and )?(?:one|two|three|an?|no) [^,.]{3,30}\.?$/iu;

/** How well a line says what the brand is or does; 0 for not at all. */
function tellsWhat(line: Line, at: number, name: string): number {
  const { text, plain } = line;
  if (/^\p{L}+ means\b/u.test(plain)) return 0;
  if (/^(?:we|i) work (?:for|with)\b/.test(plain)) return 0;
  // how many they are is not what they do
  if (
    /^(?:we are|we're) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple|brothers|sisters)\b/.test(
      plain,
    )
  )
    return 0;
  const early = Math.max(0, 4 - at);
  if (/^(?:we are|we're) (?:based |located )?(?:in|at)\b/.test(plain))
    return /, and we \p{L}+ /u.test(plain) ? 10 + early : 0;
  const does = /^(?:we|i|my \p{L}+ and i|me and my \p{L}+(?: \p{L}+)?|our \p{L}+)\s+(.+)$/u.exec(plain);
  if (does?.[1] && /^(?:we|i|m[ye])/.test(plain) && !NO_OFFER.test(does[1])) {
    const verb = tokensOf(text)
      .flat()
      .find(({ pos }, index) => index > 0 && (pos === 'VERB' || pos === 'NOUN'));
    // what was done once is no trade
    const isNow =
      verb !== undefined &&
      (verb.lower === verb.lemma || !/ed$|^(?:sat|went|came|sold|lost|gave|took|checked)$/.test(verb.lower));
    // 'we teach in groups of six': how, and not what
    if (/^\p{L}+ (?:in|with|at|on|by|from|since|every|only|all)\b/u.test(does[1])) return 4 + early;
    if (/^\p{L}+ (?:nothing|no|not)\b/u.test(does[1])) return 0;
    if (!isNow || LEANING.test(does[1].split(' ').slice(0, 4).join(' '))) return 0;
    return 10 + early;
  }
  if (/^our (?!buyer|user|customer|client|problem|name)/.test(plain) && at < 3 && /^our \p{L}+ \p{L}+s\b/u.test(plain))
    return 9 + early;
  if (
    /^(?:we are|we're|i am|i'm|it is|it's|this is|its) (?!not\b|so\b|very\b|called\b|named\b|fine\b|happy\b|proud\b|closed\b|open\b|booked\b|insured\b|registered\b|family-run\b|based\b|the (?:\p{L}+) best)/u.test(
      plain,
    )
  )
    return 8 + early;
  // 'My wife and I have a small guesthouse in Ortahisar'
  if (HAVE.test(plain) && (at < 2 || /^(?:we|i|my \p{L}+(?: \p{L}+)? and i) (?:run|own)\b/u.test(plain)))
    return 12 + early;
  // by its name, or the first word of it
  const called = beginnings(name.toLowerCase()).find((one) => plain.startsWith(`${one} `));
  // its own name and what it is by law is no trade
  if (called && /^(?:ltd|limited|inc|llc|gmbh|plc|cic|co\b)/.test(plain.slice(called.length + 1))) return 0;
  if (TRIPLE.test(text)) return 9 + early;
  if (
    called &&
    /^(?!was\b|has\b|is (?:\p{L}+ed|run|led|open|now|not|also|about)\b)(?:is|are|\p{Ll}+s) /u.test(
      plain.slice(called.length + 1),
    )
  )
    return 11 + early;
  // 'Antivenom against six snakes of the Sahel, freeze-dried'
  const main = tokensOf(text.split(/[,;:]| (?:who|that|which|when|where) /)[0] ?? '').flat();
  // one word says little
  if (at === 0 && !main.some(({ pos }) => /^(?:PRON|AUX)$/.test(pos)))
    return (text.split(' ').length < 3 ? 5 : 12) + early;
  return at === 0 ? 4 : 0;
}

const PLACE =
  /\b(?:on|in|at|near|off|from|between|across|around) (?:the )?(?:(?:north|south|east|west|central)[\p{L}-]* )?(?:coast |hills |mountains |banks |shore |island |forests? |valley )?(?:of )?\p{Lu}[\p{L}'’-]+/u;

/** In words. */
const MOST = 11;
const MOST_WHOLE = 13;
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** What the heading has left, said below it. */
function told(chunks: readonly Chunk[], name: string, language: Language): Opening['rest'] {
  const rest: Opening['rest'] = [];
  const counts = chunks.filter(({ is }) => is === 'count').map(({ text }) => text);
  const since = chunks.find(({ is }) => is === 'since');
  const people = chunks.filter(({ is }) => is === 'people').map(({ text }) => text);
  const and = { en: 'and', de: 'und', es: 'y', fr: 'et', it: 'e', pt: 'e', nl: 'en' }[language];
  const whole = (raw: string) => {
    const text = raw.replace(AND_WE, '');
    return sentence(capital(language === 'en' ? madeWhole(text, name) : text));
  };
  const near = chunks.filter(({ is }) => /^(?:place|spot|whom|more)$/.test(is));
  near.forEach((chunk, at) => {
    const before = near[at - 1];
    const text = placed(chunk, language);
    const last = rest.at(-1);
    // 'for plants and job sites in Minnesota'
    if (before && last && chunk.link === ' ' && chunks.indexOf(chunk) === chunks.indexOf(before) + 1)
      last.text = sentence(`${last.text.replace(/\.$/, '')} ${text}`);
    else if (language !== 'en' || (chunk.is !== 'place' && chunk.is !== 'spot'))
      rest.push({
        text: /^about \d/.test(text) ? sentence(`It is ${text}`) : whole(text),
        kind: chunk.is === 'place' || /^about \d/.test(text) ? 'where' : 'whom',
      });
    else
      rest.push({
        text: sentence(
          `${/^across\b|\p{Lu}[^.]* and (?:the )?\p{Lu}/u.test(text) ? 'We work' : 'You will find us'} ${text}`,
        ),
        kind: 'where',
      });
  });
  if (counts.length > 0) rest.push({ text: whole(listed(counts, and)), kind: 'who' });
  if (people.length > 0)
    rest.push({
      text: whole(`${people.join(', ')}${since ? `, ${since.text}` : ''}`),
      kind: 'who',
    });
  else if (since) rest.push({ text: whole(since.text), kind: 'who' });
  return rest;
}

/** What cannot stand by itself. */
const HANGING =
  /^(?:who|that|which|where|to|by|with|and|or|but|der|die|das|que|qui|che|die|dat|où|donde|onde|dove|con|com|mit|met|avec|so|because|when|while|if|as|than|of)\b/iu;

/** In brackets, and no mere name of a place: '(Brescia)'. */
const ASIDE = / \((?!\p{Lu}\p{L}+\))([^()]*)\)/u;

function compose(line: Line, given: string, name: string, language: Language): Opening {
  // 'a builders merchant with an espresso machine and it got out of hand'
  const [, what, then] = /^(.{20,}?),? and ((?:it|they) \p{Ll}+ .{6,})$/u.exec(given) ?? [];
  if (what && then && language === 'en') {
    const opening = compose(line, what, name, language);
    return { ...opening, rest: [...opening.rest, { text: sentence(capital(then)), kind: 'story' }] };
  }
  // 'crowns for dentists, Salford, 6 technicians, crown 95, zirconia 110, five days': a whole page in a sentence
  const parts = given.split(', ');
  const from = parts.findIndex((part, at) => at > 0 && /\d/.test(part) && !/^since\b/i.test(part));
  if (parts.length > 5 && from > 0) {
    const opening = compose(line, parts.slice(0, from).join(', '), name, language);
    return {
      ...opening,
      rest: [...opening.rest, { text: sentence(capital(parts.slice(from).join(', '))), kind: 'price' }],
    };
  }
  const whole = given.trim();
  const chunks = chunksOf(whole, language);
  const [core] = chunks;
  if (!core) return { line, heading: name, rest: [] };
  const isApart = ({ is, link }: Chunk) => link !== ' ' && /^(?:since|people|count|more)$/.test(is);
  const options: Chunk[][] = [];
  if (!chunks.some(isApart) && words(whole.replace(ASIDE, '')) <= MOST_WHOLE && !/[;:]/.test(whole))
    options.push(chunks);
  const upTo = chunks.findIndex((chunk, at) => at > 0 && (isApart(chunk) || /^(?:since|people|count)$/.test(chunk.is)));
  const first = upTo === -1 ? chunks : chunks.slice(0, upTo);
  for (let end = first.length; end > 1; end--) options.push(first.slice(0, end));
  const places = chunks.filter(({ is }) => is === 'place');
  for (const place of places) options.push([core, place]);
  const whoms = chunks.filter(({ is }) => is === 'whom');
  for (const whom of whoms) options.push([core, whom]);
  options.push([core]);
  const fits = options
    .map((option) => ({
      option,
      heading: option
        .map((chunk, at) => {
          const said = at === 0 ? chunk.text : placed(chunk, language);
          // 'in Leith, in the north of Edinburgh'
          const isSecond = chunk.is === 'place' && chunk.link === ', ' && option[at - 1]?.is === 'place';
          return at === 0 ? said : `${isSecond ? ', ' : ' '}${said}`;
        })
        .join('')
        .replace(ASIDE, ''),
    }))
    .filter(({ option, heading }) => {
      const left = chunks.filter((chunk) => !option.includes(chunk));
      return (
        words(heading) <=
          (option === chunks || (option.length === first.length && upTo === -1) || option.at(-1)?.is === 'place'
            ? MOST_WHOLE
            : MOST) &&
        words(heading) > 0 &&
        !left.some(
          ({ text, is }) =>
            (is === 'more' && HANGING.test(text.replace(AND_WE, ''))) ||
            // a sentence of its own hangs on it
            (!AND_WE.test(text) && / and .*\b(?:have|has|is|are|do|does|can)\b/.test(text)),
        ) &&
        !/\b(?:and|or|but|of|the|an?|to|with)$/iu.test(heading)
      );
    });
  const has = (part: Part) => (one: (typeof fits)[number]) => one.option.some(({ is }) => is === part);
  const best =
    fits.find(({ option }) => option === chunks && !has('spot')({ option, heading: '' })) ??
    fits.find((one) => has('place')(one) && !has('spot')(one)) ??
    fits.find(has('whom')) ??
    fits[0];
  // what cannot be cut stands whole below what of it can be a heading
  const [short = ''] = core.text.replace(ASIDE, '').split(/ (?=(?:by|that|which|who|where) )/u);
  if (!best)
    return {
      line,
      heading:
        words(short) > 2 && words(short) <= MOST && !/\b(?:and|or|but|of|the|an?|to|with)$/iu.test(short)
          ? capital(short)
          : name,
      rest: [{ text: line.text, kind: 'what' }],
    };
  const rest = told(
    chunks.filter((chunk) => !best.option.includes(chunk)),
    name,
    language,
  );
  const aside = best.option.map(({ text }) => ASIDE.exec(text)?.[1]).find(Boolean);
  if (aside && language === 'en' && words(aside) > 1)
    rest.push({
      text: sentence(capital(aside.replace(/^me\b/, 'It is me'))),
      kind: !/^me\b/.test(aside) && /\p{Lu}/u.test(aside.slice(1)) ? 'where' : 'who',
    });
  const heading = best.heading.replace(/,$/, '');
  return {
    line,
    heading: capital(
      language === 'en' &&
        line.text.indexOf(heading) >= 0 &&
        THING.test(core.text) &&
        !core.text.includes(',') &&
        !ARTICLE.test(heading)
        ? article(small(heading))
        : heading,
    ),
    rest,
  };
}

/** What one may enter or hire, and says with its article: 'A layer farm at Ijebu-Ode'. */
const THING =
  /^(?!my\b|our\b|the\b)(?:[\p{L}\d’'-]+ ){0,4}(?:farm|practice|studio|bakery|café|guesthouse|hotel|hostel|school|kindergarten|nursery|clinic|surgery|restaurant|mill|shop|bar|workshop|laundry|maker|contractor|subcontractor|charity|band|cent(?:er|re)|museum|factory|foundry|brewery|distillery|dairy|garage|gallery|theatre|library|agency|farmhouse|orchard|vineyard)(?: (?:for|of|and|that|giving|with)\b.*)?$/iu;
const ARTICLE = /^(?:an?|the|two|three|four|\d)\s/i;

/** The brief's sentence that says what the brand is, cut so that a heading and sentences come of it. */
export function openingOf(lines: readonly Line[], name: string, language: Language | undefined): Opening {
  if (language === undefined) {
    const [line] = lines;
    const heading = line?.text.replace(/[。.]$/u, '') ?? '';
    return line && heading.length <= 96 ? { line, heading, rest: [] } : { heading: name, rest: [] };
  }
  if (language !== 'en') {
    const { are } = GRAMMAR[language];
    const line =
      lines
        .slice(0, 2)
        .find(
          ({ text }) =>
            are.test(text) &&
            !/^(?:\d|deux|trois|dos|tres|due|tre|dois|duas|zwei|drei|twee|drie)/iu.test(text.replace(are, '')),
        ) ?? lines[0];
    if (!line) return { heading: name, rest: [] };
    return compose(line, withoutName(line.text.replace(/[.!]$/, ''), name, language).replace(are, ''), name, language);
  }
  // no step of a list, no limit, no price and no number says what it is
  const able = lines.filter(
    ({ index, list, kind, isFlagged, plain, text }) =>
      list === undefined &&
      !isFlagged &&
      !/^(?:refusal|contact|hours|terms|guarantee)$/.test(kind) &&
      !/^(?:no|not|never|it|they|this|that|these|and|but|then|so|also|there|he|she)\b/.test(plain) &&
      !/[=?]/.test(text) &&
      // what one thing costs is not what it is
      !(kind === 'price' && index > 0) &&
      !/^(?:(?:we|i) also|downstairs|upstairs|inside|outside|here|today|now)\b/.test(plain),
  );
  const rated = able
    .slice(0, 14)
    .map((line, at) => ({
      line,
      score:
        tellsWhat(line, at, name) +
        (PLACE.test(line.text) && !ANY.test(line.text.replace(/^(?:we are|we're) /i, '')) ? 2 : 0),
    }))
    .filter(({ score }) => score > 2)
    .sort((one, other) => other.score - one.score || one.line.index - other.line.index);
  if (rated.length === 0) return { heading: name, rest: [] };
  const openings = rated.slice(0, 3).map(({ line }) => opened(line, name));
  // one that says what it is and can stand, before one that cannot be cut
  return openings.find(({ heading }) => heading !== name) ?? (openings[0] as Opening);
}

const IS: Record<Language, string> = {
  en: 'is|are',
  de: 'ist|sind',
  es: 'es|somos',
  fr: 'est',
  it: 'è',
  pt: 'é',
  nl: 'is',
};
/** 'Second Shift is a nursery': the name stands above the heading anyway. */
function withoutName(whole: string, name: string, language: Language): string {
  const called = beginnings(name)
    .map(
      (one) =>
        new RegExp(
          `^${one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} (?:${IS[language]})(?: an?| eine?| una?| une| uma?| een)? `,
          'iu',
        ),
    )
    .find((start) => start.test(whole));
  return called ? whole.replace(called, '') : whole;
}

function opened(line: Line, name: string): Opening {
  const whole = line.text.replace(/[.!]$/, '');
  // 'we are a factory and produce boxes' is what they produce; 'we are in Leyva, and we grow trees' what they grow
  const besides =
    /^(?:we are|we're) an? [^,]+?(?:,[^,]+)?,? and (?:we )?((?:make|produce|sell|build|grow|bake|print|repair|teach|rent|offer|weave|cast|brew|design)\b.+)$/iu.exec(
      whole,
    )?.[1];
  const based = /^((?:we are|we're) (?:based |located )?(?:in|at) .+?), and (we \p{L}+ .+)$/iu.exec(whole);
  if (based?.[1] && based[2]) {
    const { heading, rest } = compose(line, capital(based[2]), name, 'en');
    return { line, heading, rest: [...rest, { text: sentence(based[1]), kind: 'where' }] };
  }
  if (besides) return compose(line, `We ${besides}`, name, 'en');
  const have = HAVE.exec(whole)?.[1];
  // whose it is is told below
  if (have && !ANY.test(have)) {
    const opening = compose(line, capital(have.replace(/^an? /i, '')), name, 'en');
    return /^my\b/i.test(whole) ? { ...opening, rest: [{ text: line.text, kind: 'who' }] } : opening;
  }
  if (TRIPLE.test(whole)) return { line, heading: capital(whole.replace(/^We are /, '')), rest: [] };
  const bare = withoutName(whole, name, 'en').replace(GRAMMAR.en.are, '');
  if (
    bare !== whole &&
    ANY.test(bare) &&
    !/\b(?:for|that|who|which|giving|of (?:\p{L}+ )?(?:builders|makers|growers|\p{Lu}\p{L}+))\b/u.test(
      bare.split(',')[0] ?? '',
    )
  )
    return { line, heading: name, rest: [{ text: line.text, kind: 'who' }] };
  return compose(line, bare, name, 'en');
}
