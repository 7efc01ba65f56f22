import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { createFindingsReader, type FindingsReader } from '@yiqiao/ports/reading/read-findings';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.ts';

interface Begun {
  readonly reader: FindingsReader;
  at: number;
}

type Asking<Kind extends ThreadRequest['kind']> = Extract<ThreadRequest, { kind: Kind }>;

const documents = new Map<number, Begun>();

/** @returns whether it follows what was read before. */
function read({ document, at, memory, length, isText }: Asking<'part' | 'stretch'>): boolean {
  const begun = documents.get(document) ?? { reader: createFindingsReader(isText), at: 0 };
  if (begun.at !== at) return false;
  begun.reader.add(Buffer.from(memory, 0, length));
  begun.at += length;
  documents.set(document, begun);
  return true;
}

function hash({ question, memory, length }: Asking<'part' | 'hash'>): ThreadAnswer {
  const sha256 = createHash('sha256')
    .update(new Uint8Array(memory, 0, length))
    .digest('hex');
  return { kind: 'hashed', question, memory, sha256 };
}

function readEnd({ document, question, at }: Asking<'end'>): ThreadAnswer {
  const begun = documents.get(document);
  documents.delete(document);
  if (begun?.at !== at) return { kind: 'lost', question };
  return { kind: 'whole', question, findings: begun.reader.finish() };
}

function answer(request: Exclude<ThreadRequest, Asking<'abandon'>>): ThreadAnswer {
  const { question } = request;
  switch (request.kind) {
    case 'part':
      return read(request) ? hash(request) : { kind: 'lost', question };
    case 'stretch':
      return read(request)
        ? { kind: 'read', question, memory: request.memory }
        : { kind: 'lost', question };
    case 'hash':
      return hash(request);
    case 'end':
      return readEnd(request);
  }
}

parentPort?.on('message', (request: ThreadRequest) => {
  if (request.kind === 'abandon') documents.delete(request.document);
  else parentPort?.postMessage(answer(request), 'memory' in request ? [request.memory] : []);
});
