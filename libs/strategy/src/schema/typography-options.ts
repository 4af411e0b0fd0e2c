import { z } from 'zod';
import { readings } from '../read';
import { faceOf, headingFaceOf, pairingsOf, typographyOf } from '../faces';
import { factorOf, numbersOf } from '../values';
import { from, item, list, measures, more, numbers, object, said, text, unasked, written } from './fields';

const font = written('fontFamily', 'family', 'name', 'typeface');
const weights = () => numbers(numbersOf, 'weight', 'fontWeights', 'fontWeight');
/** 'SemiBold', where a weight is told by its name */
const weightNames = () => unasked(written());

const typography = item(
  'name',
  {
    name: text('optionName', 'option', 'title'),
    strategicName: text('strategyName'),
    headingPrimary: object(
      {
        font,
        weights: weights(),
        weightNames: weightNames(),
        sizesRem: numbers(numbersOf),
        /** as they are written */
        sizes: measures(),
        more: more(),
        rationale: text('reason', 'description'),
      },
      {
        aliases: [
          'primaryHeading',
          'heading',
          'headings',
          'headingFont',
          'headline',
          'headlines',
          'display',
          'displayFont',
          'displayTypeface',
          'headlineFont',
          'headingTypeface',
          'headlineTypeface',
          'primaryTypeface',
          'primary',
          'primaryFont',
        ],
        main: 'font',
        from: headingFaceOf,
      },
    ),
    headingSecondary: object(
      {
        font,
        weights: weights(),
        weightNames: weightNames(),
        sizes: measures(),
        more: more(),
        usage: text('whenToUse', 'use', 'rationale'),
      },
      { aliases: ['secondaryHeading', 'subheading', 'subheadings'], main: 'font', from: faceOf },
    ),
    body: object(
      {
        font,
        weights: weights(),
        weightNames: weightNames(),
        lineHeight: z
          .number()
          .min(0.5)
          .max(4)
          .nullable()
          .register(readings, { aliases: ['leading'], from: factorOf }),
        lineHeightSaid: said(),
        more: more(),
        sizes: measures(),
        rationale: text('reason', 'description'),
      },
      {
        aliases: [
          'bodyText',
          'bodyFont',
          'text',
          'textFont',
          'paragraph',
          'bodyCopy',
          'copy',
          'bodyTypeface',
          'textTypeface',
          'secondary',
          'secondaryFont',
          'secondaryTypeface',
        ],
        main: 'font',
        from: faceOf,
      },
    ),
    /** how the sizes follow each other: '1.25, base 17 px' */
    scale: unasked(written('typeScale', 'sizes', 'sizeScale', 'scaling')),
    rationale: text('justification', 'description', 'reason'),
    pairingRationale: text('pairing'),
    spacingNotes: text('spacing'),
    hierarchyNotes: text('hierarchy'),
    responsiveNotes: text('responsive', 'responsiveness'),
    more: more(),
  },
  { from: typographyOf },
);

export const typographyOptions = from(pairingsOf, list(typography).min(1)).nullable();
