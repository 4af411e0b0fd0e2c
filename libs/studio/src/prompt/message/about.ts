import { nounSenses } from '@maquette/reading';
import { COLOUR_WORDS } from '../../palette/colour-words';
import type { Clause } from './clauses';
import { wordsIn, whole } from './clauses';
import { isDirection } from './directions';
import { ASKS } from './orders';
import { isRole, isRun, isSpot } from './names';
import type { Part } from './part';
import { trimmedEnd } from './part';
import { isShown, WE } from './voice';

/** Trades as German builds their names. */
const GERMAN_JOB =
  /^\p{Lu}\p{L}*(?:erin|istin|ärztin|login|eurin|orin|amme|meister(?:in)?|macher(?:in)?|arzt|ist|loge|mann|frau|wirt(?:in)?|berater|bauer|händler|lehrer|gärtner|schneider|tischler|schreiner|maler|planer|trainer|coach)$/u;

/** What somebody does stands after the name, or before it: 'Rahul Mehta, software engineer', 'Chimney sweep. Gwil Prosser'. */
export function roleOf(
  part: Part,
  parts: readonly Part[],
  name: string | undefined,
  isGerman = false,
): string | undefined {
  const at = parts.indexOf(part);
  const [before, after] = [parts[at - 1], parts[at + 1]];
  const isPerson = (one: Part): boolean =>
    nounSenses(one.text.toLowerCase())[0]?.class === 'person' ||
    (isGerman && GERMAN_JOB.test(one.text)) ||
    /^\p{L}+(?:ist|ician|grapher|maker|smith|keeper)$/iu.test(one.text);
  const can = (one: Part | undefined): one is Part =>
    one !== undefined &&
    one.facts.length === 0 &&
    one.text !== name &&
    one.text.length <= 48 &&
    !/[¶\d]/.test(one.text);
  const first = parts[0];
  if (
    can(first) &&
    first !== part &&
    (first.sentence < part.sentence || at === 1) &&
    !WE.test(first.text) &&
    !isDirection(first)
  )
    return whole(first.text);
  if (can(after) && after.sentence === part.sentence && (isRole(after.text) || isPerson(after))) return after.text;
  if (can(before) && at === 1 && (before.sentence !== part.sentence || isRole(before.text))) return whole(before.text);
  return undefined;
}

/** Phrases that may say what it is: 'coffee roastery' of 'logo for a coffee roastery called …' or of 'Ember & Oak, a coffee roastery'. */
export function aboutOf(
  parts: readonly Part[],
  orders: ReadonlyMap<Clause, string>,
  name: string | undefined,
): string[] {
  const found: string[] = [];
  const isFree = (part: Part): boolean =>
    part.facts.length === 0 &&
    !/^est/iu.test(part.text) &&
    !/\d/.test(part.text.replace(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u, '')) &&
    !isSpot(part.text) &&
    part.role === undefined;
  const cleared = (text: string): string =>
    trimmedEnd(
      whole((name === undefined ? [text] : text.split(name)).find((one) => /\p{L}{3}/u.test(one)) ?? '').replace(
        /(?:,? (?:and|und|et|y) )?(?:called|named|que se llama|qui s['’]appelle|che si chiama|die heißt|name is|namens|genannt|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|o nazwie|genaamd|brand|the name|(?:s?he|they|i|we) calls? (?:it|this))$/iu,
        '',
      ),
    );
  for (const { text } of parts) {
    const kind = /(?<!\p{L})(?:for|of|is) (?:an?|our|the|my) (\p{Ll}[^,]{2,40}?) (?:called|named)(?!\p{L})/u.exec(
      text,
    )?.[1];
    if (kind) found.push(kind);
  }
  for (const rest of orders.values()) if (cleared(rest)) found.push(cleared(rest));
  parts.forEach((part, at) => {
    const inside =
      /^(?:[\p{L}\d]+ ){0,5}?(?:tin|can|jar|box|bottle|bag|sack|tube|pouch|pack|packet|bar|carton|cup|caddy|tub|pot|sachet|crate|sign|tote|mug|shirt|hoodie|apron|label|wrapper|packaging|package|candle|cover|screen)s?(?: \d+ ?(?:ml|g|kg|cl|l))? (?:of|for) (?:\d+ )?(.{4,48})$/iu.exec(
        part.text,
      )?.[1];
    if (inside) found.unshift(cleared(inside).replace(/^(?:an?|the|our|my) /iu, ''));
    const held =
      /^(.{4,40}?) in an? (?:\p{L}+ ){0,3}(?:tin|can|jar|box|bottle|bag|sack|tube|pouch|pack|packet|carton|cup|tub|pot)$/iu.exec(
        part.text,
      )?.[1];
    if (held) found.push(held);
    const packed =
      /^(?:\d+ ?\p{L}{1,2} )?(.{3,36}?) (?:tin|can|jar|box|bottle|bag|sack|tube|pouch|packet|carton|tub|pot|caddy)(?: \d.*)?$/iu.exec(
        part.text,
      )?.[1];
    if (packed && !/^(?:an?|the|our|my) *$/iu.test(packed)) found.unshift(packed.replace(/^(?:an?|the|our|my) /iu, ''));
    const before = parts[at - 1];
    if (
      before !== undefined &&
      (name !== undefined || before.text.endsWith('¶')) &&
      (before.text.endsWith(name ?? '¶') || before.text.endsWith('¶')) &&
      before.sentence === part.sentence &&
      isFree(part) &&
      !isRun(part.text) &&
      !/^(?:on|in|at|by|near|under|from|with|for|based|made|est) /iu.test(part.text)
    )
      found.push(part.text);
  });
  const [first, second] = parts;
  if (first && isFree(first) && !isShown(first.text)) found.push(cleared(first.text));
  if (
    first &&
    second &&
    name !== undefined &&
    first.text === name &&
    isFree(second) &&
    !isRun(second.text) &&
    !isShown(second.text)
  )
    found.push(second.text);
  return found.filter(
    (one) =>
      /\p{L}{3}/u.test(one) &&
      one !== name &&
      !ASKS.test(one) &&
      !/^(?:s?he|they) /iu.test(one) &&
      !COLOUR_WORDS.has(wordsIn(one).at(-1)?.toLowerCase() ?? ''),
  );
}
