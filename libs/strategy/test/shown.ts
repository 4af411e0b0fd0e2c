import { colourCode, type ParsedStrategy, type Told } from '../src';

// What somebody reads of a parsed strategy: its display shows this, and nothing beside it.

type Fields = Record<string, unknown>;
/** Numbers that a display draws with, and does not print. */
const DRAWN = new Set(['px', 'sizesRem', 'columns', 'maxWidth', 'gutters', 'margins', 'breakpoints', 'base', 'values']);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shownIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(shownIn);
  if (!isFields(value)) return [];
  if ('hex' in value && 'code' in value) {
    const { hex, code, ...rest } = value;
    const printed = colourCode({ hex: hex as string | null, code: code as string | null });
    return [...(printed === null ? [] : [printed]), ...shownIn(rest)];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    // a number that is told in words stands in those
    DRAWN.has(key) || (value[`${key}Said`] ?? null) !== null || (key === 'weights' && value.weightNames !== null)
      ? []
      : shownIn(inner),
  );
}

const told = (items: readonly Told[] = []): string[] =>
  items.flatMap(({ name, text, items: inner }) => [...(text === null ? [] : [name, text]), ...told(inner)]);

/** Every text and figure of a strategy as it is read on a page. */
export const shown = ({ sections, further, metadata }: ParsedStrategy): string[] => [
  metadata.brandName,
  ...shownIn(sections),
  ...Object.values(further).flatMap((items) => told(items)),
];

const headings = (items: readonly Told[] = []): string[] =>
  items.flatMap(({ name, text, items: inner }) => [...(text === null ? [name] : []), ...headings(inner)]);

/** What stands over that which has no place of its own: where it stood in the document, a name that is read there too. */
export const headingsOf = ({ further }: ParsedStrategy): string[] =>
  Object.values(further).flatMap((items) => headings(items));
