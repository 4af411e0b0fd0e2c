import { z } from 'zod';
import { readings } from '../read';
import { hexOf } from '../values';
import { item, list, object, text, texts } from './fields';

const colour = (...aliases: string[]) =>
  object(
    {
      hex: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .nullable()
        .register(readings, { aliases: ['hexCode', 'hexValue', 'color', 'colour', 'value', 'code'], from: hexOf }),
      name: text('colorName', 'colourName', 'title'),
      rationale: text('reason', 'description', 'usage'),
    },
    { aliases, main: 'hex' },
  );

const palette = item('name', {
  name: text('paletteName', 'title'),
  primary: colour('primaryColor', 'primaryColour', 'main'),
  secondary: colour('secondaryColor', 'secondaryColour'),
  accent: colour('accentColor', 'accentColour', 'highlight'),
  usageGuidelines: texts('usage', 'usageGuideline', 'guidelines'),
  emotionalAlignment: text('emotion', 'emotionalImpact', 'mood'),
});

export const colorPalettes = list(palette).min(1).nullable();
