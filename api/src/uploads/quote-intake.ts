import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FileDeletionRules, fileDeletionDueAt } from '@yiqiao/contract/file-deletion';
import type { Measurement } from '@yiqiao/contract/measurement';
import { centsToDecimal } from '@yiqiao/contract/money';
import { estimateCents } from '@yiqiao/contract/pricing';
import {
  cleanQuoteRequest,
  type QuoteRequestFields,
  toRecord,
} from '@yiqiao/contract/quote-request';
import { initialQuoteStatus } from '@yiqiao/contract/status';
import { decideWordCount } from '@yiqiao/contract/word-count';
import { estimateWordsFromSize } from '@yiqiao/contract/word-estimate';
import type { Busboy } from 'busboy';
import { errorCode, isLackOfRoom } from '../disk/error-code.ts';
import type { NewQuote, QuoteStore, StoredQuote } from '../store/quote-store.ts';
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
import type { FileVault } from './vault/file-vault.ts';
import type { IncomingFile } from './vault/incoming-file.ts';

/** Reads a document; `null` when it took too long or could not be started. */
export type MeasureFile = (path: string, name: string) => Promise<Measurement | null>;

export interface IntakeOptions {
  readonly store: QuoteStore;
  readonly vault: FileVault;
  readonly measureFile: MeasureFile;
  readonly clock: () => number;
  readonly idleMs: number;
  readonly turn: TurnBudget;
  readonly rules: FileDeletionRules;
}

export interface Intake {
  readonly parser: Busboy;
  readonly ticket: UploadTicket;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  readonly onGuard: (guard: BodyGuard) => void;
  /** Whether the visitor still waits for the answer. */
  readonly isAwaited: () => boolean;
}

/**
 * Takes one quote request from the first byte to the stored submission. Resolves when the document
 * and its record are on disk, by this request or an earlier one under the same key; when it rejects
 * neither was kept. Order: document written and flushed, renamed, folder flushed, submission stored; a
 * crash in between leaves a file that the next start sets aside.
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
  { store, measureFile, clock, idleMs, turn, rules }: IntakeOptions,
  { parser, ticket, idempotencyKey, signal, onGuard, isAwaited }: Intake,
): Promise<StoredQuote> {
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
  const measurement = await measureFile(incoming.path, file.name);
  if (!isAwaited()) throw new ClientGone('The client went away before its request was stored.');
  const isTaken = (reference: string) => store.findByReference(reference) !== undefined;
  const now = clock();
  const due = fileDeletionDueAt(initialQuoteStatus, now, rules);
  const quote = {
    ...composeQuote(typed, file, measurement, now),
    reference: makeReference(isTaken),
    ...(due !== null && { fileDeletionDueAt: new Date(due).toISOString() }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
  await incoming.commit(quote.id);
  return store.add(quote);
}

function composeQuote(
  typed: QuoteRequestFields,
  file: ReceivedFile,
  measurement: Measurement | null,
  now: number,
): Omit<NewQuote, 'reference'> {
  const id = randomUUID();
  const estimatedWordCount = file.spacedWords ?? estimateWordsFromSize(file.size);
  const counted = decideWordCount(estimatedWordCount, measurement, typed.include);
  return {
    id,
    status: initialQuoteStatus,
    ...toRecord(typed),
    fileName: file.name,
    fileSize: file.size,
    fileType: file.type,
    filePath: id,
    fileSha256: file.sha256,
    ...counted,
    estimatedWordCount,
    measurement,
    estimatedCost: centsToDecimal(estimateCents({ ...typed, wordCount: counted.wordCount })),
    createdAt: new Date(now).toISOString(),
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
