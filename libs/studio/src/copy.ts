import type { DesignTypeId } from '@maquette/generation';
import { nounSenses, singular } from '@maquette/reading';
import type { Fact } from './prompt/facts';
import { isEventName } from './prompt/message/names';
import { isShown } from './prompt/message/voice';
import type { Reading } from './prompt/read';
import type { Copy } from './stage';

const title = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
const same = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

const ACTION =
  /^(?:shop|book|get|start|learn|sign|join|order|buy|try|discover|explore|read|call|contact|reserve|register|download|subscribe|donate|apply|see|jetzt|mehr|reserva|compra|kup|zamów|sprawdź)(?: [\p{L}\d’']+){0,3}$/iu;
const OBJECT_ONLY =
  /\b(?:bags?|laptops?|notebooks?|sachets?|packets?|sacks?|crates?|aprons?|tins?|cadd(?:y|ies)|cartons?|lids?|totes?|bottles?|jars?|box(?:es)?|cans?|cups?|mugs?|labels?|screens?|phones?|posters?|books?|tubes?|bars?|wrappers?|pouch|t-?shirts?|hoodies?|candles?|packaging|package|merch)\b|^(?:app|serum|kids|dogs?|cats?|novel|band|club)$/iu;
/** From here up a line is an offer or was asked for: it is set larger than a name. */
const STRONG = 2;
const within = (text: string, others: readonly (string | undefined)[]): boolean =>
  others.some((other) => other?.toLocaleLowerCase('en').includes(text.toLocaleLowerCase('en')));
/** Each text once: what another holds already is left out. */
const once = (texts: readonly (string | undefined)[], taken: readonly (string | undefined)[]): string[] =>
  texts
    .filter((text) => text !== undefined)
    .filter((text, at, all) => !within(text, taken) && !within(text, all.slice(0, at)));

/**
 * Which of the client's words play which part in a design type. Nothing is made up: what is missing stays missing.
 * A few words that nothing can be drawn of and nothing is to be set of ('patience') are set themselves.
 */
export function copyFor(type: DesignTypeId, reading: Reading, prompt: string): Copy {
  const copy = partsFor(type, reading, prompt);
  return !reading.isWordless &&
    copy.title === undefined &&
    /^(?:general|banner|social-media-post|flyer|website-header)$/.test(type)
    ? { ...copy, title: wordsThemselves(reading, prompt) }
    : copy;
}

const SHAPES_ASKED = /\b(?:abstract|geometric|pattern|background|texture|wallpaper|gradient|shapes)\b/iu;
function wordsThemselves({ scene, subjects }: Reading, prompt: string): string | undefined {
  if (scene ?? subjects.find(({ icon, illustration, land }) => icon ?? illustration ?? land)) return undefined;
  const [clause = ''] = prompt.split(/[,.;:!?]/u);
  const said = clause.trim();
  const isShort = said.length >= 3 && said.length <= 40 && said.split(/\s+/u).length <= 5;
  return isShort && /\p{L}{2}/u.test(said) && !SHAPES_ASKED.test(prompt) ? title(said) : undefined;
}

/** Of everything it might be. */
const SAYS_NOTHING = /^(?:app|website|web ?site|page|company|business|firm|project|thing|place)$/iu;
/** What is hung up or handed out to be read. */
const NOTICE =
  /^(?:(?:an?|the|our|please|make|design|create|simple|small|big|a\d) )*(?:\p{L}+ ){0,2}?(?:sign|signboard|notice|menu|menu board|price list|board|announcement|timetable|door sign|house rules|invitation|certificate)(?: (?:poster|sign|board))?(?: (?:for|about|of|at|in|on)(?!\p{L})|:|,)/iu;
const isQuoted = (name: string | undefined, prompt: string): name is string =>
  name !== undefined && new RegExp(`["“„«'‘]${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}["”“»'’]`, 'u').test(prompt);

function partsFor(type: DesignTypeId, reading: Reading, prompt: string): Copy {
  const { name, quotes, person } = reading;
  // A picture that was described is drawn; nothing of it is set.
  const isThing = type === 'logo' || type === 'business-card' || type === 'product-mockup';
  if (reading.isWordless || (reading.isPicture && !isThing)) return { lines: [], facts: [] };
  const facts = reading.facts.map((fact) =>
    /^(?:mail|web|handle)$/.test(fact.kind) ? fact : { ...fact, text: title(fact.text) },
  );
  const told = (taken: readonly (string | undefined)[]): Fact[] => facts.filter(({ text }) => !within(text, taken));
  const said = reading.lines.map(title);
  const line = reading.headline && title(reading.headline.line);
  const what =
    reading.descriptor && !same(reading.descriptor, name) && !SAYS_NOTHING.test(reading.descriptor)
      ? title(reading.descriptor)
      : undefined;
  // 'Gentle Dentistry for the Terrified' is more than its 'Dentistry'
  const fuller =
    what &&
    [line, ...said].find(
      (one) => one !== undefined && within(what, [one]) && one.length <= 44 && !(name && within(name, [one])),
    );
  const descriptor = (type === 'business-card' ? fuller : undefined) ?? what;
  if (type === 'logo' || type === 'product-mockup') {
    // a book is headed by its title, and who wrote it stands below
    const isTitled = reading.product?.object === 'book' && quotes[0] !== undefined;
    const first = isTitled ? quotes[0] : (name ?? quotes[0]);
    const rest = [isTitled ? name : undefined, ...quotes].filter((q) => q !== undefined && q !== first);
    // "Jar" on a jar says nothing, and a sentence is no descriptor.
    const says =
      descriptor && descriptor.split(' ').length <= 6 && !(type === 'product-mockup' && OBJECT_ONLY.test(descriptor))
        ? descriptor
        : undefined;
    // One word is a tagline where it was quoted, or is a trade: what the mark draws is none.
    const tagline =
      says &&
      (says.includes(' ') || !(reading.subjects.some((s) => same(s.words, says)) || isBody(says))) &&
      says.length > 3 &&
      !/^(?:badge|crest|emblem|seal|stamp|monogram|logo|wordmark|mark|shield)$/iu.test(says) &&
      !isSight(says)
        ? says
        : undefined;
    if (type === 'logo') {
      const since = reading.facts.find(
        ({ kind, text }) => kind === 'count' && /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/.test(text) && text.length <= 24,
      );
      const sub = rest[0] ?? (first ? (tagline ?? (since && title(since.text))) : undefined);
      // What has no name is called what it is.
      return { title: first ?? says, sub, lines: once(rest.slice(1), [first, sub]), facts: [] };
    }
    const about = first ? labelOf(reading, says, prompt) : undefined;
    // 'Gin' under 'Skerry Gin' says nothing more
    const sub = rest[0] ?? (about !== undefined && within(about, [first]) ? undefined : about);
    const strongest = (reading.headline?.strength ?? 0) >= 3 ? line : undefined;
    // A label has no room for all that may be said of a thing.
    const more = once([...rest.slice(1), strongest, ...said], [first, sub, name])
      .filter(
        (one) => one.length <= 64 && !OBJECT_ONLY.test(one) && one.toLowerCase() !== `by ${name ?? ''}`.toLowerCase(),
      )
      .slice(0, 3);
    const onLabel = told([first, sub, ...more]).filter(({ kind }) => !/^(?:phone|mail|date|time)$/.test(kind));
    return { title: first, sub, lines: first ? more : [], facts: first ? onLabel.slice(0, 3) : [] };
  }
  if (type === 'business-card') {
    const lines = quotes.filter((q) => !same(q, name));
    const first = name ?? person?.name;
    const owner = person && same(first, person.name) ? person : undefined;
    const about = owner?.role ? title(owner.role) : descriptor;
    const top = first ?? lines[0] ?? descriptor;
    const sub = (first ? lines[0] : lines[1]) ?? (first ? about : undefined);
    return {
      title: top,
      sub,
      lines: once(
        [...lines.slice(first ? 1 : 2), owner?.role === undefined ? about : undefined, line, ...said],
        [top, sub, person?.name, person?.role, name],
      )
        // 'Liutaio Piero Amati': both stand there
        .filter((one) => !(top !== undefined && sub !== undefined && within(top, [one]) && within(sub, [one])))
        .slice(0, 4),
      person: person && { name: person.name, role: person.role && title(person.role) },
      facts: told([top, sub]),
    };
  }
  // A notice or a menu is read; a print has the words that it was given, and no others.
  if (type === 'general' && !NOTICE.test(prompt)) {
    // A print has the words that it was given, and no others.
    const dictated = reading.isDictated || (reading.headline?.strength ?? 0) >= 10 ? [line, ...said] : [];
    const [first, ...rest] = once([...(quotes.length || !isQuoted(name, prompt) ? quotes : [name]), ...dictated], []);
    return { title: first, sub: rest[0], lines: rest.slice(1), facts: first ? told([first, ...rest]) : [] };
  }
  const action = reading.action ?? quotes.slice(1).find((q) => ACTION.test(q));
  const texts = quotes.filter((q) => q !== action);
  const strength = reading.headline?.strength ?? 0;
  // Who signs stands below what is said; only a prompt that begins with its name is headed by it.
  const isHeaded = name !== undefined && reading.isHeaded;
  // 'LOST! Grey parrot “Kiko” …': a name in quotation marks stands below what is cried out
  const isCried = strength >= 6 && texts.length > 0 && !/\s/.test(texts[0] ?? '');
  // 'Gym flyer, call it The Reluctant Gym': the name says it already
  const isInName = name !== undefined && line !== undefined && !/\s/.test(line) && within(line, [name]);
  // 'Header for a tiling company, Azulejos Ferrer': what it is says less than who it is
  const isOnlyWhat =
    (type === 'website-header' || isSomebody(what)) &&
    reading.isOrdered &&
    name !== undefined &&
    same(line, what) &&
    line !== undefined &&
    !isEventName(line);
  const lead =
    (texts.length && !isCried) || ((isHeaded || isInName || isOnlyWhat) && strength < STRONG) ? undefined : line;
  const first = (isCried ? lead : undefined) ?? texts[0] ?? lead ?? name ?? line ?? descriptor;
  const rest = once([...texts.slice(isCried ? 0 : 1), line, ...said], [first, name]);
  // What it is helps where nothing else is said.
  const about = rest.length || texts.length > 1 || line ? [] : once([descriptor], [first, name]);
  const under = [...rest, ...about];
  return {
    title: first,
    sub: under[0],
    signature: name && !within(name, [first, ...under, ...reading.facts.map(({ text }) => text)]) ? name : undefined,
    action,
    lines: under.slice(1, 5),
    facts: told([first, ...under]),
  };
}

/** 'Kestrel hovering', 'fox with a lantern': what the mark shows. */
const isSight = (text: string): boolean =>
  isShown(text) ||
  / (?:\p{L}+ing|with|holding|on|under|over) /u.test(
    `${text} `.replace(/^\S+/u, (first) => (isBody(first) ? '' : `${first}-`)),
  );
/** 'Spice trader', 'bridge engineering firm': who it is, and nothing said. */
const isSomebody = (text: string | undefined): boolean => {
  const head =
    text
      ?.split(/ (?:in|at|from|of|for|near) /u)[0]
      ?.split(' ')
      .at(-1)
      ?.toLowerCase() ?? '';
  return /^(?:firm|company|agency|studio|practice|office)$/.test(head) || nounSenses(head)[0]?.class === 'person';
};
/** 'Lens': a thing, which is drawn. */
const isBody = (word: string): boolean =>
  /^(?:object|animal|bird|plant|flower|tool|container|instrument|furniture)$/.test(
    (nounSenses(word.toLowerCase())[0] ?? nounSenses(singular(word.toLowerCase()))[0])?.class ?? '',
  );

/** 'sardines in olive oil', 'orange wine from Georgia': what is in it, as fully as it was said. */
function wholeOf(held: string, prompt: string): string | undefined {
  const stem = singular(held.split(' ').at(-1) ?? held).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const more = '(?:[^\\S\\n](?:in|with|from|of|and)[^\\S\\n]\\p{L}+(?:[^\\S\\n]\\p{Ll}+)?)';
  return new RegExp(
    `(?:^|[,.;:]\\s*|(?<!\\p{L})(?:for|of) (?:an? |our |some )?)((?:\\p{Ll}+ ){0,2}${stem}\\p{Ll}{0,2}(?:${more}(?=\\s*[,.;:]|$)| from \\p{Lu}\\p{L}+|(?=\\s*[,.;:]|$)))`,
    'u',
  ).exec(prompt)?.[1];
}

/** What stands on a product under its name: what it is, and what it is made of. */
function labelOf({ product, lines }: Reading, asSaid: string | undefined, prompt: string): string | undefined {
  const isAct = /^(?:act|abstract|time)$/.test(nounSenses(product?.product ?? '')[0]?.class ?? '');
  // the camping of a camping mug is not in it
  const held = product?.product && !isAct && !/\d/.test(product.product) ? product.product : undefined;
  const inside = held && (wholeOf(held, prompt) ?? held);
  // 'Hand cream tube': what it comes in is seen
  const says =
    asSaid !== undefined &&
    product &&
    asSaid.toLowerCase().includes(product.word.split(' ').at(-1)?.toLowerCase() ?? '\n')
      ? undefined
      : asSaid !== undefined && held?.split(' ').every((word) => asSaid.toLowerCase().includes(word)) && inside
        ? undefined
        : asSaid;
  // 'smoked black tea' says more than the 'tea' of its caddy
  const what = inside && (inside.includes(' ') || !says) ? title(inside) : says;
  const fuller = lines.find(
    (line) => !OBJECT_ONLY.test(line) && says !== undefined && line.toLowerCase().startsWith(says.toLowerCase()),
  );
  const more = [fuller, same(says, what) ? undefined : says, ...lines].find(
    (one) =>
      one !== undefined &&
      one.length <= 32 &&
      !OBJECT_ONLY.test(one) &&
      !/\b(?:called|named)$/iu.test(one) &&
      !what?.toLowerCase().includes(one.toLowerCase()),
  );
  if (what && more?.toLowerCase().startsWith(what.toLowerCase())) return title(more);
  return what && more ? `${what}, ${more.charAt(0).toLowerCase()}${more.slice(1)}` : (what ?? (more && title(more)));
}
