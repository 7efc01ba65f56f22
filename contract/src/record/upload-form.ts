/**
 * Request header of an upload: a UUID made when the file was chosen. A repeat with the same key is
 * answered with the first receipt. Source: IETF draft "The Idempotency-Key HTTP Header Field".
 */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** Where the form goes; it goes there by itself on a page without scripts. */
export const uploadQuotePath = '/api/upload-quote';

/** Name of the form's field with the document. */
export const documentField = 'file';
