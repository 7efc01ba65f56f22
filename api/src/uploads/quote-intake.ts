import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { estimateWordsFromSize } from '@yiqiao/contract/counting/word-estimate';
import { type FileDeletionRules, fileDeletionDueAt } from '@yiqiao/contract/quote/file-deletion';
import {
  cleanQuoteRequest,
  type QuoteRequestFields,
  toRecord,
} from '@yiqiao/contract/quote/quote-request';
import { initialQuoteStatus } from '@yiqiao/contract/quote/status';
import type { Busboy } from 'busboy';
import type { CountingDesk } from '../counting/counting-desk.ts';
import { priceCount } from '../counting/price-count.ts';
import { errorCode, isLackOfRoom } from '../engine/disk/error-code.ts';
import type { FileVault } from '../engine/embedded/documents/file-vault.ts';
import type { IncomingFile } from '../engine/embedded/documents/incoming-file.ts';
import type { QuoteStore, StoredQuote } from '../engine/embedded/quote-store.ts';
import { answerRepeat } from './answer-repeat.ts';
import { noRoom } from './disk-room.ts';
import { type BodyGuard, ClientGone } from './form/body-guard.ts';
import type { ReceivedFile } from './form/file-part.ts';
import { receiveForm } from './form/receive-form.ts';
import { refuseBadFields } from './form/refuse-bad-fields.ts';
import type { TurnBudget } from './form/turn-budget.ts';
import type { UploadTicket } from './gate/upload-gate.ts';
import { manyArriving } from './gate/upload-places.ts';
import { makeReference } from './reference.ts';

export interface IntakeOptions {
  readonly store: QuoteStore;
  readonly vault: FileVault;
  readonly desk: Pick<CountingDesk, 'begin' | 'follow'>;
  readonly clock: () => number;
  readonly idleMs: number;
  readonly turn: TurnBudget;
  readonly rules: FileDeletionRules;
}

export interface Intake {
  readonly parser: Busboy;
  readonly ticket: UploadTicket;
  /** The sender, as limits count clients. */
  readonly client: string;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  readonly onGuard: (guard: BodyGuard) => void;
  /** Whether the visitor still waits for the answer. */
  readonly isAwaited: () => boolean;
}

/**
 * Takes one quote request from the first byte to the stored submission. Resolves when the document
 * and its record are on disk, by this request or an earlier one under the same key; when it rejects
 * neither was kept. Order: document written and flushed, renamed, folder flushed, counted if that is soon
 * done, submission stored; a crash in between leaves a file that the next start sets aside.
 */
export async function takeQuote(
  request: IncomingMessage,
  options: IntakeOptions,
  intake: Intake,
): Promise<StoredQuote> {
  const incoming = await options.vault.begin().catch(refuseForNow);
  try {
    return await receiveAndStore(request, incoming, options, intake);
  } catch (error) {
    await incoming.discard().catch(refuseForNow);
    return refuseForNow(error);
  }
}

async function receiveAndStore(
  request: IncomingMessage,
  incoming: IncomingFile,
  options: IntakeOptions,
  intake: Intake,
): Promise<StoredQuote> {
  const { store, clock, idleMs, turn } = options;
  const { parser, ticket, idempotencyKey, signal, onGuard } = intake;
  const { fields, file } = await receiveForm(request, parser, {
    incoming,
    idleMs,
    signal,
    turn,
    onBytes: (bytes) => ticket.count(bytes),
    onGuard,
  });
  const typed = cleanQuoteRequest(fields);
  const first = idempotencyKey && store.findByIdempotencyKey(idempotencyKey);
  if (first) {
    const answer = answerRepeat(first, typed, file);
    await incoming.discard();
    return answer;
  }
  refuseBadFields(typed, clock());
  const id = randomUUID();
  await incoming.commit(id);
  return countAndStore(composeQuote(id, typed, file), incoming.path(), options, intake);
}

type Uncounted = ReturnType<typeof composeQuote>;

/** A document that is not counted by the time that its visitor should have an answer is counted later. */
async function countAndStore(
  uncounted: Uncounted,
  path: string,
  { store, desk, clock, rules }: IntakeOptions,
  { client, idempotencyKey, isAwaited }: Intake,
): Promise<StoredQuote> {
  const { fileName: name, fileSize: size } = uncounted;
  const count = desk.begin({ path, name, size, client });
  try {
    const measurement = await count.soon();
    if (!isAwaited()) throw new ClientGone('The client went away before its request was stored.');
    const now = clock();
    const due = fileDeletionDueAt(initialQuoteStatus, now, rules);
    const stored = await store.add({
      ...uncounted,
      ...priceCount(uncounted, measurement),
      ...(measurement === null && { wordCountBasis: 'counting' }),
      createdAt: new Date(now).toISOString(),
      reference: makeReference((reference) => store.findByReference(reference) !== undefined),
      ...(due !== null && { fileDeletionDueAt: new Date(due).toISOString() }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
    if (measurement === null) desk.follow(stored.id, count);
    return stored;
  } catch (error) {
    count.cancel();
    throw error;
  }
}

function composeQuote(id: string, typed: QuoteRequestFields, file: ReceivedFile) {
  return {
    id,
    status: initialQuoteStatus,
    ...toRecord(typed),
    fileName: file.name,
    fileSize: file.size,
    fileType: file.type,
    filePath: id,
    fileSha256: file.sha256,
    estimatedWordCount: file.spacedWords ?? estimateWordsFromSize(file.size),
  };
}

/** The last is a thread that could not be started for want of them. */
const outOfHandles: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ERR_WORKER_INIT_FAILED']);

/** A full disk and too many open files pass; whatever else the disk says is a fault. */
function refuseForNow(error: unknown): never {
  if (isLackOfRoom(error)) throw noRoom(error);
  const code = errorCode(error);
  if (code !== undefined && outOfHandles.has(code)) {
    throw manyArriving(error);
  }
  throw error;
}
