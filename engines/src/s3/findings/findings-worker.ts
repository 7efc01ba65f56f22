import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { createFindingsReader, type FindingsReader } from '@yiqiao/ports/reading/read-findings';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.ts';

interface Begun {
  readonly reader: FindingsReader;
  at: number;
}

const documents = new Map<number, Begun>();

function readPart(request: Extract<ThreadRequest, { kind: 'part' }>): ThreadAnswer {
  const { document, question, at, memory, length, isText } = request;
  const begun = documents.get(document) ?? { reader: createFindingsReader(isText), at: 0 };
  if (begun.at !== at) return { kind: 'lost', question };
  const bytes = Buffer.from(memory, 0, length);
  begun.reader.add(bytes);
  begun.at += length;
  documents.set(document, begun);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { kind: 'part', question, memory, sha256 };
}

function readEnd({
  document,
  question,
  at,
}: Extract<ThreadRequest, { kind: 'end' }>): ThreadAnswer {
  const begun = documents.get(document);
  documents.delete(document);
  if (begun?.at !== at) return { kind: 'lost', question };
  return { kind: 'whole', question, findings: begun.reader.finish() };
}

parentPort?.on('message', (request: ThreadRequest) => {
  if (request.kind === 'part') parentPort?.postMessage(readPart(request), [request.memory]);
  else if (request.kind === 'end') parentPort?.postMessage(readEnd(request));
  else documents.delete(request.document);
});
