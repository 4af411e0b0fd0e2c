import type { DesignTypeId } from '@maquette/generation';
import type { Reading } from './prompt/read';
import type { Copy } from './stage';

const title = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
const same = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

const ACTION =
  /^(?:shop|book|get|start|learn|sign|join|order|buy|try|discover|explore|read|call|contact|reserve|register|download|subscribe|donate|apply|see|jetzt|mehr|reserva|compra|kup|zamów|sprawdź)(?: [\p{L}\d’']+){0,3}$/iu;
const OBJECT_ONLY =
  /\b(?:bags?|laptops?|notebooks?|sachets?|packets?|sacks?|crates?|aprons?|tins?|cadd(?:y|ies)|cartons?|lids?|totes?|bottles?|jars?|box(?:es)?|cans?|cups?|mugs?|labels?|screens?|phones?|posters?|books?|pouch|t-?shirts?|hoodies?|candles?|packaging|package|merch)\b|^(?:app|serum|kids|dogs?|cats?|novel|band|club)$/iu;
/**
 * Which of the client's words play which part in a design type. Nothing is made up: what is missing stays missing.
 * A few words that nothing can be drawn of and nothing is to be set of ('patience') are set themselves.
 */
export function copyFor(type: DesignTypeId, reading: Reading, prompt: string): Copy {
  const copy = partsFor(type, reading);
  return copy.title === undefined && /^(?:general|banner|social-media-post|flyer|website-header)$/.test(type)
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

function partsFor(type: DesignTypeId, reading: Reading): Copy {
  const { name, quotes, person } = reading;
  const facts = reading.facts.map((fact) =>
    /^(?:mail|web|handle)$/.test(fact.kind) ? fact : { ...fact, text: title(fact.text) },
  );
  // A picture that was described is drawn; nothing of it is set.
  if (reading.isPicture && type !== 'business-card') return { lines: [], facts: [] };
  const descriptor = reading.descriptor && !same(reading.descriptor, name) ? title(reading.descriptor) : undefined;
  if (type === 'logo' || type === 'product-mockup') {
    const first = name ?? quotes[0];
    const rest = quotes.filter((q) => q !== first);
    // "Jar" on a jar says nothing, and a sentence is no descriptor.
    const says =
      descriptor && descriptor.split(' ').length <= 4 && !(type === 'product-mockup' && OBJECT_ONLY.test(descriptor))
        ? descriptor
        : undefined;
    // One word is a tagline where it was quoted, or is a trade: what the mark draws is none.
    const tagline =
      says &&
      (says.includes(' ') || !reading.subjects.some((s) => same(s.words, says))) &&
      says.length > 3 &&
      !/^(?:badge|crest|emblem|seal|stamp|monogram|logo|wordmark|mark|shield)$/iu.test(says)
        ? says
        : undefined;
    if (type === 'logo')
      return { title: first, sub: rest[0] ?? (first ? tagline : undefined), lines: rest.slice(1), facts: [] };
    const sub = rest[0] ?? (first ? labelOf(reading, says) : undefined);
    const isNew = (text: string): boolean => !sub?.toLowerCase().includes(text.toLowerCase()) && !same(text, first);
    // A label has no room for all that may be said of a thing.
    const more = [...rest.slice(1), ...reading.lines.map(title)].filter(isNew).slice(0, 3);
    const onLabel = facts.filter(({ kind, text }) => !/^(?:phone|mail|date|time)$/.test(kind) && isNew(text));
    return { title: first, sub, lines: first ? more : [], facts: first ? onLabel.slice(0, 2) : [] };
  }
  if (type === 'business-card') {
    const lines = quotes.filter((q) => !same(q, name));
    const first = name ?? person?.name;
    const says = same(descriptor, person?.role) ? undefined : descriptor;
    return {
      title: first ?? lines[0],
      sub: (first ? lines[0] : lines[1]) ?? (first ? says : undefined),
      lines: lines.slice(first ? 1 : 2),
      person: first === person?.name && person ? { name: person.name, role: person.role } : person,
      facts,
    };
  }
  if (type === 'general') {
    const first = quotes[0];
    return { title: first, sub: quotes[1], signature: undefined, lines: quotes.slice(2), facts: first ? facts : [] };
  }
  const action = quotes.slice(1).find((q) => ACTION.test(q));
  const texts = quotes.filter((q) => q !== action);
  const said = reading.lines.map(title);
  const line = !texts.length && reading.headline ? title(reading.headline.line) : undefined;
  const about = line ?? descriptor;
  const offer = facts.find(({ kind, text }) => kind === 'percent' && /[%]|off|half/i.test(text));
  if (!texts.length && offer) {
    // The strongest claim is set largest; what it is for stands under it.
    const rest = facts.filter((fact) => fact !== offer);
    return {
      title: title(offer.text),
      sub: about ?? name,
      signature: about ? name : undefined,
      action,
      lines: said,
      facts: rest,
    };
  }
  if (line) {
    const more = [...(reading.headline?.more.map(title) ?? []), ...said].filter((one) => !same(one, line));
    return {
      title: line,
      sub: more[0],
      signature: name && !line.includes(name) ? name : undefined,
      action,
      lines: more.slice(1),
      facts: facts.filter((f) => !line.toLowerCase().includes(f.text.toLowerCase())),
    };
  }
  const first = texts[0] ?? name ?? descriptor;
  const also = same(first, descriptor) || !descriptor || texts.length > 1 ? [] : [descriptor];
  const under = [...texts.slice(1), ...also, ...said];
  return {
    title: first,
    sub: under[0],
    signature: same(first, name) ? undefined : name,
    action,
    lines: under.slice(1),
    facts,
  };
}

/** What stands on a product under its name: what it is, and what it is made of. */
function labelOf({ product, lines }: Reading, says: string | undefined): string | undefined {
  const inside = product?.product;
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
  return what && more ? `${what}, ${more.charAt(0).toLowerCase()}${more.slice(1)}` : (what ?? (more && title(more)));
}
