import { tokensOf } from '@maquette/reading';
import { capital } from '../pen';
import { bareForm } from './gerund';

// The verbs of a sentence about the brand, as 'we' or 'I' have them.

/** What businesses do, as one writes it of them without a subject: 'Builds saunas by hand.' */
export const DEEDS =
  /^(?:re-?)?(?:accept|advise|answer|arrange|assemble|assess|bake|bind|blend|book|bottle|breed|brew|build|buy|cane|care|carry|carve|cast|cater|check|choose|clean|close|coach|collect|connect|convert|cook|cover|create|cure|cut|deliver|design|develop|digitise|distil|do|dry|dye|employ|engrave|export|farm|feed|ferment|fill|fit|fix|focus|follow|forge|found|frame|fry|fund|get|give|grind|grow|guide|handle|harvest|have|help|hire|hold|host|import|install|insulate|insure|keep|knit|lead|lend|let|look|maintain|make|manage|manufacture|measure|meet|mend|mill|mix|mount|move|offer|open|operate|organi[sz]e|overhaul|own|pack|paint|perform|pick|plan|plant|play|prepare|preserve|press|print|process|produce|protect|provide|publish|quote|raise|recycle|refurbish|refuse|rent|repair|replace|repurpose|rescue|restore|reuse|roast|run|rush|screen|see|sell|send|serve|service|set|sew|sharpen|ship|slice|smoke|sort|source|speak|speciali[sz]e|specify|spin|stage|stitch|stock|store|supply|support|take|teach|test|train|translate|transport|travel|treat|trim|tune|turn|upcycle|use|visit|wash|weave|welcome|weld|work|write)$/;
export const AUX: Record<string, string> = {
  is: 'are',
  "isn't": "aren't",
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
};
const PAST_OR_MODAL =
  /^(?:can|can't|cannot|will|won't|may|might|could|would|did|didn't|had|were|are|have|do|don't|\p{L}+ed|began|built|grew|made|sold|ran|took|bought|kept|came|went|got|left|met|found)$/u;
const OBJECT = /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM|SYM)$/;

/** 'sells' as 'we' have it. */
export const plural = (verb: string): string =>
  AUX[verb] ?? (PAST_OR_MODAL.test(verb) || !/s$/.test(verb) || /ss$/.test(verb) ? verb : bareForm(verb));
export const single = (verb: string): string =>
  ({ are: 'am', were: 'was', "aren't": 'am not' })[plural(verb)] ?? plural(verb);

/** The verbs that go on with the first one: 'repairs bicycles and gives them'. Undefined where one cannot be told from a noun. */
export function withVerbs(rest: string, toForm: (verb: string) => string): string | undefined {
  const tokens = tokensOf(`They ${rest}`).flat();
  let isInside = false;
  const out: string[] = [];
  let last: { at: number; isApart: boolean } | undefined;
  for (const [at, token] of tokens.entries()) {
    let { value } = token;
    if (/^(?:who|that|which|where|because|when|while|if|whose)$/.test(token.lower)) isInside = true;
    if (/^[;:.–—]$/.test(value)) isInside = false;
    let before = at - 1;
    while (/^(?:also|then|never|only|now|still|even|always)$/.test(tokens[before]?.lower ?? '')) before--;
    const isBehind = /^(?:and|or|but|,)$/.test(tokens[before]?.lower ?? '');
    const next = tokens[at + 1];
    const isForm =
      isBehind &&
      (token.lower in AUX ||
        (/[^s]s$/.test(token.lower) &&
          (token.pos === 'VERB' ||
            // 'restores clocks and winds forty of them'
            (tokens[before]?.lower === 'and' && /^(?:DET|NUM|PRON)$/.test(next?.pos ?? '')) ||
            (DEEDS.test(bareForm(token.lower)) &&
              (OBJECT.test(next?.pos ?? '') ||
                /^(?:them|up|out|in|from|to|about)$/.test(next?.lower ?? '') ||
                // 'fits, services and buys back'
                (next?.lower === 'and' && DEEDS.test(bareForm(tokens[at + 2]?.lower ?? ''))))))));
    if (isForm && isInside) return undefined;
    if (isForm) {
      value = toForm(token.lower);
      last = { at, isApart: tokens[before]?.value === ',' && before === at - 1 };
    }
    out.push((at === 0 ? '' : token.space) + value);
  }
  // 'We only see children, and have a quiet room'
  if (last?.isApart && out[last.at]) out[last.at] = ` and${out[last.at] ?? ''}`;
  return out.join('').replace(/^They\s?/u, '');
}

/** 'Makes a tomme', 'Sells to parents', and not 'Works of art', 'Handles from birch' */
export const isActed = (verb: string, rest: string): boolean => {
  const [, first, second, third] = tokensOf(`It ${verb.toLowerCase()}${rest}`).flat();
  return (
    second !== undefined &&
    // 'Visits last an hour', 'Repairs take two weeks'
    !/^(?:last|take|cost|start|begin|end|include|need|run|come|go|arrive|ship|open|close|happen|leave|stay|vary|depend|get|make)$/.test(
      second.lower,
    ) &&
    (OBJECT.test(second.pos) ||
      second.lower === 'to' ||
      // 'Tunes, restores and sells uprights'
      (second.lower === ',' && DEEDS.test(bareForm(third?.lower ?? ''))) ||
      // 'Builds and restores boats'
      (second.lower === 'and' && /[^s]s$/.test(third?.lower ?? '') && DEEDS.test(bareForm(third?.lower ?? ''))) ||
      (first?.pos === 'VERB' && second.pos === 'ADV') ||
      (ALONE.test(verb) && second.pos === 'ADP' && second.lower !== 'of'))
  );
};
const ALONE =
  /^(?:works|caters|focuses|travels|bakes|roasts|brews|sails|speciali[sz]es|delivers|ships|exports|operates|trades|cooks|trains)$/iu;

/** 'Her coffins are what she is proudest of', as she says it */
export const asI = (text: string): string => {
  const said = text
    .replace(
      /\b(?:[Hh]e|[Ss]he) ((?:also |only |still |now |always |never )*)([\p{L}'’]+)/gu,
      (_, how: string, verb: string) => `I ${how}${single(verb)}`,
    )
    .replace(
      /\b([Hh])(?:is|er)(?= (?!(?:with|for|to|in|on|at|and|or|by|from|about|when|if|as)\b)\p{L})/gu,
      (_, letter: string) => (letter === 'H' ? 'My' : 'my'),
    )
    .replace(/\b(?:himself|herself)\b/gu, 'myself')
    .replace(/\b(?:him|her)\b/gu, 'me');
  return capital(said);
};
