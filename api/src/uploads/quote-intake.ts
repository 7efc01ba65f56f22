import type { IncomingMessage } from 'node:http';
import {
  type AddCommand,
  decideAdd,
  decideRepeat,
} from '@yiqiao/contract/commands/client/decide-add';
import { estimateWordsFromSize } from '@yiqiao/contract/counting/word-estimate';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { Cents } from '@yiqiao/contract/money/money';
import { parsePaymentAmount } from '@yiqiao/contract/money/payment-amount';
import type { Decision } from '@yiqiao/contract/record/decision';
import { cleanQuoteRequest, type QuoteRequestFields } from '@yiqiao/contract/record/quote-request';
import { requestFieldNames } from '@yiqiao/contract/record/request-fields';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { payNowField } from '@yiqiao/contract/record/upload-form';
import type { Engine } from '@yiqiao/ports/engine';
import type { Busboy } from 'busboy';
import type { ClientCode } from '../counting/client-code.ts';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { ClientGone } from '../http/client-gone.ts';
import type { DocumentCounts } from '../jobs/count-documents.ts';
import type { RequestLinks } from '../order/request-links.ts';
import type { Premises } from '../premises/premises.ts';
import type { BodyGuard } from './form/body-guard.ts';
import type { ReceivedFile } from './form/file-part.ts';
import { badField } from './form/form-fields.ts';
import { receiveForm } from './form/receive-form.ts';
import { refuseBadFields } from './form/refuse-bad-fields.ts';
import type { UploadTicket } from './gate/upload-gate.ts';
import { makeReference } from './reference.ts';
import { type NewDocument, takeDocument } from './take-document.ts';

export interface IntakeOffice extends Pick<Premises, 'clock' | 'uploadIdleMs'> {
  readonly engine: Pick<Engine, 'records' | 'documents'>;
  readonly settings: FileDeletionRules;
  readonly counts: Pick<DocumentCounts, 'begin' | 'follow'>;
  readonly links: Pick<RequestLinks, 'digestOf'>;
  readonly encodeClient: ClientCode;
  /** Whether a payment provider is set up; without one nothing is paid at once. */
  readonly hasProvider: boolean;
}

export interface Intake {
  readonly parser: Busboy;
  readonly ticket: UploadTicket;
  /** The sender, as limits count clients. */
  readonly client: string;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  readonly onGuard: (guard: BodyGuard) => void;
  /** Whether the sender is still waiting for the response. */
  readonly isAwaited: () => boolean;
}

/**
 * Handles one quote request from its first byte to the stored submission. Resolves when the document and its record
 * are on disk, by this request or an earlier one under the same key; when it rejects, neither was kept. Order:
 * document written and flushed, renamed, folder flushed, counted if that takes little time, submission stored. A
 * crash in between leaves a file that the next start sets aside.
 */
export function takeQuote(
  request: IncomingMessage,
  office: IntakeOffice,
  intake: Intake,
): Promise<StoredQuote> {
  return takeDocument(office.engine.documents, (document) =>
    receiveAndStore(request, document, office, intake),
  );
}

async function receiveAndStore(
  request: IncomingMessage,
  { key, incoming }: NewDocument,
  office: IntakeOffice,
  intake: Intake,
): Promise<StoredQuote> {
  const { clock, uploadIdleMs: idleMs } = office;
  const { records } = office.engine;
  const { parser, ticket, idempotencyKey, signal, onGuard } = intake;
  const { fields, file } = await receiveForm(request, parser, {
    fieldNames: [...requestFieldNames, payNowField],
    incoming,
    idleMs,
    signal,
    onBytes: (bytes) => ticket.count(bytes),
    onGuard,
  });
  const typed = cleanQuoteRequest(fields);
  const first = idempotencyKey && (await records.findByIdempotencyKey(idempotencyKey));
  if (first) {
    const answer = orRefuse(decideRepeat(first, typed, toDocument(file)));
    await incoming.discard();
    return answer;
  }
  refuseBadFields(typed, clock());
  await incoming.commit();
  const payNow = office.hasProvider ? readPayNow(fields.get(payNowField)) : undefined;
  const stored = await countAndStore({ key, request: typed, file, payNow }, office, intake);
  // Another process has stored the same request first: its document is the one to keep.
  if (stored.filePath !== key) await incoming.discard();
  return stored;
}

interface Received {
  readonly key: string;
  readonly request: QuoteRequestFields;
  readonly file: ReceivedFile;
  readonly payNow: Cents | undefined;
}

/** Without a count nothing can be paid, so the visitor waits longer; after that the office answers. */
const payNowPatienceMs = 20_000;

/** @throws HttpProblem 400 for anything but a sum. */
function readPayNow(given: string | undefined): Cents | undefined {
  if (given === undefined || given === '') return undefined;
  const cents = parsePaymentAmount(given);
  if (cents === null) throw badField(payNowField, endpoints.createPaymentIntent.invalid);
  return cents;
}

/** A document that could not be counted before its visitor needs a response is counted later. */
async function countAndStore(
  { key, request, file, payNow }: Received,
  { engine, counts, clock, settings: rules, links, encodeClient }: IntakeOffice,
  { client, idempotencyKey, isAwaited }: Intake,
): Promise<StoredQuote> {
  const { records, documents } = engine;
  const { name, size } = file;
  const countedFor = encodeClient(client);
  const place = await documents.locate(key);
  const count = counts.begin({ place, name, size, client: countedFor });
  try {
    const measurement = await count.soon(payNow === undefined ? undefined : payNowPatienceMs);
    if (!isAwaited()) throw new ClientGone('The client went away before its request was stored.');
    const command = {
      id: key,
      reference: await makeReference(records),
      request,
      document: { ...toDocument(file), filePath: key },
      estimatedWordCount: file.spacedWords ?? estimateWordsFromSize(size),
      idempotencyKey,
      linkDigest: links.digestOf(key, 1),
      measurement,
      countedFor,
      payNow,
    };
    const now = clock();
    const decision = await records.add(idempotencyKey, (first) =>
      decideAdd(first, command, now, rules),
    );
    const stored = orRefuse(decision);
    if (measurement !== null) return stored;
    if (stored.id === key) counts.follow(key, count);
    else count.cancel();
    return stored;
  } catch (error) {
    count.cancel();
    throw error;
  }
}

/** @throws HttpProblem 409 when the key belongs to another request. */
function orRefuse(decision: Decision<StoredQuote, 'key-reused'>): StoredQuote {
  if (decision.kind !== 'refused') return decision.quote;
  throw new HttpProblem(
    409,
    'key-reused',
    'A different request was already received under this Idempotency-Key. Send this one under a new key.',
  );
}

function toDocument(file: ReceivedFile): Omit<AddCommand['document'], 'filePath'> {
  const { name: fileName, size: fileSize, type: fileType, sha256: fileSha256 } = file;
  return { fileName, fileSize, fileType, fileSha256 };
}
