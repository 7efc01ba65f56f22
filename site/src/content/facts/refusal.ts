/** The server said no; `reason` in its own words, where it gave one. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly reason: string | null;
  readonly field: string | undefined;
  /** The API's name for the refusal, where it gave one. */
  readonly code?: string | undefined;
  /** Seconds after which the server expects to have room, where it said so. */
  readonly retryAfter?: number | undefined;
}
