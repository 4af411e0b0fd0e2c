// Makes libs/studio/assets/words.json: what things are called in other languages, by the English name, from the names of
// pictures in emojibase-data (MIT; its names are those of Unicode CLDR, Unicode License v3).
import { writeFileSync } from 'node:fs';
import path from 'node:path';

export const WORDS = { 'emojibase-data': '17.0.0' };
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'pl', 'nl', 'sv', 'da', 'nb'];
/** Animals and plants, food, places, activities, objects. */
const GROUPS = new Set([3, 4, 5, 6, 7]);

/** @param load a language's table by its code */
export function buildWords(load, assets) {
  const english = new Map(load('en').map(({ hexcode, label }) => [hexcode, label.toLowerCase()]));
  const words = {};
  for (const language of LANGUAGES)
    for (const { group, hexcode, label } of load(language)) {
      const word = label.toLowerCase();
      const name = english.get(hexcode);
      // names of more than two words describe one picture, and are no nouns
      if (!GROUPS.has(group) || !name || !/^\p{L}{3,}(?:[ -]\p{L}{3,})?$/u.test(word) || word === name) continue;
      words[word] ??= name;
    }
  writeFileSync(path.join(assets, 'words.json'), JSON.stringify(words));
  return words;
}
