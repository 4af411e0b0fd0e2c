import { tokensOf } from '@maquette/reading';
import { capital, sentence } from '../pen';
import type { Line } from './line';

/** Where a phrase may end and still be one. */
const BREAK =
  /[,;:]?\s+(?!at (?:all|least|most|once|last)\b)(?=(?:in|across|for|from|with|at|on|along|near|out|by|who|which|that|where|since|based|made|using|behind)\b)|[;:]\s+|\s[–—-]\s/g;
/** Words that lead on: nothing ends with them. */
const LEADS_ON = /\b(?:and|or|but|of|by|in|the|an?|to|with|for|from|at|on|as|than|who|which|that)$/i;
const LOOSE = /(?:[\s,;:–—-]+|\s+(?:and|or|in|of|for|the|a|an|with|to|from|by|on|at|along|who|which|that))+$/i;

/** As much of it as is short enough, up to where a phrase ends; '' where none does. */
export function upTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.matchAll(BREAK)].map(({ index }) => index);
  const end = ends.filter((index) => index <= most && index > Math.min(10, most / 3)).at(-1);
  return end === undefined ? '' : text.slice(0, end).replace(LOOSE, '');
}

/** The sentence that says what it is, what of it stands as the heading, and what goes on below it. */
export interface Opening {
  line?: Line;
  heading: string;
  /** '' where the heading says it all */
  rest: string;
  /** the sentence says more than the heading took of it, and stands on the page as well */
  isToldBelow?: boolean;
}

/** Says what it is that does nothing: a heading of it alone would name any office. */
const ANY =
  /^(?:(?:an?|the) )?(?:[\p{L}-]+ )?(?:office|company|firm|team|group|business|family|organi[sz]ation|people|start-?up|couple|enterprise|agency|sisters|brothers|friends|engineers|association)\b/iu;
const NO_OFFER =
  /^(?:look|search|started|began|want|know|think|have|like|need|hope|believe|love|am|are|were|was|had|do|don't|did|'re|'m|'ve|can|could|will|would|must|should|may|might|say|tell|mean|call|get|got|feel|try|see|hear|wish|agree|remember|never|also|only|still|once|just|go|come|became|wanted)\b/;
const LEANING = /\b(?:it|they|he|she|him|her|them|his|their|its|this|these|those)\b/;
const SHORTEST = 12;
const LONGEST = 110;

const HAVE =
  /^(?:my \p{L}+(?: \p{L}+)? and i|we|i|our family) (?:have|run|own|keep) (an? (?!look|go|rule|few|lot|good|bad|long)[^;:]+)/iu;

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
    if (!isNow || LEANING.test(does[1].split(' ').slice(0, 4).join(' '))) return 0;
    return 10 + early;
  }
  if (/^our (?!buyer|user|customer|client|problem|name)/.test(plain) && at < 3 && /^our \p{L}+ \p{L}+s\b/u.test(plain))
    return 9 + early;
  if (/^(?:we are|we're|i am|i'm|it is|it's|this is|its) (?!not\b|so\b|very\b|the (?:\p{L}+) best)/u.test(plain))
    return 8 + early;
  // 'My wife and I have a small guesthouse in Ortahisar'
  if (HAVE.test(plain)) return 12 + early;
  // by its name, or the first word of it
  const called = [name.toLowerCase(), name.toLowerCase().split(' ')[0] ?? ''].find(
    (one) => one.length > 3 && plain.startsWith(`${one} `),
  );
  if (called && /^(?:is|are|\p{Ll}+s) /u.test(plain.slice(called.length + 1))) return 11 + early;
  // 'Antivenom against six snakes of the Sahel, freeze-dried'
  const main = tokensOf(text.split(/[,;:]| (?:who|that|which|when|where) /)[0] ?? '').flat();
  if (at === 0 && !main.some(({ pos }) => /^(?:PRON|AUX)$/.test(pos))) return 9 + early;
  return at === 0 ? 4 : 0;
}

const PLACE =
  /\b((?:on|in|at|near|off|from|between) (?:the )?(?:(?:north|south|east|west|central)[\p{L}-]* )?(?:coast |hills |mountains |banks |shore |island |forests? |valley )?(?:of )?\p{Lu}[\p{L}'’-]+(?:(?: and|,)? \p{Lu}[\p{L}'’-]+)*)/u;

/** The sentence that says what the brand is, cut so that a heading and a sentence come of it. */
export function openingOf(lines: readonly Line[], name: string, isForeign: boolean): Opening {
  if (isForeign) {
    const [line] = lines;
    if (!line) return { heading: name, rest: '' };
    const heading = line.text.replace(/[。.]$/u, '');
    return heading.length <= LONGEST ? { line, heading, rest: '' } : { heading: name, rest: '' };
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
  if (rated.length === 0) return { heading: name, rest: '' };
  const openings = rated.slice(0, 3).map(({ line }) => opened(line, lines, name));
  // one that says what it is and can stand, before one that cannot be cut
  return openings.find(({ heading }) => heading !== name) ?? (openings[0] as Opening);
}

function opened(line: Line, lines: readonly Line[], name: string): Opening {
  const whole = line.text.replace(/[.!]$/, '');
  // 'we are a factory and produce boxes' is what they produce; 'we are in Leyva, and we grow trees' what they grow
  const besides =
    /^(?:we are|we're) an? [^,]+?(?:,[^,]+)?,? and (?:we )?((?:make|produce|sell|build|grow|bake|print|repair|teach|rent|offer|weave|cast|brew|design)\b.+)$/iu.exec(
      whole,
    )?.[1];
  const placed = /^((?:we are|we're) (?:based |located )?(?:in|at) .+?), and (we \p{L}+ .+)$/iu.exec(whole);
  if (placed?.[1] && placed[2] && placed[2].length <= LONGEST)
    return { line, heading: capital(placed[2]), rest: sentence(placed[1]) };
  if (besides) return cut(line, `We ${besides}`, lines, name);
  const have = HAVE.exec(whole)?.[1];
  // whose it is is told below
  if (have && !ANY.test(have))
    return { ...cut(line, capital(have), lines, name), ...(/^my\b/i.test(whole) && { rest: '', isToldBelow: true }) };
  // 'Second Shift is a nursery': the name stands above the heading anyway
  const called = [name, name.split(' ')[0] ?? ''].find(
    (one) => one.length > 3 && whole.toLowerCase().startsWith(`${one.toLowerCase()} is `),
  );
  const named = called ? whole.slice(called.length + 4) : undefined;
  if (named && !ANY.test(named)) return cut(line, capital(named), lines, name);
  const is = /^(?:we are|we're|i am|i'm|it is|it's|this is|its)\s+(.+)$/i.exec(whole);
  if (is?.[1]) {
    if (
      ANY.test(is[1]) &&
      !/\b(?:for|that|who|which|of (?:\p{L}+ )?(?:builders|makers|growers|\p{Lu}\p{L}+))\b/u.test(
        is[1].split(',')[0] ?? '',
      )
    )
      return { line, heading: name, rest: line.text };
    return cut(line, capital(is[1]), lines, name);
  }
  return cut(line, whole, lines, name);
}

/** Goes on after a comma as a sentence of its own would, or as what hangs together. */
const HANGS = /^(?:which|who|whose|where|because|so that|that|so|than|and|or|but|not|nor|then|as|while|when|to)\b/i;
/** A list broken in its middle is none. */
const inList = (before: string, after: string) =>
  /^(?:\p{L}+ ){0,3}\p{L}+(?:,| and | or )/u.test(after) &&
  /,|\b(?:and|or)\b/.test(after.slice(0, 40)) &&
  /(?:^|\s)\p{L}+$/u.test(before) &&
  !/^(?:(?:in|from|at|on|with|for|of|by)\b|\p{L}+ing\b)/iu.test(after) &&
  /^[^,]{1,22}(?:,| and )/.test(after);

function cut(line: Line, whole: string, lines: readonly Line[], name: string): Opening {
  const brief = whole.length < SHORTEST + 12 && !/^(?:we|i)\b/i.test(whole) ? withMore(whole, line, lines) : undefined;
  if (brief) return { line, ...brief };
  // 'Nails, the iron kind, 143 shapes of them': how many is another sentence
  const figures = /^((?!we\b|i\b)[^.;:]{12,60}), ((?:\d|since\b|about \d).{10,})$/iu.exec(whole);
  if (figures?.[1] && figures[2] && !LEADS_ON.test(figures[1]))
    return { line, heading: figures[1], rest: sentence(capital(figures[2])) };
  if (whole.length <= 96) return { line, heading: whole, rest: '' };
  const ends = [...whole.matchAll(/[,;:]\s+|\s[–—-]\s/g)]
    .map((match) => ({ before: whole.slice(0, match.index), after: whole.slice(match.index + match[0].length) }))
    .filter(
      ({ before, after }) =>
        before.length >= SHORTEST &&
        before.length <= LONGEST &&
        !HANGS.test(after) &&
        // 'we teach beginners, collect swarms and sell honey' is one sentence
        !(
          /^(?:we|i) /i.test(whole) &&
          /^(?:\p{Ll}+ )(?!of\b).* and \p{Ll}+ /u.test(after) &&
          !/^(?:in|from|at|on|with|for|of|by|made|built|using|since|most|mostly|all|every|each)\b/.test(after)
        ) &&
        !LEADS_ON.test(before) &&
        // neither within brackets nor between a town and its country
        (before.match(/\(/g)?.length ?? 0) === (before.match(/\)/g)?.length ?? 0) &&
        !(whole.charAt(before.length) === ',' && /^\p{Lu}/u.test(after)) &&
        // what is put in between is not parted from its frame
        !/\b(?:and|or|but),/i.test(before) &&
        (whole.charAt(before.length) === ':' || !inList(before, after)),
    );
  // the shortest that says enough
  const best = ends.find(({ before }) => before.length >= 24 && before.split(' ').length > 3) ?? ends[0];
  if (best) return { line, heading: best.before, rest: sentence(capital(best.after.replace(/^(?:and|but|so) /i, ''))) };
  if (whole.length <= LONGEST) return { line, heading: whole, rest: '' };
  // only where both parts can stand: a phrase that goes with the rest, and no clause of its own
  const heading = upTo(whole, LONGEST);
  const after = whole.slice(heading.length).replace(/^[\s,;:–—-]+/, '');
  return heading !== '' &&
    after.split(' ').length < 14 &&
    /^(?:for|with|using|made|based) /i.test(after) &&
    !/^for (?:most|all|some|any|each) /i.test(after) &&
    !/\b(?:and|but|so) (?:we|i|it|they|an?|the)\b/i.test(after)
    ? { line, heading, rest: sentence(capital(after)) }
    : { line, heading: name, rest: line.text };
}

/** 'Sea cucumbers': where they come from, if the brief says it at once. */
function withMore(whole: string, line: Line, lines: readonly Line[]): { heading: string; rest: string } | undefined {
  // a place that the next sentence begins with, or where its own door is; no other noun is joined to one
  const near = lines
    .filter(({ index }) => index > line.index && index <= line.index + 2)
    .map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1))
    .map((text) => {
      const own = /\bour (?:door|shop|house|workshop|yard|studio|kitchen|room)\b/.exec(text);
      const found = PLACE.exec(own ? text.slice(own.index) : text);
      return found && (own ? found.index < 24 : found.index === 0) ? found[1] : undefined;
    });
  const place = near.find(Boolean);
  if (!place || PLACE.test(whole) || /[,.]/.test(whole)) return undefined;
  return {
    heading: `${whole} ${place.replace(/^(?:on|off) (?=the \p{L}+(?:-\p{L}+)? (?:coast|shore))/u, 'from ')}`,
    rest: '',
  };
}
