import { beyondLimit, parseFailed, unknownColumn } from './postgrest-error';
import type { ReadableTable } from './readable-tables';
import { READABLE_TABLES } from './readable-tables';

const COMPARISONS: Record<string, string | undefined> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'LIKE',
  ilike: 'ILIKE',
};
const IS: Record<string, string | undefined> = {
  null: 'NULL',
  not_null: 'NOT NULL',
  true: 'TRUE',
  false: 'FALSE',
  unknown: 'UNKNOWN',
};
const MAX_CONDITIONS = 100;
const MAX_DEPTH = 8;
const MAX_LIST = 500;
/** Characters of all patterns of one query: PostgreSQL compares each of them with each character of every row. */
const MAX_PATTERNS = 300;

/** @returns the quoted column, only if it is one that may be read */
export function columnOf(table: ReadableTable, name: string): string {
  const columns: readonly string[] = READABLE_TABLES[table];
  if (!columns.includes(name)) throw unknownColumn(table, name);
  return `"${name}"`;
}

/**
 * Turns PostgREST filters into SQL conditions. Columns and operators come from lists, every value is bound.
 * Grammar: https://docs.postgrest.org/en/stable/references/api/tables_views.html#horizontal-filtering
 */
export class FilterParser {
  private conditions = 0;
  private patterns = 0;

  /** @param values bound values so far; more are appended */
  constructor(
    private readonly table: ReadableTable,
    private readonly values: unknown[],
  ) {}

  /** `column=[not.]operator.value`: the value is the rest, commas and dots included */
  filter(column: string, text: string): string {
    const { negated, operator, value } = this.split(text);
    const operand = operator === 'in' ? new Scanner(value).onlyList() : value;
    return this.condition(column, negated, operator, operand, text);
  }

  /** `or=(a.eq.1,b.is.null)`, also with `and`, `not.or`, `not.and` */
  logic(key: string, text: string): string {
    const scanner = new Scanner(text);
    const sql = this.group(key, scanner, 1);
    if (!scanner.atEnd()) throw parseFailed('logic tree', text);
    return sql;
  }

  private group(key: string, scanner: Scanner, depth: number): string {
    if (depth > MAX_DEPTH) throw parseFailed('logic tree', scanner.text);
    const negated = key.startsWith('not.');
    const joint = key.endsWith('or') ? ' OR ' : ' AND ';
    const parts: string[] = [];
    scanner.expect('(');
    do parts.push(this.member(scanner, depth));
    while (scanner.take(','));
    scanner.expect(')');
    return `${negated ? 'NOT ' : ''}(${parts.join(joint)})`;
  }

  private member(scanner: Scanner, depth: number): string {
    const nested = scanner.match(/(?:not\.)?(?:and|or)(?=\()/y);
    if (nested) return this.group(nested, scanner, depth + 1);
    const head = scanner.match(/[^.,()]+\.(?:not\.)?[a-z]+\./y);
    if (!head) throw parseFailed('logic tree', scanner.text);
    const dot = head.indexOf('.');
    const { negated, operator } = this.split(head.slice(dot + 1));
    const operand = operator === 'in' ? scanner.list() : scanner.element();
    return this.condition(head.slice(0, dot), negated, operator, operand, scanner.text);
  }

  private split(text: string) {
    const [, not, operator = '', value = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
    if (!operator) throw parseFailed('filter', text);
    return { negated: not !== undefined, operator, value };
  }

  private condition(
    column: string,
    negated: boolean,
    operator: string,
    operand: string | string[],
    text: string,
  ): string {
    if ((this.conditions += 1) > MAX_CONDITIONS) throw parseFailed('filter', `more than ${MAX_CONDITIONS} conditions`);
    const sql = this.comparison(columnOf(this.table, column), operator, operand);
    if (!sql) throw parseFailed('filter', text);
    return negated ? `NOT (${sql})` : sql;
  }

  private comparison(column: string, operator: string, operand: string | string[]): string | undefined {
    if (Array.isArray(operand)) return `${column} = ANY(${this.bind(operand)})`;
    if (operator === 'is') {
      const word = Object.hasOwn(IS, operand.toLowerCase()) ? IS[operand.toLowerCase()] : undefined;
      return word && `${column} IS ${word}`;
    }
    const sign = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
    if (!sign) return undefined;
    return `${column} ${sign} ${this.bind(sign.endsWith('LIKE') ? this.pattern(operand) : operand)}`;
  }

  private pattern(text: string): string {
    if ((this.patterns += text.length) > MAX_PATTERNS)
      throw beyondLimit(
        `The patterns of a query may have ${MAX_PATTERNS} characters together`,
        'Look for a shorter part of the text.',
      );
    return text.replaceAll('*', '%');
  }

  private bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Reads values that may stand in double quotes, with \" and \\ inside. */
class Scanner {
  private position = 0;

  constructor(readonly text: string) {}

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    this.position += found?.length ?? 0;
    return found;
  }
  take(char: string): boolean {
    const here = this.text.startsWith(char, this.position);
    if (here) this.position += char.length;
    return here;
  }
  expect(char: string): void {
    if (!this.take(char)) throw parseFailed('logic tree', this.text);
  }
  atEnd(): boolean {
    return this.position === this.text.length;
  }

  element(): string {
    const quoted = this.match(/"(?:[^"\\]|\\.)*"(?=[,)]|$)/sy);
    if (quoted !== undefined) return quoted.slice(1, -1).replace(/\\(.)/gs, '$1');
    return this.match(/[^,)]*/y) ?? '';
  }

  list(): string[] {
    if (!this.take('(')) throw parseFailed('filter', this.text);
    const elements: string[] = [];
    if (this.take(')')) return elements;
    do elements.push(this.element());
    while (this.take(',') && elements.length < MAX_LIST);
    if (!this.take(')'))
      throw parseFailed('filter', elements.length < MAX_LIST ? this.text : `more than ${MAX_LIST} values`);
    return elements;
  }

  onlyList(): string[] {
    const elements = this.list();
    if (!this.atEnd()) throw parseFailed('filter', this.text);
    return elements;
  }
}
