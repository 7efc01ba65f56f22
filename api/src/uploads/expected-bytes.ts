import type { IncomingMessage } from 'node:http';
import { maxBodyBytes } from './form/body-guard.ts';
import { fileTooLarge } from './form/file-part.ts';

/** A body of unknown length may be as long as the limit. @throws HttpProblem 413 */
export function expectedBytes({ headers }: Pick<IncomingMessage, 'headers'>): number {
  const length = headers['content-length'];
  if (length === undefined) return maxBodyBytes;
  if (Number(length) > maxBodyBytes) throw fileTooLarge();
  return Number(length);
}
