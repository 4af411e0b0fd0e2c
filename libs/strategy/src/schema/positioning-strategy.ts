import { item, list, object, text, texts } from './fields';

export const positioningStrategy = object(
  {
    name: text('title', 'strategyName'),
    product: object(
      { description: text('summary', 'name'), features: texts('feature'), benefits: texts('benefit') },
      { aliases: ['productOrService', 'offer', 'service'], main: 'description' },
    ),
    targetAudience: list(
      item('name', {
        name: text('title', 'segment'),
        priority: text('importance'),
        description: text('summary'),
        problems: texts('problem', 'painPoints', 'pains'),
        goals: texts('goal', 'needs'),
      }),
      'targetAudiences',
      'audiences',
      'segments',
    ),
    valueProposition: object(
      {
        statement: text('description', 'summary', 'text'),
        pillars: list(
          item('title', { title: text('name', 'pillar', 'value'), description: text('detail', 'explanation') }),
          'pillar',
          'valuePillars',
        ),
      },
      { aliases: ['valueProp'], main: 'statement' },
    ),
    competitiveAdvantage: texts('competitiveAdvantages', 'advantage', 'differentiators', 'unfairAdvantage'),
    brandPromise: text('promise'),
    positioningStatement: text('statement'),
    keyMessages: texts('keyMessage', 'messages'),
  },
  { main: 'positioningStatement' },
);
