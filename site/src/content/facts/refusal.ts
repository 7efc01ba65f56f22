/** The server refused the request; `reason` is its own message, if it gave one. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly reason: string | null;
  readonly field: string | undefined;
  /** The API's code for the refusal, if it gave one. */
  readonly code?: string | undefined;
  /** Seconds after which the server expects to have capacity, if it said so. */
  readonly retryAfter?: number | undefined;
}
