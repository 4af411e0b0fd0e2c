import { item, list, object, text, texts } from './fields';

const archetypes = (...aliases: string[]) =>
  object(
    { primary: text('primaryArchetype'), secondary: text('secondaryArchetype'), justification: text('rationale') },
    { aliases, main: 'primary' },
  );

export const brandValue = item('value', {
  value: text('name', 'title'),
  example: text('description', 'examples', 'inPractice'),
});

export const archetypeStrategy = object({
  brandArchetypes: archetypes('brandArchetype', 'archetypes'),
  audienceArchetypes: archetypes('audienceArchetype'),
  relationshipApproach: object(
    {
      type: text('approach', 'name', 'value'),
      justification: text('rationale'),
      toneImplications: texts('toneImplication', 'tone'),
    },
    { aliases: ['relationship', 'approach'], main: 'type' },
  ),
  coreEmotions: list(
    item('emotion', { emotion: text('name', 'title'), peakMoment: text('moment', 'description') }),
    'emotions',
  ),
  brandValues: list(brandValue, 'values', 'coreValues'),
  rationale: text('justification'),
  enhancementIdeas: texts('enhancements', 'ideas'),
  keyRisks: texts('risks'),
});
