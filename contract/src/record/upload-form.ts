/**
 * Request header of an upload: a UUID made when the file was chosen. A retry with the same key gets the first
 * receipt. Source: IETF draft "The Idempotency-Key HTTP Header Field".
 */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** The form's action, which a page without scripts submits to directly. */
export const uploadQuotePath = '/api/upload-quote';

/** Name of the form's field with the document. */
export const documentField = 'file';

/**
 * Name of the form's field with the sum that the visitor was shown and wants to pay at once: "531.80", in US dollars.
 */
export const payNowField = 'payNow';

/** Name of the form's field with the name of the prices that the visitor was shown, see `nameOfPrices`. */
export const pricesField = 'prices';

/** Names of the fields that a form has in the place of a document that was sent in pieces. */
export const piecesFields = {
  /** The last segment of the upload's address. */
  uploadId: 'uploadId',
  fileName: 'fileName',
  /** Media type; may be missing. */
  fileType: 'fileType',
} as const;
