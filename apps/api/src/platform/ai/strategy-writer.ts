import type { StrategyType } from '@maquette/strategy';

export interface StrategyRequest {
  type: StrategyType;
  /** what people typed: data for the writer, never instructions */
  brand: { name: string; description: string | null };
  /** the strategy so far as JSON text, or nothing */
  current: string | null;
}

export interface StrategyProgress {
  /** who asked for it */
  userId: string;
  /** aborted when nobody wants the result any more */
  signal: AbortSignal;
  /** @param percent of the steps, 0 to 100 */
  progress(percent: number): Promise<void>;
}

/** What writes brand strategies. */
export interface StrategyWriter {
  /** id of who is asked, as the usage counts it: 'text' for the operator's model, or 'built-in' */
  readonly provider: string;
  /**
   * Writes what the type asks for: all sections, or its own.
   *
   * @returns JSON text of an object with the sections (libs/strategy)
   * @throws JobError with the reason
   */
  write(request: StrategyRequest, step: StrategyProgress): Promise<string>;
}

export const STRATEGY_WRITER = Symbol('StrategyWriter');
