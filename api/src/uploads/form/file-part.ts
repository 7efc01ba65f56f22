import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPlainText } from '@yiqiao/contract/counting/word-estimate';
import { isTooLarge } from '@yiqiao/contract/record/upload-limits';
import type { Findings, IncomingDocument } from '@yiqiao/ports/document-store';
import type { FileInfo } from 'busboy';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import { cleanFileName } from './file-name.ts';

/** What is known about a document once its last byte is written. */
export interface ReceivedFile extends Findings {
  readonly name: string;
  /** Media type reported by the browser. */
  readonly type: string;
  readonly size: number;
}

/** Writes a document while it arrives. @throws HttpProblem 413 at the first byte over the limit. */
export async function receiveFilePart(
  part: Readable,
  { filename, mimeType }: FileInfo,
  incoming: IncomingDocument,
): Promise<ReceivedFile> {
  const type = mimeType.slice(0, 100);
  let size = 0;
  part.on('data', ({ length }: Buffer) => {
    size += length;
    if (isTooLarge(size)) part.destroy(fileTooLarge());
  });
  await pipeline(part, incoming.open(isPlainText(type)));
  return { name: cleanFileName(filename ?? ''), type, size, ...(await incoming.readFindings()) };
}

export function missingFile(): HttpProblem {
  return new HttpProblem(400, 'missing-file', 'No file selected', { field: 'file' });
}

export function fileTooLarge(): HttpProblem {
  return new HttpProblem(413, 'file-too-large', 'Please select a file smaller than 1GB', {
    field: 'file',
  });
}
