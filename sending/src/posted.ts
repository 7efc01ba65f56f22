/** How sending a form has ended. */
export type Posted =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly body: string;
      /** The header of the same name. */
      readonly retryAfter: string | null;
    }
  | { readonly kind: 'cancelled' }
  /** Only of a form that was sent in one request: in pieces it waits for the line. */
  | { readonly kind: 'connection-lost' }
  /** The document was changed or deleted on this device after it was chosen. */
  | { readonly kind: 'document-gone' };

/** A document that cannot go in pieces, and so has to go in one request. */
export interface NoPieces {
  readonly kind: 'no-pieces';
}
