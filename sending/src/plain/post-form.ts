import { documentField } from '@yiqiao/contract/record/upload-form';
import { isReadable } from '../line/is-readable.ts';
import { ask } from '../line/request.ts';
import type { Posted } from '../posted.ts';
import type { SendFormOptions } from '../send-options.ts';

/** The server gives up after 60 seconds, and needs a while to answer once it has everything. */
const stallMs = 120_000;

/** Sends a form with a document in one POST. Never rejects. */
export async function postForm(
  path: string,
  form: FormData,
  { headers, signal, onProgress }: Pick<SendFormOptions, 'headers' | 'signal' | 'onProgress'>,
): Promise<Posted> {
  const file = form.get(documentField);
  const totalBytes = file instanceof File ? file.size : 0;
  const tell = (fraction: number) =>
    onProgress({
      confirmedBytes: 0,
      sentBytes: fraction * totalBytes,
      totalBytes,
      line: { kind: 'up' },
      keptUntil: null,
      isInPieces: false,
    });
  const answer = await ask({
    method: 'POST',
    path,
    headers: { Accept: 'application/json', ...headers },
    body: form,
    signal,
    stallMs,
    onSent: (loaded, total) => tell(total === 0 ? 1 : loaded / total),
  });
  if (answer === null) {
    if (signal.aborted) return { kind: 'cancelled' };
    const isThere = !(file instanceof File) || (await isReadable(file));
    return { kind: isThere ? 'connection-lost' : 'document-gone' };
  }
  const { status, body } = answer;
  return { kind: 'answered', status, body, retryAfter: answer.header('Retry-After') };
}
