import { buffer } from 'node:stream/consumers';
import { type Block, readBlocks, type Run, textOf } from './blocks';
import type { ProposalDocument } from './document';
import { type DocumentWords, wordsFor, writtenDate } from './language';
import { type Look, lookOf } from './look';
import { type Line, type Style, Typesetter } from './typesetter';

// A4 in points
const PAGE = { width: 595.28, height: 841.89 };
const LEFT = 104;
const TOP = 92;
const BOTTOM = PAGE.height - 96;
/** of running text: some 68 letters */
const MEASURE = 356;
/** of tables */
const WIDE = 421;
/** pages from which a list of contents helps */
const LONG = 7;
/** of a page: a table that is lower is not divided */
const WHOLE = 0.45 * (BOTTOM - TOP);
/** Lines that lead to a table, and go with it. */
const LEAD = 3;
/** between blocks, as a share of what is usual */
const AIRS = [1, 0.85, 0.7, 0.55, 1.2, 1.4];
/** how much deeper a page goes without any air */
const DEEPER = 48;
const INK = '#1c1b19';
const GREY = '#6b6862';
const HAIR = '#d6d2ca';
const MARK = '#fff0b8';

const BODY: Style = { face: 'body', size: 10, leading: 15 };
/** of a last page, which has to be worth its sheet */
const FEW = 9 * BODY.leading;
const CELL: Style = { face: 'body', size: 9, leading: 12.5 };
const HEAD: Style = { ...CELL, size: 8.5, isBold: true };
const SMALL: Style = { face: 'body', size: 8, leading: 11 };
const HEADINGS: Record<number, Style> = {
  1: { face: 'heading', size: 20, leading: 25 },
  2: { face: 'heading', size: 16, leading: 21 },
};
const SUBHEADING: Style = { face: 'heading', size: 11.5, leading: 16 };

const run = (text: string): Run[] => [{ text, isBold: false, isPlaceholder: false }];

interface Entry {
  text: string;
  page: number;
}

/** Typesets a proposal: cover, contents where there is much, text, and page numbers. */
export async function toPdf(document: ProposalDocument): Promise<Buffer> {
  const look = lookOf(document.studio.id, document.brand);
  const blocks = readBlocks(document.content);
  const words = wordsFor(document.content);
  // once to know on which pages the headings fall, and once more with the page that says so before them
  const { air, entries } = airOf(document, look, words, blocks);
  const isLong = look.hasContents && (entries.at(-1)?.page ?? 0) >= LONG;
  const contents = isLong ? entries.map(({ text, page }) => ({ text, page: page + 1 })) : [];
  return new Pages(document, look, words, blocks, air).finish(contents);
}

/** With how much air the last page is no remnant: less first, which saves a page, then more, which gives it company. */
function airOf(
  document: ProposalDocument,
  look: Look,
  words: DocumentWords,
  blocks: readonly Block[],
): { air: number; entries: Entry[] } {
  const tried = [];
  for (const air of AIRS) {
    const pages = new Pages(document, look, words, blocks, air);
    const entries = pages.typeset([]);
    tried.push({ air, entries, last: pages.last });
    if (pages.last >= FEW) break;
  }
  return tried.reduce((best, one) => (one.last > best.last ? one : best));
}

interface TableCells {
  head: readonly (readonly Run[])[];
  rows: readonly (readonly (readonly Run[])[])[];
}

const CELL_GAP = 10;
const heightOf = (cells: readonly (readonly Line[])[], style: Style): number =>
  Math.max(1, ...cells.map(({ length }) => length)) * style.leading;

class Pages {
  private readonly setter: Typesetter;
  private readonly bottom: number;
  private y = TOP;
  private page = 0;
  private readonly headings: Entry[] = [];

  constructor(
    private readonly document: ProposalDocument,
    private readonly look: Look,
    private readonly words: DocumentWords,
    private readonly blocks: readonly Block[],
    private readonly air: number,
  ) {
    this.bottom = BOTTOM + (1 - air) * DEEPER;
    this.setter = new Typesetter(look, words.language);
    const { doc } = this.setter;
    doc.info.Title = document.title;
    doc.info.Author = document.studio.name;
    doc.info.Creator = document.studio.name;
  }

  /** How much of the last page is filled, in points; all of the only one. */
  get last(): number {
    return this.page <= 2 ? BOTTOM : this.y - TOP;
  }

  finish(contents: readonly Entry[]): Promise<Buffer> {
    this.typeset(contents);
    this.numberPages(contents.length > 0 ? 2 : 1);
    const { doc } = this.setter;
    const bytes = buffer(doc);
    doc.end();
    return bytes;
  }

  /** @returns the headings with their pages */
  typeset(contents: readonly Entry[]): Entry[] {
    this.cover();
    if (contents.length > 0) this.contents(contents);
    this.turn();
    this.blocks.forEach((block, index) => this.block(block, index));
    return this.headings;
  }

  private cover(): void {
    const { doc } = this.setter;
    const { ground, ink } = this.look.cover;
    this.turn();
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(ground);
    const { title: size } = this.look;
    const isWhite = ground === '#ffffff';
    if (isWhite) doc.rect(0, 0, 14, PAGE.height).fill(ink);
    const width = PAGE.width - 2 * 60;
    const style: Style = { face: 'heading', size, leading: size * 1.12 };
    // a long title gets smaller letters, so that it stays a title
    let lines = this.setter.lines(run(this.document.title), style, width);
    while (lines.length > 6 && style.size > 22) {
      style.size -= 3;
      style.leading = style.size * 1.12;
      lines = this.setter.lines(run(this.document.title), style, width);
    }
    lines = this.balanced(lines, style, width);
    const label: Style = { face: 'body', size: 10.5, leading: 15, isBold: true };
    const [studio] = this.setter.lines(run(this.document.studio.name), label, width);
    if (studio) this.setter.draw(studio, 60, 60, label, ink);
    let y = 250;
    for (const line of lines) {
      this.setter.draw(line, 60, y, style, ink);
      y += style.leading;
    }
    doc
      .moveTo(60, PAGE.height - 108)
      .lineTo(PAGE.width - 60, PAGE.height - 108)
      .lineWidth(0.75)
      .stroke(ink);
    const foot: Style = { face: 'body', size: 10.5, leading: 15 };
    const [kind] = this.setter.lines(run(this.words.proposal), foot, width);
    const [date] = this.setter.lines(run(writtenDate(this.document.date, this.words.language)), foot, width);
    if (kind) this.setter.draw(kind, 60, PAGE.height - 92, foot, ink);
    if (date) this.setter.draw(date, PAGE.width - 60 - date.width, PAGE.height - 92, foot, ink);
  }

  /** The same number of lines, about as wide as each other. */
  private balanced(lines: Line[], style: Style, width: number): Line[] {
    let best = lines;
    for (let narrower = width - 12; narrower > width / 2; narrower -= 12) {
      const tried = this.setter.lines(run(this.document.title), style, narrower);
      if (tried.length > lines.length || tried.some((line) => line.width > narrower)) break;
      best = tried;
    }
    return best;
  }

  private contents(entries: readonly Entry[]): void {
    this.turn();
    const style = HEADINGS[2]!;
    for (const line of this.setter.lines(run(this.words.contents), style, MEASURE))
      this.line(line, LEFT, style, this.look.accent);
    this.y += 14;
    for (const { text, page } of entries) {
      const lines = this.setter.lines(run(text), BODY, MEASURE - 40);
      const [number] = this.setter.lines(run(String(page)), BODY, 40);
      if (number) this.setter.draw(number, LEFT + MEASURE - number.width, this.y, BODY, GREY);
      for (const line of lines) this.line(line, LEFT, BODY, INK);
      this.y += 5;
    }
  }

  private block(block: Block, index: number): void {
    switch (block.kind) {
      case 'heading':
        return this.heading(block.runs, block.level, this.roomBehind(index));
      case 'paragraph':
        this.paragraph(this.setter.lines(block.runs, BODY, MEASURE), LEFT, BODY);
        this.y += 8 * this.air;
        return;
      case 'quote': {
        const lines = this.setter.lines(block.runs, BODY, MEASURE - 18);
        this.paragraph(lines, LEFT + 18, BODY, INK, () =>
          this.setter.doc.rect(LEFT, this.y - 2, 2, BODY.leading).fill(this.look.accent),
        );
        this.y += 10 * this.air;
        return;
      }
      case 'list':
        return this.list(block.items, block.isNumbered);
      case 'table':
        return this.table(block.head, block.rows);
    }
  }

  private heading(runs: readonly Run[], level: number, behind: number): void {
    const style = HEADINGS[level] ?? SUBHEADING;
    const lines = this.setter.lines(runs, style, MEASURE);
    // a heading stays with the beginning of what it heads
    const room = lines.length * style.leading + behind;
    if (this.y > TOP) this.y += (level <= 2 ? 22 : 10) * this.air;
    if (this.y + room > this.bottom) this.turn();
    if (level <= 2) {
      this.headings.push({ text: textOf(runs), page: this.page });
      this.setter.doc.outline.addItem(textOf(runs));
    }
    for (const line of lines) this.line(line, LEFT, style, level <= 2 ? this.look.accent : INK);
    this.y += (level <= 2 ? 8 : 4) * this.air;
  }

  /** What stands with the heading before it: some lines, a table, or the words that lead to one and the table. */
  private roomBehind(index: number): number {
    const [next, then] = this.blocks.slice(index + 1, index + 3);
    if (next?.kind === 'table') return this.roomFor(next);
    if (next?.kind === 'paragraph' && then?.kind === 'table') {
      const { length } = this.setter.lines(next.runs, BODY, MEASURE);
      if (length <= LEAD) return length * BODY.leading + 8 * this.air + this.roomFor(then);
    }
    return 4 * BODY.leading;
  }

  /** Never one line alone at the foot or at the head of a page. */
  private paragraph(lines: readonly Line[], x: number, style: Style, colour = INK, beside?: () => void): void {
    lines.forEach((line, index) => {
      const rest = lines.length - index;
      const fits = Math.floor((this.bottom - this.y) / style.leading);
      const isFirst = index === 0 && lines.length > 1 && fits < 2;
      const isLastButOne = rest === 2 && index > 0 && fits < 2;
      if (fits < 1 || isFirst || isLastButOne) this.turn();
      beside?.();
      this.line(line, x, style, colour);
    });
  }

  private list(items: readonly (readonly Run[])[], isNumbered: boolean): void {
    items.forEach((item, index) => {
      const indent = isNumbered ? 20 : 14;
      const lines = this.setter.lines(item, BODY, MEASURE - indent);
      // the last point is not alone at the head of a page
      const last = index > 0 && index === items.length - 2 ? items[index + 1] : undefined;
      const pair = last ? lines.length + this.setter.lines(last, BODY, MEASURE - indent).length : 0;
      if (last && this.y + pair * BODY.leading + 4 * this.air > this.bottom) this.turn();
      let isFirst = true;
      this.paragraph(lines, LEFT + indent, BODY, INK, () => {
        if (!isFirst) return;
        isFirst = false;
        const [mark] = this.setter.lines(run(isNumbered ? `${index + 1}.` : '–'), BODY, 30);
        if (mark) this.setter.draw(mark, LEFT, this.y, BODY, this.look.accent);
      });
      this.y += 4 * this.air;
    });
    this.y += 6 * this.air;
  }

  private table(head: readonly (readonly Run[])[], rows: readonly (readonly (readonly Run[])[])[]): void {
    const { widths, headCells, all } = this.tableCells({ head, rows });
    const at = (column: number) => LEFT + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
    const rule = (colour: string, width: number) =>
      this.setter.doc
        .moveTo(LEFT, this.y)
        .lineTo(LEFT + WIDE, this.y)
        .lineWidth(width)
        .stroke(colour);
    const drawHead = () => {
      headCells.forEach((lines, column) =>
        lines.forEach((line, index) => this.setter.draw(line, at(column), this.y + index * HEAD.leading, HEAD, GREY)),
      );
      this.y += heightOf(headCells, HEAD) + 4;
      rule(this.look.accent, 1);
      this.y += 6;
    };
    if (this.y + this.roomFor({ head, rows }) > this.bottom) this.turn();
    drawHead();
    for (const cells of all) {
      const height = heightOf(cells, CELL);
      if (this.y + height > this.bottom && height < this.bottom - TOP - 40) {
        this.turn();
        drawHead();
      }
      // a row that is higher than a page goes on line by line
      let line = 0;
      const most = Math.max(1, ...cells.map(({ length }) => length));
      for (; line < most; line++) {
        if (this.y + CELL.leading > this.bottom) this.turn();
        cells.forEach((lines, column) => {
          const one = lines[line];
          if (one) this.setter.draw(one, at(column), this.y, CELL, INK, MARK);
        });
        this.y += CELL.leading;
      }
      this.y += 5;
      rule(HAIR, 0.5);
      this.y += 6;
    }
    this.y += 8 * this.air;
  }

  private tableCells({ head, rows }: TableCells) {
    const widths = this.columns([head, ...rows], CELL_GAP);
    const cellsOf = (row: readonly (readonly Run[])[], style: Style) =>
      widths.map((width, column) => this.setter.lines(row[column] ?? [], style, width - CELL_GAP));
    return { widths, headCells: cellsOf(head, HEAD), all: rows.map((row) => cellsOf(row, CELL)) };
  }

  /** What a table needs on this page: all of its height, or its beginning when it is long. */
  private roomFor(table: TableCells): number {
    const { headCells, all } = this.tableCells(table);
    const heights = all.map((cells) => heightOf(cells, CELL) + 11);
    const head = heightOf(headCells, HEAD) + 10;
    const whole = head + heights.reduce((sum, height) => sum + height, 0);
    return whole <= WHOLE ? whole : head + Math.min(WHOLE, (heights[0] ?? 0) + (heights[1] ?? 0));
  }

  /** As wide as their words need, the rest by how much stands in them. */
  private columns(rows: readonly (readonly (readonly Run[])[])[], pad: number): number[] {
    const count = Math.max(1, ...rows.map(({ length }) => length));
    const wants = Array.from({ length: count }, (_, column) => {
      const cells = rows.map((row) => row[column] ?? []);
      const longest = cells.map((cell) => this.setter.lines(cell, CELL, 10_000)[0]?.width ?? 0);
      const words = cells
        .flatMap((cell) => textOf(cell).split(/\s+/))
        .map((word) => this.setter.lines(run(word), { ...CELL, isBold: true }, 10_000)[0]?.width ?? 0);
      return { least: Math.min(130, Math.max(...words, 10)) + pad, most: Math.max(...longest, 10) + pad };
    });
    const least = wants.reduce((sum, want) => sum + want.least, 0);
    const extra = wants.map((want) => Math.sqrt(Math.max(0, want.most - want.least)));
    const total = extra.reduce((sum, one) => sum + one, 0) || 1;
    const room = WIDE - least;
    return room >= 0
      ? wants.map((want, i) => want.least + (room * extra[i]!) / total)
      : wants.map((want) => (WIDE * want.least) / least);
  }

  private line(line: Line, x: number, style: Style, colour: string): void {
    this.setter.draw(line, x, this.y, style, colour, MARK);
    this.y += style.leading;
  }

  private turn(): void {
    this.setter.doc.addPage();
    this.page += 1;
    this.y = TOP;
  }

  private numberPages(from: number): void {
    const { doc } = this.setter;
    for (let page = from; page < this.page; page++) {
      doc.switchToPage(page);
      const [number] = this.setter.lines(run(`${page + 1}`), SMALL, 60);
      const title = this.setter.shortened(this.document.title, SMALL, MEASURE - 40);
      if (title) this.setter.draw(title, LEFT, PAGE.height - 58, SMALL, GREY);
      if (number) this.setter.draw(number, LEFT + WIDE - number.width, PAGE.height - 58, SMALL, GREY);
    }
  }
}
