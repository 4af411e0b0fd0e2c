import type { StrategyType } from '@maquette/strategy';
import { useUser } from '@maquette/web-core';
import { useQueryClient } from '@tanstack/react-query';
import { brandQuery } from '../../brands/brand';
import { useGeneration } from '../../generation/use-generation';
import type { Generation } from '../../generation/use-generation';
import { cancelGeneration, generateNow, lookAtGeneration, queueGeneration } from '../api/strategy-calls';
import type { StrategyStatus } from '../api/strategy-calls';

const IDLE: StrategyStatus = {
  status: 'idle',
  progress: 0,
  error: null,
  strategyType: null,
  strategyText: null,
  completedAt: null,
};

export type StrategyGeneration = Generation<StrategyType>;

/** Generation of a brand's strategy. */
export function useStrategyGeneration(brandId: string, instant: boolean, onDone: () => void): StrategyGeneration {
  const { id: userId } = useUser();
  const client = useQueryClient();
  return useGeneration<StrategyStatus, StrategyType>(
    {
      queryKey: ['brands', userId, 'strategy-status', brandId],
      look: (signal) => lookAtGeneration(brandId, signal),
      idle: IDLE,
      queued: (strategyType) => ({ strategyType }),
      first: 'brand_strategy',
      lastOf: ({ strategyType }) => strategyType as StrategyType | null,
      now: async (type) => {
        const { result } = await generateNow(brandId, type);
        return result.trim() === '' ? 'No generated text received' : null;
      },
      queue: (type) => queueGeneration(brandId, type),
      cancel: () => cancelGeneration(brandId),
      finished: async () => {
        await client.invalidateQueries({ queryKey: brandQuery(userId, brandId).queryKey });
        void client.invalidateQueries({ queryKey: ['brands', userId, 'list'] });
        void client.invalidateQueries({ queryKey: ['brands', userId, 'strategy-versions', brandId] });
      },
      texts: {
        inProgress: 'Strategy generation already in progress',
        failed: (type, instantly) =>
          instantly
            ? `Failed to generate ${type}.`
            : type === 'brand_strategy'
              ? 'Failed to queue strategy generation'
              : `Failed to start ${type} generation.`,
        unseen: 'Failed to check generation status',
      },
    },
    instant,
    onDone,
  );
}
