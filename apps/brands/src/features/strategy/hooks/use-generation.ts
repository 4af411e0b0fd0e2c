import type { StrategyType } from '@maquette/strategy';
import { sentenceOf, useUser } from '@maquette/web-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { brandQuery } from '../../brands/brand';
import { cancelGeneration, generateNow, isRunning, queueGeneration, statusQuery } from '../api/strategy-calls';
import type { StrategyStatus } from '../api/strategy-calls';

const IN_PROGRESS = 'Strategy generation already in progress';

const IDLE: StrategyStatus = {
  status: 'idle',
  progress: 0,
  error: null,
  strategyType: null,
  strategyText: null,
  completedAt: null,
};

export interface Generation {
  /** What the banner tells; `completed` only of what was finished while the page was open. */
  status: StrategyStatus['status'];
  progress: number;
  /** Why it failed, or why it could not be asked for or looked at. */
  error: string | null;
  /** Something runs: another one is refused. */
  running: boolean;
  start: (type: StrategyType) => Promise<void>;
  cancel: () => Promise<void>;
  /** What was finished has been seen: the banner goes. */
  acknowledge: () => void;
  /** The same type as last time. */
  retry: () => Promise<void>;
}

/** Generation of a brand's strategy: asked for, followed, cancelled and tried again. `onDone` is called when a new text is there. */
export function useGeneration(brandId: string, instant: boolean, onDone: () => void): Generation {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const options = statusQuery(userId, brandId);
  const { data = IDLE, error: lookError } = useQuery(options);
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [showsDone, setShowsDone] = useState(false);
  const lastType = useRef<StrategyType>('brand_strategy');
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const running = isRunning(data) || isWaiting;

  const finish = useCallback(async () => {
    await client.invalidateQueries({ queryKey: brandQuery(userId, brandId).queryKey });
    void client.invalidateQueries({ queryKey: ['brands', userId, 'list'] });
    void client.invalidateQueries({ queryKey: ['brands', userId, 'strategy-versions', brandId] });
    done.current();
  }, [client, userId, brandId]);

  const before = useRef(data.status);
  useEffect(() => {
    const wasRunning = before.current === 'queued' || before.current === 'generating';
    before.current = data.status;
    if (!wasRunning || data.status !== 'completed') return;
    setShowsDone(true);
    void finish();
  }, [data.status, finish]);

  // a status that was asked for before would say what is no longer so, and end the polling
  const tell = async (status: StrategyStatus) => {
    await client.cancelQueries({ queryKey: options.queryKey });
    client.setQueryData(options.queryKey, status);
  };

  const start = async (type: StrategyType) => {
    lastType.current = type;
    setProblem(running ? IN_PROGRESS : null);
    if (running) return;
    setShowsDone(false);
    try {
      if (instant) {
        setWaiting(true);
        const { result } = await generateNow(brandId, type);
        if (result.trim() === '') setProblem('No generated text received');
        setShowsDone(true);
        await client.invalidateQueries({ queryKey: options.queryKey });
        await finish();
      } else {
        await queueGeneration(brandId, type);
        await tell({ ...IDLE, status: 'queued', strategyType: type });
      }
    } catch (error) {
      const failed = instant
        ? `Failed to generate ${type}.`
        : type === 'brand_strategy'
          ? 'Failed to queue strategy generation'
          : `Failed to start ${type} generation.`;
      setProblem(sentenceOf(error, failed));
      void client.invalidateQueries({ queryKey: options.queryKey });
    } finally {
      setWaiting(false);
    }
  };

  const cancel = async () => {
    try {
      await cancelGeneration(brandId);
      await tell(IDLE);
    } catch (error) {
      setProblem(sentenceOf(error, 'The generation could not be cancelled.'));
    }
  };

  const status = isWaiting ? 'generating' : data.status === 'completed' && !showsDone ? 'idle' : data.status;
  return {
    status,
    progress: data.progress,
    error:
      problem ??
      (data.status === 'failed' ? data.error : null) ??
      (lookError ? sentenceOf(lookError, 'Failed to check generation status') : null),
    running,
    start,
    cancel,
    acknowledge: () => setShowsDone(false),
    retry: () => start((data.strategyType as StrategyType | null) ?? lastType.current),
  };
}
