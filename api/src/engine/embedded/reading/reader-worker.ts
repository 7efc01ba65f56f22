import { parentPort } from 'node:worker_threads';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { hashFile } from '../../disk/hash-file.ts';
import { type FollowedFile, followFile } from './followed-file.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts';

const files = new Map<number, FollowedFile>();

function answer(message: ReaderAnswer): void {
  parentPort?.postMessage(message);
}

function handle(request: ReaderRequest): void {
  const { id } = request;
  switch (request.kind) {
    case 'follow':
      files.set(id, followFile(request.path, request.isText));
      return;
    case 'reached':
      files.get(id)?.readTo(request.bytes);
      return;
    case 'end': {
      const file = files.get(id);
      // A thread that replaced a lost one has not seen the beginning.
      if (!file) throw new Error('The document was not followed from its beginning.');
      file.readTo(request.bytes);
      files.delete(id);
      answer({ kind: 'read', id, findings: file.finish() });
      return;
    }
    case 'abandon':
      files.get(id)?.close();
      files.delete(id);
      return;
    case 'hash':
      hashFile(request.path).then(
        (sha256) => answer({ kind: 'read', id, findings: { sha256, spacedWords: null } }),
        (error: unknown) => answerFault(id, error),
      );
  }
}

function answerFault(id: number, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  answer({ kind: 'fault', id, message, code: errorCode(error) });
}

/** Reported at the end of the document, when the reply is awaited. */
function brokenFile(fault: unknown): FollowedFile {
  const refuse = (): never => {
    throw fault;
  };
  return { readTo: refuse, finish: refuse, close: () => {} };
}

parentPort?.on('message', (request: ReaderRequest) => {
  const { id, kind } = request;
  try {
    handle(request);
  } catch (error) {
    files.get(id)?.close();
    files.set(id, brokenFile(error));
    if (kind !== 'end') return;
    files.delete(id);
    answerFault(id, error);
  }
});
