import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPlainText } from '@yiqiao/contract/counting/word-estimate';
import { isTooLarge } from '@yiqiao/contract/quote/upload-limits';
import type { Findings, IncomingDocument } from '../../engine/document-store.ts';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import type { ArrivingDocument } from './feed-parser.ts';

/** What is known of a document once its last byte is written. */
export interface ReceivedFile extends Findings {
  readonly name: string;
  /** Media type the browser gave. */
  readonly type: string;
  readonly size: number;
}

/** A document on its way from the form into its file. */
export interface FilePart extends ArrivingDocument {
  /** @throws HttpProblem 413 at the first byte over the limit. */
  readonly received: Promise<ReceivedFile>;
}

/** Writes a document while it arrives. */
export function receiveFilePart(
  part: Readable,
  { name, type }: Pick<ReceivedFile, 'name' | 'type'>,
  incoming: IncomingDocument,
): FilePart {
  let size = 0;
  const stream = incoming.open(isPlainText(type));

  function count({ length }: Buffer): void {
    size += length;
    if (isTooLarge(size)) part.destroy(fileTooLarge());
  }
  async function receive(): Promise<ReceivedFile> {
    await pipeline(part, stream);
    return { name, type, size, ...(await incoming.read()) };
  }

  part.on('data', count);
  return {
    received: receive(),
    isCaughtUp: () => part.readableLength === 0,
    take(bytes) {
      count(bytes);
      if (!part.destroyed) stream.write(bytes);
    },
  };
}

export function missingFile(): HttpProblem {
  return new HttpProblem(400, 'missing-file', 'No file selected', { field: 'file' });
}

export function fileTooLarge(): HttpProblem {
  return new HttpProblem(413, 'file-too-large', 'Please select a file smaller than 1GB', {
    field: 'file',
  });
}
