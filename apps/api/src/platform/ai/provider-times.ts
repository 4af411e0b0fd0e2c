/** How long a provider may take; tests have less patience. */
export interface ProviderTimes {
  /** for one answer */
  deadlineMs: number;
  /** between two questions for a result */
  pollMs: number;
}
