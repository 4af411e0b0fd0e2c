import type { NamedColour } from './prompt/colours';
import { isForbidden } from './prompt/forbidden';
import { clausesOf } from './prompt/message/clauses';
import { isLook } from './prompt/message/directions';
import { isLabel } from './prompt/message/labels';
import { withoutOrder } from './prompt/message/orders';
import { isContainer } from './prompt/product';
import type { Reading } from './prompt/read';
import type { Sheet } from './sheet';

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+/gu) ?? [];
const phrase = (text: string): string => ` ${wordsOf(text).join(' ')} `;
const MOST = 24;

/** What was asked for and is not in the picture, each item in words for the person who asked. The main subject first; at most 24, the last then counts the others. */
export function unpictured(
  reading: Reading,
  sheet: Sheet,
  missingFonts: string[],
  brandName: string | undefined,
  lost: readonly NamedColour[] = [],
): string[] {
  const all = sheet.texts.map((t) => t.text).join(' ');
  const set = new Set([...wordsOf(all), ...sheet.pictured.flatMap(wordsOf)]);
  // in a scene the small words are told with the great
  const isSaid = (w: string): boolean => set.has(w) || (sheet.pictured.length > 0 && INCIDENTAL.test(w));
  const isSet = (text: string): boolean => wordsOf(text).every(isSaid);
  // The words of a line that was left out may all stand in other lines.
  const isQuoted = (text: string): boolean => phrase(all).includes(phrase(text));
  const shown = new Set(sheet.artwork);
  const mockup = sheet.artwork.some((name) => name.startsWith('object:'));
  const isObject = (text: string): boolean =>
    mockup &&
    (isContainer(text) ||
      (shown.has(`object:${reading.product?.object ?? ''}`) &&
        wordsOf(reading.product?.word ?? '').includes(text.toLowerCase())));
  const missing: string[] = [...sheet.lacking];
  // A brand's name is not part of the prompt: a picture without words does not owe it.
  for (const text of [
    // a German noun at the head of a scene is no name
    reading.name === brandName ||
    sheet.pictured.includes(reading.name?.toLowerCase() ?? '') ||
    (ARTICLE.test(reading.name ?? '') && isSet(reading.name ?? ''))
      ? undefined
      : reading.name,
    reading.person?.name,
    reading.person?.role,
    ...reading.quotes,
    ...reading.facts.map((f) => f.text),
  ])
    if (text && !isQuoted(text)) missing.push(text);
  for (const text of reading.tooLong) missing.push(`${text.slice(0, 60).trim()} … (too long to set)`);
  for (const subject of reading.subjects) {
    // A season or an hour is told by colour and light.
    if (subject.kind === 'setting') continue;
    const drawn =
      (subject.icon && shown.has(`icon:${subject.icon}`)) ||
      (subject.illustration && shown.has(`illustration:${subject.illustration}`)) ||
      (subject.land && shown.has(`scene:${subject.land}`));
    if (isObject(subject.words)) continue;
    if (drawn && subject.as) missing.push(`${subject.words} (shown as ${subject.as})`);
    if (!drawn && !isSet(subject.words)) missing.push(subject.words);
  }
  for (const run of reading.unknownPhrases) {
    if (isCarried(run, reading, mockup) || MEDIUM.test(run) || isLabel(run) || withoutOrder(run) === '') continue;
    const left = run.split(' ').filter((word) => !isSet(word) && !isObject(word));
    // whole phrases, as they were said
    if (left.length) missing.push(run);
  }
  for (const { words } of lost) missing.push(COLOURED.test(words) ? words : `the colour ${words}`);
  for (const { said, meant } of reading.slips) missing.push(`${said} (set as ${meant})`);
  for (const font of missingFonts) missing.push(`the typeface ${font.slice(0, 40)}`);
  const items = [...new Set(missing)].filter(
    // 'cups' is told with 'two cups'
    (item, at, all) =>
      !isForbidden(reading.forbidden, item) &&
      !all.some((other, i) => i !== at && other.length > item.length && phrase(other).includes(phrase(item))),
  );
  return items.length > MOST
    ? [...items.slice(0, MOST - 1), `and ${String(items.length - MOST + 1)} more things`]
    : items;
}

/** A hex names itself. */
const COLOURED = /^#/u;

/** 'Ein Postbote …': a description begins with an article. */
const ARTICLE =
  /^(?:an?|the|ein|eine|einen|der|die|das|une?|les?|la|una?|uno|el|los|las|il|lo|um|uma|o|os|as|een|de|het) /iu;

/** What no picture can lack: words between words, and qualities that lie with who looks. */
const INCIDENTAL =
  /^(?:of|the|a|an|and|in|on|at|with|by|to|from|its|their|her|his|front|back|full|view|big|small|little|tiny|large|old|young|lone|lonely|single|empty|quiet|calm|cosy|cozy|soft|gentle|light|bright|warm|cool|beautiful|lovely|peaceful|still|late|early|distant|far|near|wide|long|deep|clear|heat|day|time)$/u;

/** What the picture is, or how it is made: nothing that could be missing. */
const MEDIUM =
  /^(?:hand|matte?|satin|glossy?|drawn)$|(?:^| )(?:post|header|hero|flyer|poster|banner|logo|card|button|headline|tile|ambiance|ambiente|atmosphere|interior|layout|copy|(?:empty|white|negative|free|blank) space|website|web ?site|aushang|bannière|affiche|volantino|locandina|biglietto|visita|kopfbild|plakat|en-tête|panfleto|cartaz|cartel|publicación|tarjeta|visitenkarte|wizytówka|ulotka|baner|spandoek|instagram-post)$|^button(?: |$)/iu;
const PARTS =
  /^(?:print|foil|ink|details|stripes?|lines?|band|bands|lid|cap|lettering|letters?|text|type|words|writing|background|ground|font|typography|fond|fondo|hintergrund|sfondo|schrift|letras|lettres)$/iu;
/** 'dark green letters', 'kraft paper bag': what colour and container show. */
function isCarried(run: string, { roles, product, colours }: Reading, mockup: boolean): boolean {
  const words = wordsOf(run);
  const last = words.at(-1) ?? '';
  // 'alegre', 'thin letters': a wish about the look
  if (words.length < 3 && clausesOf(run).every((clause) => isLook(clause))) return true;
  if (mockup && product && wordsOf(product.word).every((word) => words.includes(word))) return true;
  return (
    (PARTS.test(last) || (mockup && wordsOf(product?.word ?? '').includes(last))) &&
    (roles !== undefined || mockup || words.length === 1) &&
    words.slice(0, -1).every((word) => colours.some((one) => wordsOf(one.words).includes(word)))
  );
}
