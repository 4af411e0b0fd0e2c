import { sentenceOf } from '@maquette/web-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

export type GenerationStatus = 'idle' | 'queued' | 'generating' | 'completed' | 'failed';

interface Status {
  status: GenerationStatus;
  progress: number;
  error: string | null;
}

const POLL_MS = 2_000;

export const isRunning = (status: Status | undefined): boolean =>
  status?.status === 'queued' || status?.status === 'generating';

/** Something that is written for a brand: how it is asked for and followed. `Task` is what one may ask for. */
export interface GenerationOptions<Seen extends Status, Task> {
  queryKey: QueryKey;
  look: (signal: AbortSignal) => Promise<Seen>;
  idle: Seen;
  /** What was asked for, as the status tells it. */
  queued: (task: Task) => Partial<Seen>;
  /** Before anything was asked for. */
  first: Task;
  lastOf: (status: Seen) => Task | null;
  /** Answers when it is written. @returns a problem with what came, as a sentence */
  now: (task: Task) => Promise<string | null>;
  queue: (task: Task) => Promise<unknown>;
  /** Ends it on the server; without it only the page no longer waits. */
  cancel?: () => Promise<unknown>;
  /** What holds the new words is asked for again. */
  finished: () => Promise<unknown>;
  texts: {
    inProgress: string;
    /** It could not be asked for. */
    failed: (task: Task, instant: boolean) => string;
    /** It could not be looked at. */
    unseen: string;
  };
}

export interface Generation<Task> {
  /** What the banner tells; `completed` only of what was finished while the page was open. */
  status: GenerationStatus;
  progress: number;
  /** Why it failed, or why it could not be asked for or looked at. */
  error: string | null;
  /** Something runs: another one is refused. */
  running: boolean;
  start: (task: Task) => Promise<void>;
  cancel: () => Promise<void>;
  /** What was finished has been seen: the banner goes. */
  acknowledge: () => void;
  /** The same as last time. */
  retry: () => Promise<void>;
}

/** Generation of a brand's words: asked for, followed every 2 seconds, cancelled and tried again. `onDone` is called when new ones are there. */
export function useGeneration<Seen extends Status, Task>(
  options: GenerationOptions<Seen, Task>,
  instant: boolean,
  onDone: () => void,
): Generation<Task> {
  const client = useQueryClient();
  const { queryKey, idle, texts } = options;
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [showsDone, setShowsDone] = useState(false);
  /** Cancelled on the page alone: what the server says of it is no longer listened to. */
  const [isLeft, setLeft] = useState(false);
  const { data: seen = idle, error: lookError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => options.look(signal),
    refetchInterval: ({ state }) => (isRunning(state.data) && state.status !== 'error' && !isLeft ? POLL_MS : false),
    gcTime: 0,
  });
  const data = isLeft ? idle : seen;
  const lastTask = useRef(options.first);
  const latest = useRef({ onDone, finished: options.finished });
  useEffect(() => {
    latest.current = { onDone, finished: options.finished };
  });
  const running = isRunning(data) || isWaiting;

  const finish = useCallback(async () => {
    await latest.current.finished();
    latest.current.onDone();
  }, []);

  const before = useRef(data.status);
  useEffect(() => {
    const wasRunning = before.current === 'queued' || before.current === 'generating';
    before.current = data.status;
    if (!wasRunning || data.status !== 'completed') return;
    setShowsDone(true);
    void finish();
  }, [data.status, finish]);

  // a status that was asked for before would say what is no longer so, and end the polling
  const tell = async (status: Seen) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, status);
  };

  const start = async (task: Task) => {
    lastTask.current = task;
    setProblem(running ? texts.inProgress : null);
    if (running) return;
    setShowsDone(false);
    try {
      if (instant) {
        setWaiting(true);
        setProblem(await options.now(task));
        setLeft(false);
        setShowsDone(true);
        await client.invalidateQueries({ queryKey });
        await finish();
      } else {
        await options.queue(task);
        await tell({ ...idle, status: 'queued', ...options.queued(task) });
        setLeft(false);
      }
    } catch (error) {
      setProblem(sentenceOf(error, texts.failed(task, instant)));
      void client.invalidateQueries({ queryKey });
    } finally {
      setWaiting(false);
    }
  };

  const cancel = async () => {
    if (!options.cancel) {
      setLeft(true);
      return;
    }
    try {
      await options.cancel();
      await tell(idle);
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
      (lookError ? sentenceOf(lookError, texts.unseen) : null),
    running,
    start,
    cancel,
    acknowledge: () => setShowsDone(false),
    retry: () => start(options.lastOf(data) ?? lastTask.current),
  };
}
