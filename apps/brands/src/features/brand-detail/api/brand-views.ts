import { strategySchema } from '@maquette/strategy';
import { api } from '@maquette/web-core';
import { queryOptions } from '@tanstack/react-query';

const marketAnalysis = strategySchema.pick({ marketInsights: true, audienceProfile: true });
const unfairAdvantage = strategySchema.shape.positioningStrategy.unwrap().pick({
  competitiveAdvantage: true,
  valueProposition: true,
  brandPromise: true,
  positioningStatement: true,
});
const brandPersona = strategySchema.pick({ archetypeStrategy: true, brandVoiceGuide: true });
const brandVisual = strategySchema.pick({ colorPalettes: true, typographyOptions: true, visualSystem: true });

/** What the four calls tell of a brand's strategy; null where the strategy does not say it. */
export const viewsQuery = (userId: string, id: string, strategyVersion: number) =>
  queryOptions({
    queryKey: ['brands', userId, 'views', id, strategyVersion],
    queryFn: async ({ signal }) => {
      const options = { path: { id }, signal };
      const [market, advantage, persona, visual] = await Promise.all([
        api.get('/api/brands/{id}/market-analysis', options),
        api.get('/api/brands/{id}/unfair-advantage', options),
        api.get('/api/brands/{id}/brand-persona', options),
        api.get('/api/brands/{id}/brand-visual', options),
      ]);
      return {
        marketAnalysis: marketAnalysis.nullable().parse(market.data),
        unfairAdvantage: unfairAdvantage.nullable().parse(advantage.data),
        brandPersona: brandPersona.nullable().parse(persona.data),
        brandVisual: brandVisual.nullable().parse(visual.data),
      };
    },
  });

export type BrandViews = Awaited<ReturnType<NonNullable<ReturnType<typeof viewsQuery>['queryFn']>>>;
