import { z } from 'zod';
import { archetypesOf, archetypeStrategyOf } from '../archetypes';
import { ARCHETYPES, RELATIONSHIP_APPROACHES } from '../vocabularies';
import { inRow, item, list, more, object, said, share, term, text, texts, unasked } from './fields';
import { readings } from '../read';

const archetypes = (...aliases: string[]) =>
  object(
    {
      primary: term(ARCHETYPES, text('primaryArchetype', 'dominant', 'first')),
      secondary: term(ARCHETYPES, text('secondaryArchetype', 'supporting', 'second')),
      /** percent */
      primaryPercentage: share('primaryArchetypePercentage', 'primaryShare', 'primaryPercent', 'primaryWeight'),
      secondaryPercentage: share(
        'secondaryArchetypePercentage',
        'secondaryShare',
        'secondaryPercent',
        'secondaryWeight',
      ),
      primaryPercentageSaid: said(),
      secondaryPercentageSaid: said(),
      primaryDescription: unasked(text()),
      secondaryDescription: unasked(text()),
      justification: text('rationale', 'description', 'archetypeDescription', 'reason', 'why', 'summary'),
    },
    { aliases, main: 'primary', from: archetypesOf },
  );

export const brandValue = item('value', {
  value: text('name', 'title'),
  example: text('description', 'examples', 'inPractice'),
  more: more(),
});

const archetypeFields = {
  brandArchetypes: archetypes('brandArchetype', 'archetypes'),
  audienceArchetypes: archetypes('audienceArchetype'),
  relationshipApproach: object(
    {
      type: term(RELATIONSHIP_APPROACHES, text('approach', 'approachType', 'relationshipType', 'name', 'value')),
      justification: text('rationale', 'why', 'reason'),
      toneImplications: texts('toneImplication', 'tone'),
      more: more(),
    },
    { aliases: ['relationship', 'approach'], main: 'type' },
  ),
  coreEmotions: list(
    item('emotion', {
      emotion: text('name', 'title'),
      peakMoment: text('moment', 'description', 'when', 'peak'),
      more: more(),
    }),
    'emotions',
  ),
  brandValues: inRow(list(brandValue, 'values', 'coreValues')),
  rationale: text('justification'),
  enhancementIdeas: texts('enhancements', 'ideas'),
  keyRisks: texts('risks'),
};

export const archetypeStrategy = z
  .object(archetypeFields)
  .register(readings, { main: 'brandArchetypes', from: archetypeStrategyOf })
  .nullable();
