import { createHash } from 'node:crypto';
import type { StoredPart } from '../incoming/put-object.ts';

/** The seal of a document without parts. */
export const noParts = '';

/**
 * A seal over all parts of a document, in order: that of the parts before it, and the ETags of the next ones. It shows
 * whether the store still has the parts that were counted, in the room of one hash.
 */
export function sealParts(before: string, parts: readonly StoredPart[]): string {
  return parts.reduce(
    (seal, { etag }) =>
      // Some stores quote ETags in some answers only.
      createHash('sha256')
        .update(`${seal} ${etag.replaceAll('"', '')}`)
        .digest('hex'),
    before,
  );
}
