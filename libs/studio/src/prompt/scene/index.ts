import { tokensOf } from '@maquette/reading';
import type { Token } from '@maquette/reading';
import { forbiddenIn } from '../forbidden';
import { skyColours } from '../hours';
import { inEnglish } from '../languages';
import type { SceneBrief } from './brief';
import { describing } from './describing';
import { placeBefore } from './grounds';
import { readSentence } from './sentence';
import { settleOutdoors } from './outdoors';
import { settle } from './settle';
import { STATE_WORDS } from './tables';

export { GROUNDS } from './brief';
export type { Ground, SceneBrief, SceneSubject, Season, Weather } from './brief';

/** 'We sell honey', 'it needs to be readable': said about the piece, and no part of a scene. */
const isTold = (tokens: readonly Token[]): boolean =>
  // a price, and a verb that offers something
  (tokens.some(({ value }) => value === '¶') &&
    tokens.some(({ pos, lower }) => pos === 'VERB' && !/(?:ing|ed|en)$/.test(lower) && !STATE_WORDS.has(lower))) ||
  // 'their colours are plum and grey'
  tokens.some(
    ({ lower }, i) => /^colou?rs?$/.test(lower) && /^(?:are|is|:|should)$/.test(tokens[i + 1]?.lower ?? ''),
  ) ||
  tokens.some(
    ({ lower, value }) =>
      value === 'I' || /^(?:we|you|your|should|must|could|needs?|wants?|palette|typeset|font|headline)$/.test(lower),
  );

/** Late in the afternoon the sky is not yet red. */
const GOLDEN = /\b(?:late afternoon|golden hour|low sun|late sun|long shadows?)\b/iu;
/** What is seen in the sky by night, and what lies on the ground in autumn. */
const SIGHTS =
  /\b(?:(?:northern|southern|polar) lights?|aurora(?: borealis)?|milky way|galaxy|lightning|thunder(?:storm)?|(?:(?:autumn|fallen|falling|fall|golden|dry) leaves|pile of leaves|leaf pile))\b/giu;

const NIGHTLY = /\b(?:(?:northern|southern|polar) lights?|aurora(?: borealis)?|milky way)\b/iu;

/** Pictures of another kind: nothing stands in them. */
const FLAT =
  /\b(?:patterns?|icons?|logos?|badges?|emblems?|stickers?|certificates?|diplomas?|borders?|frames?|infographics?|diagrams?|charts?|maps?|menus?|invitations?|lettering|typograph\w+|monograms?|abstract|geometric|mandalas?|textures?|wallpapers?|silhouettes?|stamps?|crests?|on (?:a )?(?:plain|white|transparent) background|flat lay|collage|grid|seamless|line art|line drawing)\b/iu;
/**
 * The scene that a prompt describes: a place, things that stand in a relation, or an hour and weather with something in
 * them; in a picture for its own sake (`isPicture`) any thing that can be seen is one. Undefined where it describes none. About 1 ms a prompt, once the parser is loaded.
 */
export function readScene(prompt: string, isPicture = false): SceneBrief | undefined {
  const brief: SceneBrief = { subjects: [], read: [] };
  let places = 0;
  const { text: described, hour } = describing(prompt);
  const translated = inEnglish(described);
  if (translated) brief.read.push(...translated.read);
  const text = translated?.text ?? described;
  const forbidden = forbiddenIn(described);
  brief.time = hour;
  const sky = skyColours(text);
  if (sky.length > 0) brief.sky = sky;
  for (const sentence of tokensOf(text)) {
    // 'One side should be a picture: a narrow stone house …'
    const colon = sentence.findIndex(({ value }) => value === ':');
    const said = colon > 0 && isTold(sentence.slice(0, colon)) ? sentence.slice(colon + 1) : sentence;
    if (!isTold(said)) places += readSentence(said, brief, text, forbidden);
    if (said !== sentence) brief.ground ??= placeBefore(sentence.slice(0, colon), text);
  }
  // they are seen by night alone
  if (NIGHTLY.test(text)) brief.time = 'night';
  if (GOLDEN.test(text)) brief.isGolden = true;
  for (const [sight] of text.matchAll(SIGHTS)) brief.read.push(...sight.toLowerCase().split(' '));
  settle(brief, text);
  settleOutdoors(brief, text);
  const { ground, subjects, time, weather } = brief;
  if (ground === 'underwater') places++;
  const related = subjects.some(({ relation }) => relation !== undefined);
  // in a picture for its own sake a place is one without anybody in it too
  const isView =
    ground !== undefined &&
    !(isPicture ? /^(?:table|shelf|wall|window)$/ : /^(?:room|table|shelf|wall|window|street|city|garden)$/).test(
      ground,
    );
  const isScene =
    (ground !== undefined && places > 0 && (subjects.length > 0 || isView)) ||
    related ||
    (isPicture && subjects.length > 0 && !FLAT.test(text)) ||
    ((time ?? weather) !== undefined && subjects.some((one) => one.state !== undefined));
  return isScene ? brief : undefined;
}
