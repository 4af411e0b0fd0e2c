import { isFields, labelOf } from './keys';
import { cleanText } from './values';

/** What a document says in a place that has no form of its own: the name that it has there, and what stands under it. */
export interface Told {
  /** as somebody would write it: 'Pain points'; empty for a text in a list */
  name: string;
  text: string | null;
  items: Told[];
}

/** The way to a value, from within: what its key is, and in what it stands. */
export interface Trail {
  parent: Trail | null;
  key: string;
}

/** No page shows more; what goes beyond is told as a number. */
const MAX_LEAVES = 1_500;
/** Deeper ones are told as lines of their parent. */
const MAX_DEPTH = 6;

const textOfLeaf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? cleanText(value)
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;

const isIndex = (key: string): boolean => /^\d+$/.test(key);

/** What was told beside the forms of a section, in the order of the document. */
export class Telling {
  readonly told: Told[] = [];
  /** values that there was no more room for */
  missed = 0;
  private leaves = 0;

  /** Puts a value under the names that lead to it; those that lead to another one as well are not said twice. */
  add(trail: Trail | null, value: unknown): void {
    if (this.leaves >= MAX_LEAVES) {
      this.missed += 1;
      return;
    }
    const names: string[] = [];
    for (let at = trail; at; at = at.parent) names.unshift(at.key);
    const last = names.pop() ?? '';
    const made = this.make(isIndex(last) ? '' : labelOf(last), value, 0);
    if (!made) return;
    let list = this.told;
    for (const key of names) {
      const name = isIndex(key) ? '' : labelOf(key);
      if (name === '') continue;
      const found = list.at(-1);
      if (found && found.name === name && found.text === null) list = found.items;
      else {
        const next: Told = { name, text: null, items: [] };
        list.push(next);
        list = next.items;
      }
    }
    list.push(made);
  }

  private make(name: string, value: unknown, depth: number): Told | null {
    if (this.leaves >= MAX_LEAVES) {
      this.missed += 1;
      return null;
    }
    const text = textOfLeaf(value);
    if (text !== undefined) {
      this.leaves += 1;
      return { name, text, items: [] };
    }
    if (typeof value !== 'object' || value === null) return null;
    const entries = Array.isArray(value)
      ? value.map((item: unknown) => ['', item] as const)
      : Object.entries(value).map(([key, inner]) => [labelOf(key), inner] as const);
    const items = entries.flatMap(([key, inner]) => this.make(key, inner, Math.min(depth + 1, MAX_DEPTH)) ?? []);
    if (items.length === 0) return null;
    return name === '' && isFields(value) ? titled(items) : { name, text: null, items };
  }
}

const TITLES = new Set(['name', 'title', 'label', 'headline', 'titel', 'nombre', 'nom', 'nome', 'bezeichnung']);

/** An object of a list stands under its own title. */
function titled(items: Told[]): Told {
  const title = items.find(({ name, text }) => text !== null && TITLES.has(name.toLowerCase()));
  return title
    ? { name: title.text ?? '', text: null, items: items.filter((item) => item !== title) }
    : { name: '', text: null, items };
}
