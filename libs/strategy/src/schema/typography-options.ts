import { z } from 'zod';
import { readings } from '../read';
import { factorOf, numbersOf } from '../values';
import { item, list, numbers, object, text } from './fields';

const font = text('fontFamily', 'family', 'name', 'typeface');
const weights = () => numbers(numbersOf, 'weight', 'fontWeights', 'fontWeight');

const typography = item('name', {
  name: text('optionName', 'title'),
  strategicName: text('strategyName'),
  headingPrimary: object(
    {
      font,
      weights: weights(),
      sizesRem: numbers(numbersOf, 'sizes', 'sizeRem', 'size'),
      rationale: text('reason', 'description'),
    },
    { aliases: ['primaryHeading', 'heading', 'headings', 'headingFont'], main: 'font' },
  ),
  headingSecondary: object(
    { font, weights: weights(), usage: text('whenToUse', 'use', 'rationale') },
    { aliases: ['secondaryHeading', 'subheading', 'subheadings'], main: 'font' },
  ),
  body: object(
    {
      font,
      weights: weights(),
      lineHeight: z
        .number()
        .min(0.5)
        .max(4)
        .nullable()
        .register(readings, { aliases: ['leading'], from: factorOf }),
      rationale: text('reason', 'description'),
    },
    { aliases: ['bodyText', 'bodyFont', 'text', 'paragraph'], main: 'font' },
  ),
  rationale: text('justification', 'description'),
  pairingRationale: text('pairing'),
  spacingNotes: text('spacing'),
  hierarchyNotes: text('hierarchy'),
  responsiveNotes: text('responsive', 'responsiveness'),
});

export const typographyOptions = list(typography).min(1).nullable();
