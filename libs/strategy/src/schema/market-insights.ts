import { z } from 'zod';
import { readings } from '../read';
import { percentOf, quoteOf, shareAsText, countAsText } from '../values';
import { marketOf, opportunityOf, painsOf, trendOf, trendsOf } from '../synonyms';
import { IMPACTS } from '../vocabularies';
import { from, item, list, more, object, said, term, text, texts, unasked, written } from './fields';

export const marketInsights = z
  .object({
    painPoints: from(
      painsOf,
      list(
        item('title', {
          title: text('name', 'painPoint', 'pain'),
          quotes: list(
            z
              .object({
                text: written('quote', 'comment'),
                source: written('author', 'attribution', 'speaker', 'by', 'who'),
              })
              .register(readings, { main: 'text', from: quoteOf }),
            'quote',
            'customerQuotes',
          ),
          description: text('summary', 'detail'),
          /** of its quotes, where it is told of all of them */
          source: unasked(written('speaker', 'by', 'who')),
          impact: term(IMPACTS, text('severity')),
          more: more(),
        }),
        'pains',
        'customerPainPoints',
      ),
    ),
    opportunities: list(
      item(
        'title',
        {
          title: text('name', 'opportunity'),
          description: text('summary', 'detail'),
          potential: z
            .number()
            .int()
            .min(0)
            .max(100)
            .nullable()
            .register(readings, { aliases: ['potentialPercent', 'score'], from: percentOf }),
          potentialSaid: said(),
          timeframe: written('timeFrame', 'timeline', 'horizon'),
          icon: written(),
          more: more(),
        },
        { from: opportunityOf },
      ),
      'marketOpportunities',
      'growthOpportunities',
      'opportunity',
      'opportunityAreas',
    ),
    marketTrends: from(
      trendsOf,
      list(
        item(
          'title',
          {
            title: text('name', 'trend'),
            description: text('summary', 'detail'),
            direction: written('trendDirection', 'movement'),
            more: more(),
          },
          { from: trendOf },
        ),
        'trends',
        'keyTrends',
        'industryTrends',
      ),
    ),
    competitors: unasked(
      list(
        item('name', {
          name: text('competitorName', 'title', 'competitor', 'brand', 'company'),
          description: text('summary', 'overview', 'position', 'positioning', 'notes', 'note'),
          strengths: texts('strength', 'pros', 'good'),
          weaknesses: texts('weakness', 'cons', 'gaps', 'gap'),
          more: more(),
        }),
        'keyCompetitors',
        'competition',
      ),
    ),
    competitorAnalysis: object(
      {
        summary: text('overview', 'description'),
        keyInsights: texts('insights', 'keyInsight', 'findings'),
        more: more(),
      },
      { aliases: ['competitors', 'competition', 'competitiveAnalysis', 'competitiveLandscape'], main: 'summary' },
    ),
    targetMarketSize: from(
      countAsText,
      text('marketSize', 'marketSizeAndGrowth', 'marketSizeGrowth', 'size', 'sizeOfMarket'),
    ),
    growthPotential: from(shareAsText, text('growth', 'marketGrowth', 'growthRate')),
  })
  .register(readings, { from: marketOf })
  .nullable();
