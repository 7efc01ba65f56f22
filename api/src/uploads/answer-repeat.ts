import { isSameRequest, type QuoteRequestFields } from '@yiqiao/contract/quote/quote-request';
import type { StoredQuote } from '../engine/embedded/quote-store.ts';
import { HttpProblem } from '../http/answers/http-problem.ts';
import type { ReceivedFile } from './form/file-part.ts';

/**
 * What a second request under the key of a stored submission gets: that submission if it says the same.
 * Answering a corrected request with the first receipt would drop the correction.
 * @throws HttpProblem 409 when a field, the document or its name is another one.
 */
export function answerRepeat(
  stored: StoredQuote,
  typed: QuoteRequestFields,
  file: ReceivedFile,
): StoredQuote {
  const isSameDocument = file.sha256 === stored.fileSha256 && file.name === stored.fileName;
  if (isSameDocument && isSameRequest(typed, stored)) return stored;
  throw new HttpProblem(
    409,
    'key-reused',
    'A different request was already received under this Idempotency-Key. Send this one under a new key.',
  );
}
