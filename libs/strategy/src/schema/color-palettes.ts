import { z } from 'zod';
import { MAX_ITEMS, readings } from '../read';
import { MAX_TEXT } from '../values';
import { colourOf, hexOf, paletteOf, palettesOf } from '../colours';
import { from, list, more, nameOfProgram, object, text, texts, unasked } from './fields';

const colourFields = () => ({
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .register(readings, { from: hexOf }),
  /** as it was written, where that is more than a hex: 'hsl(210 50% 40%)', 'Pantone 300 · CMYK 100 44 0 0' */
  code: z
    .string()
    .max(MAX_TEXT)
    .nullable()
    .register(readings, {
      unasked: true,
      problem: ({ hex }) => (hex === null ? 'is no colour that can be shown' : undefined),
    }),
  name: from(nameOfProgram, text('colorName', 'colourName', 'title', 'label')),
  rationale: text('reason', 'why', 'description', 'usage', 'use'),
  /** what it is for, where that is said beside the reason */
  application: unasked(text('usage', 'use', 'usageNotes')),
  more: more(),
});

const colour = (...aliases: string[]) => object(colourFields(), { aliases, main: 'hex', from: colourOf });

const paletteFields = {
  name: from(nameOfProgram, text('paletteName', 'title', 'label')),
  description: unasked(text('story', 'about', 'concept', 'rationale', 'note', 'notes')),
  primary: colour('primaryColor', 'primaryColour', 'main'),
  secondary: colour('secondaryColor', 'secondaryColour'),
  accent: colour('accentColor', 'accentColour', 'highlight'),
  /** all of them in their order, where a document lists them */
  colors: unasked(
    list(
      z
        .object({ ...colourFields(), role: text('type', 'function', 'purpose', 'category') })
        .register(readings, { main: 'hex', from: colourOf }),
      'colours',
      'swatches',
      'palette',
      'shades',
    ),
  ),
  usageGuidelines: texts('usage', 'usageGuideline', 'guidelines'),
  emotionalAlignment: text('emotion', 'emotionalImpact', 'mood', 'feeling'),
  more: more(),
};

const palette = z.object(paletteFields).register(readings, { main: 'name', from: paletteOf });

export const colorPalettes = z.array(palette).max(MAX_ITEMS).min(1).register(readings, { from: palettesOf }).nullable();
