import { IMPACTS } from '../vocabularies';
import { item, list, more, object, term, text, texts, unasked } from './fields';

export const positioningStrategy = object(
  {
    name: text('title', 'strategyName'),
    product: object(
      {
        description: text('summary', 'name', 'productDescription'),
        features: texts('feature'),
        benefits: texts('benefit'),
        more: more(),
      },
      { aliases: ['productOrService', 'productOffering', 'offering', 'offer', 'service'], main: 'description' },
    ),
    /** what is sold, one by one */
    offers: unasked(
      list(
        item('name', {
          name: text('title', 'featureName', 'productName', 'serviceName', 'feature', 'product', 'service'),
          description: text('featureDescription', 'productDescription', 'summary', 'details', 'detail', 'what'),
          benefit: text('customerBenefit', 'benefits', 'advantage', 'outcome', 'why'),
          more: more(),
        }),
        'productFeatures',
        'products',
        'services',
        'features',
        'productsAndServices',
        'productsServices',
        'offerings',
        'productRange',
      ),
    ),
    targetAudience: list(
      item('name', {
        name: text('title', 'label', 'segment', 'segmentName', 'audienceName'),
        priority: term(IMPACTS, text('importance', 'rank', 'role')),
        description: text('summary', 'segmentDescription', 'audienceDescription'),
        problems: texts('problem', 'painPoints', 'pains'),
        goals: texts('goal', 'needs'),
        more: more(),
      }),
      'targetAudiences',
      'audiences',
      'audienceSegments',
      'audience',
      'segments',
    ),
    valueProposition: object(
      {
        statement: text('description', 'summary', 'text'),
        pillars: list(
          item('title', {
            title: text('name', 'pillar', 'value'),
            description: text('detail', 'explanation'),
            more: more(),
          }),
          'pillar',
          'valuePillars',
        ),
      },
      {
        aliases: ['valueProp', 'uniqueValueProposition', 'uvp', 'uniqueValue', 'customerValueProposition'],
        main: 'statement',
      },
    ),
    competitiveAdvantage: texts(
      'competitiveAdvantages',
      'advantage',
      'advantages',
      'differentiators',
      'differentiator',
      'differentiation',
      'pointsOfDifference',
      'unfairAdvantage',
      'uniqueSellingPoints',
      'usps',
      'usp',
      'reasonsToBelieve',
      'proofPoints',
    ),
    brandPromise: text('promise', 'tagline'),
    positioningStatement: text('statement', 'elevatorPitch', 'positioning', 'summary'),
    keyMessages: texts('keyMessage', 'messages', 'messaging'),
  },
  { main: 'positioningStatement' },
);
