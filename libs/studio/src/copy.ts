import type { DesignTypeId } from '@maquette/generation';
import type { Reading } from './prompt/read';
import type { Copy } from './stage';

const title = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
const same = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

const ACTION =
  /^(?:shop|book|get|start|learn|sign|join|order|buy|try|discover|explore|read|call|contact|reserve|register|download|subscribe|donate|apply|see|jetzt|mehr|reserva|compra|kup|zamów|sprawdź)(?: [\p{L}\d’']+){0,3}$/iu;
const OBJECT_ONLY =
  /\b(?:bags?|totes?|bottles?|jars?|box(?:es)?|cans?|cups?|mugs?|labels?|screens?|phones?|posters?|books?|pouch|t-?shirts?|hoodies?|candles?|packaging|package|merch)\b|^(?:app|serum|kids|dogs?|cats?|novel|band|club)$/iu;
/** Which of the client's words play which part in a design type. Nothing is made up: what is missing stays missing. */
export function copyFor(type: DesignTypeId, reading: Reading): Copy {
  const { name, quotes, facts, person } = reading;
  const descriptor = reading.descriptor && !same(reading.descriptor, name) ? title(reading.descriptor) : undefined;
  if (type === 'logo' || type === 'product-mockup') {
    const first = name ?? quotes[0];
    const rest = quotes.filter((q) => q !== first);
    // "Jar" on a jar says nothing, and a sentence is no descriptor.
    const says =
      descriptor && descriptor.split(' ').length <= 4 && !(type === 'product-mockup' && OBJECT_ONLY.test(descriptor))
        ? descriptor
        : undefined;
    return { title: first, sub: rest[0] ?? (first ? says : undefined), lines: rest.slice(1), facts: [] };
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
  if (!texts.length && reading.headline) {
    const line = title(reading.headline.line);
    return {
      title: line,
      sub: reading.headline.more[0] && title(reading.headline.more[0]),
      signature: name && !line.includes(name) ? name : undefined,
      lines: reading.headline.more.slice(1).map(title),
      facts: facts.filter((f) => !line.toLowerCase().includes(f.text.toLowerCase())),
    };
  }
  const first = texts[0] ?? name ?? descriptor;
  const sub = texts[1] ?? (same(first, descriptor) ? undefined : descriptor);
  return { title: first, sub, signature: same(first, name) ? undefined : name, action, lines: texts.slice(2), facts };
}
