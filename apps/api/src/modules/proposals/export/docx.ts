import { fontFiles } from '@maquette/studio/fonts';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { type Block, readBlocks, type Run } from './blocks';
import type { ProposalDocument } from './document';
import { wordsFor, writtenDate } from './language';
import { lookOf } from './look';

// twentieths of a point, as Word counts
const PAGE = { width: 11_906, height: 16_838 };
const MARGIN = { top: 1_700, bottom: 1_700, left: 2_080, right: 1_700 };
const WIDE = PAGE.width - MARGIN.left - MARGIN.right;
const INK = '1C1B19';
const GREY = '6B6862';
const MARK = 'FFF0B8';
/** A table of no more rows stays on one page. */
const WHOLE_ROWS = 6;
/** Blocks at the end of which none stands alone on a page, such as a greeting and a name. */
const ENDING = 4;
const NUMBERED = 'numbered';
const DASHED = 'dashed';

const hex = (colour: string) => colour.slice(1).toUpperCase();
/** 'dm-sans' → 'Dm Sans': the name under which its file goes with the document */
const nameOf = (family: string) =>
  family.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);

const FOOTER = 80;
const shortened = (title: string): string =>
  title.length <= FOOTER ? title : `${title.slice(0, FOOTER).replace(/\s+\S*$/, '')} …`;

const runsOf = (runs: readonly Run[], more: { color?: string; size?: number; bold?: boolean } = {}): TextRun[] =>
  runs.flatMap(({ text, isBold, isPlaceholder }) =>
    text.split('\n').map(
      (line, index) =>
        new TextRun({
          text: line,
          break: index > 0 ? 1 : undefined,
          bold: isBold || more.bold,
          color: more.color,
          size: more.size,
          ...(isPlaceholder && { shading: { type: ShadingType.CLEAR, fill: MARK } }),
        }),
    ),
  );

/** The same as a document for Word: styles, headings that stay with their text, heads of tables on every page, page numbers. */
export async function toDocx(document: ProposalDocument): Promise<Buffer> {
  const look = lookOf(document.studio.id, document.brand);
  const words = wordsFor(document.content);
  const [body, heading] = [nameOf(look.body.family), nameOf(look.heading.family)];
  const accent = hex(look.accent);
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  let lists = 0;

  const tableOf = ({ head, rows }: Extract<Block, { kind: 'table' }>): Table => {
    const widths = widthsOf([head, ...rows]);
    const isWhole = rows.length <= WHOLE_ROWS;
    const cellOf = (
      runs: readonly Run[],
      column: number,
      border: { size: number; color: string },
      isHead: boolean,
      keepNext = isHead,
    ) =>
      new TableCell({
        width: { size: widths[column] ?? WIDE, type: WidthType.DXA },
        verticalAlign: VerticalAlign.TOP,
        margins: { top: 70, bottom: 90, left: 0, right: 160 },
        borders: { top: none, left: none, right: none, bottom: { style: BorderStyle.SINGLE, ...border } },
        children: [
          new Paragraph({
            style: 'Cell',
            keepNext,
            children: runsOf(runs, isHead ? { color: GREY, bold: true } : {}),
          }),
        ],
      });
    return new Table({
      width: { size: WIDE, type: WidthType.DXA },
      columnWidths: widths,
      borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
      rows: [
        new TableRow({
          tableHeader: true,
          cantSplit: true,
          children: head.map((cell, i) => cellOf(cell, i, { size: 8, color: accent }, true)),
        }),
        ...rows.map(
          (row, index) =>
            new TableRow({
              cantSplit: true,
              children: widths.map((_, i) =>
                cellOf(row[i] ?? [], i, { size: 4, color: 'D6D2CA' }, false, isWhole && index < rows.length - 1),
              ),
            }),
        ),
      ],
    });
  };

  const blocks = readBlocks(document.content);
  const partsOf = (block: Block, at: number): (Paragraph | Table)[] => {
    const keepNext = blocks[at + 1]?.kind === 'table' || (at >= blocks.length - ENDING && at < blocks.length - 1);
    switch (block.kind) {
      case 'heading':
        return [
          new Paragraph({
            heading: block.level <= 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
            children: runsOf(block.runs),
          }),
        ];
      case 'paragraph':
        return [new Paragraph({ keepNext, children: runsOf(block.runs) })];
      case 'quote':
        return [new Paragraph({ style: 'Quoted', children: runsOf(block.runs) })];
      case 'list': {
        lists += 1;
        const numbering = { reference: block.isNumbered ? NUMBERED : DASHED, level: 0, instance: lists };
        // neither the first point nor the last is alone on a page
        const { length } = block.items;
        return block.items.map(
          (item, index) =>
            new Paragraph({
              numbering,
              keepNext: index < length - 1 && (index === 0 || index === length - 2),
              spacing: { after: 80 },
              children: runsOf(item),
            }),
        );
      }
      case 'table':
        return [tableOf(block), new Paragraph({ spacing: { after: 120 }, children: [] })];
    }
  };

  const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 360, hanging: 360 } }, run: { color: accent } },
  });
  const cover = (
    text: string,
    options: IParagraphOptions & { run?: { size?: number; bold?: boolean; font?: string } },
  ) => new Paragraph({ ...options, children: [new TextRun({ text, color: accent, ...options.run })] });
  const page = { size: PAGE, margin: MARGIN };
  const file = new Document({
    title: document.title,
    creator: document.studio.name,
    // one file of each face goes along: that of the Latin letters
    fonts: [
      ...new Map([
        [heading, fontFiles(look.heading.family, look.heading.weight)[0]],
        [body, fontFiles(look.body.family, look.body.regular)[0]],
      ]),
    ].flatMap(([name, data]) => (data ? [{ name, data }] : [])),
    styles: {
      default: {
        document: {
          run: { font: body, size: 20, color: INK, language: { value: words.language } },
          paragraph: { spacing: { line: 300, after: 160 } },
        },
        heading1: {
          run: { font: heading, size: 32, bold: false, color: accent },
          paragraph: { spacing: { before: 440, after: 140, line: 400 }, keepNext: true, keepLines: true },
        },
        heading2: {
          run: { font: heading, size: 23, bold: false, color: INK },
          paragraph: { spacing: { before: 220, after: 80, line: 320 }, keepNext: true, keepLines: true },
        },
      },
      paragraphStyles: [
        {
          id: 'Cell',
          name: 'Cell',
          basedOn: 'Normal',
          run: { size: 18 },
          paragraph: { spacing: { line: 250, after: 0 } },
        },
        {
          id: 'Quoted',
          name: 'Quoted',
          basedOn: 'Normal',
          paragraph: {
            indent: { left: 340 },
            border: { left: { style: BorderStyle.SINGLE, size: 16, color: accent, space: 12 } },
          },
        },
      ],
    },
    numbering: {
      config: [
        { reference: NUMBERED, levels: [level(LevelFormat.DECIMAL, '%1.')] },
        { reference: DASHED, levels: [level(LevelFormat.BULLET, '–')] },
      ],
    },
    sections: [
      {
        properties: { page },
        children: [
          cover(document.studio.name, { spacing: { after: 3_600 }, run: { bold: true, size: 21 } }),
          cover(document.title, {
            spacing: { after: 400, line: Math.round(look.title * 22) },
            run: { font: heading, size: Math.min(look.title, 48) * 2 },
          }),
          cover(`${words.proposal}, ${writtenDate(document.date, words.language)}`, {
            spacing: { before: 400 },
            run: { size: 21 },
          }),
        ],
      },
      {
        properties: { page: { ...page, pageNumbers: { start: 2 } } },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                tabStops: [{ type: TabStopType.RIGHT, position: WIDE }],
                children: [
                  new TextRun({ text: shortened(document.title), size: 16, color: GREY }),
                  new TextRun({ children: ['\t', PageNumber.CURRENT], size: 16, color: GREY }),
                ],
              }),
            ],
          }),
        },
        children: blocks.flatMap(partsOf),
      },
    ],
  });
  return Packer.toBuffer(file);
}

/** By the root of how much stands in a column, so that a long one takes no more than it needs. */
function widthsOf(rows: readonly (readonly (readonly Run[])[])[]): number[] {
  const count = Math.max(1, ...rows.map(({ length }) => length));
  const weights = Array.from({ length: count }, (_, column) =>
    Math.sqrt(Math.max(36, ...rows.map((row) => (row[column] ?? []).reduce((sum, { text }) => sum + text.length, 0)))),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.floor((WIDE * weight) / total));
}
