import type { IncomingMessage } from 'node:http';
import { documentField } from '@yiqiao/contract/record/upload-form';
import type { IncomingDocument } from '@yiqiao/ports/document-store';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import type { Busboy, FileInfo } from 'busboy';
import { answerInLanguageOf } from '../../http/answers/answer-language.ts';
import { HttpProblem } from '../../http/answers/http-problem.ts';
import { ClientGone } from '../../http/client-gone.ts';
import { yieldBetweenChunks } from '../yield-between-chunks.ts';
import { type BodyGuard, guardBody } from './body-guard.ts';
import { missingFile, type ReceivedFile, receiveFilePart } from './file-part.ts';
import { collectFields } from './form-fields.ts';
import { malformedBody } from './multipart-parser.ts';
import { readSentFile, type SentFile, sentFileFields } from './sent-file.ts';

export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  /** What came with the form, or where it has gone before in pieces. */
  readonly file: ReceivedFile | SentFile;
}

export interface ReceiveOptions {
  /** The text fields that the form may have. */
  readonly fieldNames: readonly string[];
  /** Where to write the document; the caller discards it when this rejects, or when it came before. */
  readonly incoming: IncomingDocument;
  /** The longest pause in the middle of the body. */
  readonly idleMs?: number | undefined;
  /** Aborts from outside; rejects with its reason. */
  readonly signal: AbortSignal;
  /** Called with the number of bytes that arrived; throwing aborts. */
  readonly onBytes: (bytes: number) => void;
  /** Called with the body's guard when reading starts. */
  readonly onGuard?: (guard: BodyGuard) => void;
}

const standardIdleMs = 60_000;

/**
 * Reads a whole upload. Resolves only when the last boundary was seen and every byte of the document is written;
 * busboy's own "close" also follows a truncated body and proves nothing. When this rejects, the rest of the request
 * is left unread, not destroyed, so that the response can be sent.
 * @throws HttpProblem for what is wrong with the body, ClientGone when the connection ended.
 */
export async function receiveForm(
  request: IncomingMessage,
  parser: Busboy,
  { fieldNames, incoming, idleMs = standardIdleMs, signal, onBytes, onGuard }: ReceiveOptions,
): Promise<ReceivedForm> {
  return new Promise((resolve, reject) => {
    const guard = guardBody(request, { idleMs, onBytes, fail });
    const stopYielding = yieldBetweenChunks(request, parser);
    const fields = collectFields(parser, [...fieldNames, ...sentFileFields], fail);
    answerInLanguageOf(request, fields);
    let file: Promise<ReceivedFile> | null = null;

    parser.on('file', (name: string | undefined, part, info) => {
      // Without a listener the part's error of a truncated body would end the process.
      part.on('error', (cause) => fail(explainBreak(cause)));
      const problem = findPartProblem(name, info, file !== null);
      if (problem) return fail(problem);
      file = receiveFilePart(part, info, incoming);
      file.catch((cause) => fail(explainBreak(cause)));
    });
    parser.on('partsLimit', () => fail(malformedBody()));
    // Stays attached: busboy raises one error for each malformed part header.
    parser.on('error', (cause) => fail(malformedBody(cause)));
    parser.on('finish', () => {
      guard.stop();
      const sent = readSentFile(fields);
      const [given, another] = [file, sent].filter((it) => it !== null);
      if (given === undefined || another !== undefined) return fail(missingFile());
      Promise.resolve(given).then((received) => {
        release();
        resolve({ fields, file: received });
      }, fail);
    });
    signal.addEventListener('abort', abort);
    onGuard?.(guard);
    if (signal.aborted) abort();
    // A client gone before the guard listened emits no further event.
    else if (request.destroyed) fail(new ClientGone('The client went away.'));
    else request.pipe(parser);

    function abort(): void {
      fail(signal.reason);
    }
    function release(): void {
      guard.stop();
      stopYielding();
      signal.removeEventListener('abort', abort);
    }
    function fail(reason: unknown): void {
      release();
      reject(reason);
      request.unpipe(parser).pause();
      // A parser whose file stream is gone would wait forever, so it is destroyed as well.
      parser.destroy();
    }
  });
}

/** busboy's own errors have no code; the disk's do, and our other errors have types of their own. */
function explainBreak(cause: unknown): unknown {
  const isOurs = cause instanceof HttpProblem || cause instanceof EngineAway;
  return isOurs || errorCode(cause) !== undefined ? cause : malformedBody(cause);
}

function findPartProblem(
  name: string | undefined,
  { filename }: FileInfo,
  hasFile: boolean,
): HttpProblem | null {
  if (name !== documentField) {
    return new HttpProblem(400, 'bad-request', 'Only the field "file" can hold a document.', {
      ...(name !== undefined && { field: name.slice(0, 100) }),
    });
  }
  // What a browser sends for a file input that was left empty.
  if (filename === undefined) return missingFile();
  if (!hasFile) return null;
  return new HttpProblem(400, 'bad-request', 'Send one document with each request.', {
    field: documentField,
  });
}
