import { z } from 'zod';
import { readings } from '../read';
import { MAX_NUMBERS } from '../values';
import { BAD, GOOD } from '../names';
import { DOS_AND_DONTS, dosDontsOf, underDo, underDont } from '../pairs';
import { NAMES, visualSystemOf } from '../visual';
import { figures, from, inRow, measures, more, object, text, texts, unasked } from './fields';

export const visualSystem = z
  .object({
    /** what was told as one text, and belongs to no part */
    description: text('summary', 'overview'),
    logo: unasked(text(...NAMES.logo)),
    gridSystem: z
      .object({
        columns: z.number().int().min(1).max(48),
        /** px */
        maxWidth: z.number().min(1).max(10_000),
        /** px */
        gutters: z.number().min(0).max(1_000),
        /** px */
        margins: z.number().min(0).max(1_000),
        /** px, of the window's width */
        breakpoints: z.array(z.number().min(0).max(10_000)).min(1).max(MAX_NUMBERS),
        /** what the document says in figures, as it is written; empty where it says it in sentences, or nothing */
        figures: figures(),
        usage: text(),
      })
      .register(readings, { aliases: NAMES.grid }),
    spacingScale: z
      .object({
        /** px */
        base: z.number().min(0.5).max(600),
        /** px, smallest first */
        values: z.array(z.number().min(0).max(10_000)).min(1).max(MAX_NUMBERS),
        /** as they are written */
        steps: measures(),
        usage: text(),
      })
      .register(readings, { aliases: NAMES.spacing }),
    imageryGuidelines: object(
      {
        style: text('imageryStyle', 'imageStyle', 'description'),
        mood: text('feeling'),
        subjects: inRow(texts('subject', 'subjectMatter')),
        treatment: text('treatments', 'processing'),
        more: more(),
        dosDonts: object(
          { dos: from(underDo, texts(...GOOD)), donts: from(underDont, texts(...BAD)) },
          { aliases: DOS_AND_DONTS, main: 'dos', from: dosDontsOf },
        ),
      },
      { aliases: NAMES.imagery, main: 'style' },
    ),
    designElements: object(
      {
        shapes: texts('shape'),
        patterns: texts('pattern'),
        effects: texts('effect'),
        borders: texts('border'),
        more: more(),
      },
      { aliases: NAMES.elements, main: 'shapes' },
    ),
    compositionRules: object(
      {
        /** what was told as one text, and belongs to no rule */
        said: unasked(text('description', 'summary')),
        hierarchy: text('visualHierarchy'),
        balance: text('symmetry'),
        whitespace: text('negativeSpace'),
        focal: text('focalPoint', 'focalPoints', 'focus'),
        more: more(),
      },
      { aliases: NAMES.rules, main: 'said' },
    ),
  })
  .register(readings, { main: 'description', from: visualSystemOf })
  .nullable()
  .register(readings, {});
