import { nounSenses, singular } from '@maquette/reading';
import { SUBJECTS } from './lexicon';
import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../palette/colour-words';
import { lch } from '../palette/palette';
import { englishOf } from './languages';

/** What a prompt does not want to see. */
export interface Forbidden {
  /** Base forms in small letters, as they were written and in English. */
  words: ReadonlySet<string>;
  /** Hex of each colour that is named among them. */
  colours: string[];
}

const TRIGGERS =
  /(?<![\p{L}\p{N}])(?:no(?! (?:\d|one knows|longer|matter|fee|fix))|not(?! (?:only|just|merely|least|yet|far|sure))|nobody|no one|never|without|avoid(?:ing)?|nothing(?! but)|neither|nor|instead of|rather than|(?:please )?(?:do not|don['’]t) (?:draw|show|use|want|need|like|put|add|include|make)|leave out|steer clear of|free (?:of|from)|anything but|sin|nunca|nada de|en vez de|ohne|keine?[nmrs]?|nicht|niemals|statt|sans|pas (?:de|d['’])|pas|jamais|aucune?|senza|niente|nessun[oa]?|non|sem|nada|não|bez|żadn\p{L}+|nie|zamiast|zonder|geen|nooit|niet)(?!\p{L})['’]?\s*/giu;
const ENDS =
  /[.;:!?¶()–—]|(?<!\p{L})(?:but|just|only|because|so|sondern|aber|nur|sino|pero|mais|ma|però|ale|tylko|maar|alleen|please|everyone|we|it|they)(?!\p{L})/iu;
/** 'a cello without strings leaning on the wall': what is lacking is said in few words. */
const LACKS = /^(?:without|sin|ohne|sans|senza|sem|bez|zonder)/iu;
const CLAUSE = /(?<!\p{L})(?:\p{L}+ing|on|in|at|under|by|with|beside|near|from|to)(?!\p{L})/iu;
/** Portuguese 'no' is 'in the', and no 'no'. */
const PORTUGUESE = /(?<!\p{L})(?:uma|dos|das|às|não|ção|são|sem|com|para o|para a)(?!\p{L})/giu;
const LINK = /(?:^|\s)(?:or|nor|oder|und|and|ni|ou|lub|ani|of|noch|ne|né|nem|o|y|e|et|i|en)\s/iu;
const SMALL =
  /^(?:the|and|nor|for|any|all|too|very|more|much|that|this|those|these|like|with|from|into|about|want|give|another|them|him|her|his|one|use|show|look|looking|feel|kind|sort|thing|things|stuff|bit|lot|lots|other|real|actual|stock|usual|typical|corporate|der|die|das|den|dem|ein|eine|einen|bitte|und|oder|los|las|una|uno|por|favor|les|des|une|della|delle|degli|per|favore|uma|dos|das|als|wie|come|como|comme|jak)$/;

const namesColour = (text = ''): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => COLOUR_WORDS.has(word) && !AMBIGUOUS_COLOURS.has(word));

/** What stands after a word of refusal, up to the end of its part of the sentence; a list is followed to its last item. */
function refusals(text: string): string[] {
  const isPortuguese = (text.match(PORTUGUESE)?.length ?? 0) >= 2;
  const found: string[] = [];
  for (const match of text.matchAll(TRIGGERS)) {
    const [said] = match;
    if (isPortuguese && said.trim().toLowerCase() === 'no') continue;
    const after = text.slice(match.index + said.length, match.index + said.length + 110);
    const end = Math.min(
      ENDS.exec(after)?.index ?? after.length,
      LACKS.test(said) ? (CLAUSE.exec(after)?.index ?? 110) : 110,
    );
    const parts = after.slice(0, end).split(',');
    const last = parts.slice(1, 5).findIndex((part) => LINK.test(part)) + 1;
    const items = parts.slice(0, last + 1);
    // 'no fruit, cream on green, and a bird': only short items make a list
    // 'no booking, blue and white': colours go on only where colours are refused
    const isList =
      items.slice(1).every((item) => item.trim().split(/\s+/u).length <= 4) &&
      (namesColour(items[0]) || !items.slice(1).some(namesColour));
    found.push((isList ? items : items.slice(0, 1)).join(' '));
  }
  return found;
}

/** Everything that a prompt refuses, in any of the languages that are read. `text` without quotations; the first 3,000 characters are read. */
export function forbiddenIn(text: string): Forbidden {
  const words = new Set<string>();
  const colours: string[] = [];
  for (const refusal of refusals(text.slice(0, 3000))) {
    for (const word of refusal
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.slice(0, 9) ?? []) {
      if (SMALL.test(word)) continue;
      const english = englishOf(word);
      for (const one of [word, singular(word), ...(english ? [english, singular(english)] : [])]) {
        words.add(one);
        const hex = COLOUR_WORDS.get(one);
        // 'no olive branch' says nothing against the colour
        const next = new RegExp(`${word}\\s+(\\p{L}+)`, 'u').exec(refusal.toLowerCase())?.[1];
        const isOfThing = next !== undefined && !COLOUR_WORDS.has(next) && nounSenses(singular(next)).length > 0;
        if (hex && !isOfThing && !colours.includes(hex)) colours.push(hex);
      }
    }
  }
  return { words, colours };
}

/** Words for whole classes: 'no people', 'no faces'. */
const CLASS_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    people: 'person',
    human: 'person',
    face: 'person',
    hand: 'person',
    man: 'person',
    woman: 'person',
    figure: 'person',
    personne: 'person',
    personas: 'person',
    menschen: 'person',
    flower: 'flower',
    animal: 'animal',
    fruit: 'fruit',
    boat: 'boat',
    ship: 'boat',
    food: 'food',
  }),
);
const pictures = (() => {
  const map = new Map<string, string[]>();
  for (const { words, icon, illustration } of SUBJECTS)
    for (const word of words)
      map.set(
        word,
        [icon, illustration].filter((one) => one !== undefined),
      );
  return map;
})();

/** Whether a thing is refused: by its words, by what it is a kind of, or by the drawing that would stand for it. */
export function isForbidden(
  { words }: Forbidden,
  said: string,
  drawings: readonly (string | undefined)[] = [],
): boolean {
  if (words.size === 0) return false;
  const own = said.toLowerCase().match(/\p{L}+/gu) ?? [];
  const head = singular(own.at(-1) ?? '');
  if (own.some((word) => words.has(word) || words.has(singular(word)))) return true;
  const [sense] = nounSenses(head);
  for (const word of words) {
    if (CLASS_WORDS.get(word) !== undefined && CLASS_WORDS.get(word) === sense?.class) return true;
    if (sense?.kinds.some((kind) => kind === word || kind.endsWith(` ${word}`))) return true;
    const banned = pictures.get(word) ?? [word];
    for (const drawing of drawings)
      if (drawing && (banned.includes(drawing) || drawing.split('-').some((part) => singular(part) === word)))
        return true;
  }
  return false;
}

/** Whether a colour is one of those that are refused, or of their family. */
export function isForbiddenColour({ colours }: Forbidden, hex: string): boolean {
  const { l, c, h } = lch(hex);
  return colours.some((other) => {
    const no = lch(other);
    if (no.c < 0.03) return c < 0.03 && Math.abs(l - no.l) < 0.14;
    return c > 0.02 && Math.abs(((h - no.h + 540) % 360) - 180) < 26;
  });
}
