import { AppError, isOutage } from '../errors';

const SENTENCES = {
  refused: 'The provider refused this request. Please change the prompt or the picture.',
  misconfigured: 'The provider is not set up correctly. Please tell whoever runs this workspace.',
  quota: 'The provider account has no credit left.',
  budget:
    'The budget of this month for this provider is spent. Please choose another provider, or wait for the next month.',
  rate_limited: 'The provider is receiving too many requests. Please try again in a few minutes.',
  bad_input: 'The provider could not use this input.',
  unavailable: 'The provider is not available right now. Please try again later.',
  timed_out: 'The provider took too long to answer. Please try again.',
  unanswered:
    'The answer of the provider was lost. It may have made, and charged for, what was asked for: trying again asks anew.',
  bad_output: 'The provider returned something that cannot be used. Please try again.',
  internal: 'Something went wrong on our side. Please try again.',
  cancelled: 'This was cancelled before it was finished.',
} as const;

export type FailureReason = keyof typeof SENTENCES;
export const FAILURE_REASONS = Object.keys(SENTENCES) as FailureReason[];

/** What can heal by itself. Everything else fails at once: a second try would only cost money. */
const HEALING: readonly FailureReason[] = ['rate_limited', 'unavailable', 'timed_out', 'internal'];

/** How a request is answered that waits for what failed; 500 for the rest. */
const STATUSES: Partial<Record<FailureReason, number>> = {
  refused: 422,
  bad_input: 422,
  misconfigured: 502,
  unavailable: 502,
  unanswered: 502,
  bad_output: 502,
  quota: 503,
  budget: 503,
  rate_limited: 503,
  timed_out: 504,
};

/**
 * Why a job could not be done. Processors throw it, and the row keeps reason and sentence; where somebody waits for the
 * answer of a model, it is the answer of the request.
 */
export class JobError extends AppError {
  constructor(
    readonly reason: FailureReason,
    sentence: string = SENTENCES[reason],
    /**
     * `retryAfter`: seconds that the other side asked us to wait;
     * `mayBeDone`: the other side had the request, and its answer did not come
     */
    private readonly options: { retryAfter?: number; mayBeDone?: boolean; cause?: unknown } = {},
  ) {
    super(STATUSES[reason] ?? 500, reason.toUpperCase(), sentence, options);
  }

  get canHeal(): boolean {
    return HEALING.includes(this.reason);
  }

  /** Whether the other side had the request and may have done, and charged for, what it asks. */
  get mayBeDone(): boolean {
    return this.options.mayBeDone === true;
  }

  /** Nothing was done and nothing was paid: storage, database or network was away. */
  get isOutage(): boolean {
    return this.reason === 'unavailable' && isOutage(this.cause);
  }
}

const AWAY_TOO_LONG = 'A part of the product that this needs was away for too long. Please try again.';

/** Anything thrown becomes a reason; what nobody foresaw is ours, and its text stays in the log. */
export function asJobError(error: unknown): JobError {
  if (error instanceof JobError) return error;
  return isOutage(error)
    ? new JobError('unavailable', AWAY_TOO_LONG, { cause: error })
    : new JobError('internal', undefined, { cause: error });
}
