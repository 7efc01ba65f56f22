import type { IncomingMessage } from 'node:http';
import { storedKeysOf, translatorsFiles } from '@yiqiao/contract/files/order-files';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { senderShape } from '@yiqiao/contract/record/sender';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import * as z from 'zod/mini';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { ClientGone } from '../http/client-gone.ts';
import type { Premises } from '../premises/premises.ts';
import type { ReceivedFile } from './form/file-part.ts';
import { receiveForm } from './form/receive-form.ts';
import { isSentFile, type SentFile } from './form/sent-file.ts';
import type { Intake, IntakeOffice } from './intake.ts';
import { takeOnce } from './pieces/take-once.ts';
import { uploadUsed } from './pieces/upload-problems.ts';
import { takeDocument } from './take-document.ts';

export type ReceivingOffice = Pick<Premises, 'engine' | 'clock' | 'ownSettings' | 'uploadIdleMs'> &
  Pick<IntakeOffice, 'pieces'>;

export type Arrival = Pick<Intake, 'parser' | 'ticket' | 'signal' | 'isAwaited' | 'browser'>;

/** A file that is stored, and the key under which it is kept. */
export interface StoredFile extends ReceivedFile {
  readonly key: string;
}

/** Of a page without scripts: the language to answer in. */
const languageField = 'language';

/** Text fields of a form that tells its sender's id of the upload. */
type OrderFileFields = z.ZodMiniObject<Pick<typeof senderShape, 'changeId'>>;

interface OrderFileIntake<Fields extends OrderFileFields, Refusal extends string> {
  /** Of the submission. */
  readonly orderId: string;
  /** The text fields of the form. */
  readonly fields: Fields;
  /** Message for fields that do not match. */
  readonly invalid: string;
  /** Adds the file to the record. @returns `null` when there is no such submission. */
  record(
    file: StoredFile,
    fields: z.output<Fields>,
  ): Promise<Decision<StoredQuote, Refusal> | null>;
}

/**
 * Receives a file for an order that exists, in the same order as a quote request: write and flush, rename, flush the
 * folder, record. A crash in between leaves a file that the next start sets aside. A file that is refused by the
 * record is removed, unless it was sent in pieces before.
 */
export function takeOrderFile<Fields extends OrderFileFields, Refusal extends string>(
  request: IncomingMessage,
  office: ReceivingOffice,
  arrival: Arrival,
  intake: OrderFileIntake<Fields, Refusal>,
): Promise<Decision<StoredQuote, Refusal> | null> {
  const { uploadIdleMs: idleMs, engine } = office;
  const { parser, ticket, signal, isAwaited } = arrival;
  const { fields: schema, invalid, record } = intake;
  return takeDocument(engine.documents, async ({ key, incoming }) => {
    const { fields, file } = await receiveForm(request, parser, {
      fieldNames: [...Object.keys(schema.shape), languageField],
      incoming,
      idleMs,
      signal,
      onBytes: (bytes) => ticket.count(bytes),
    });
    const parsed = z.safeParse(schema, Object.fromEntries(fields));
    if (!parsed.success) throw new HttpProblem(400, 'bad-request', invalid);
    const given = parsed.data;
    if (isSentFile(file)) {
      await incoming.discard();
      return takeSentFile(file, given, office, arrival, intake);
    }
    await incoming.commit();
    if (!isAwaited()) throw new ClientGone('The sender went away before the file was recorded.');
    const decision = await record({ ...file, key }, given);
    if (!isKept(decision, key)) await incoming.discard();
    return decision;
  });
}

/** A file that has arrived before, in pieces. */
async function takeSentFile<Fields extends OrderFileFields, Refusal extends string>(
  sent: SentFile,
  fields: z.output<Fields>,
  { engine, pieces }: ReceivingOffice,
  { browser }: Arrival,
  { orderId, record }: OrderFileIntake<Fields, Refusal>,
): Promise<Decision<StoredQuote, Refusal> | null> {
  const upload = pieces.find(sent.uploadId, browser);
  const { key } = upload;

  async function findStored(): Promise<Decision<StoredQuote, Refusal> | null> {
    const order = await engine.records.get(orderId);
    if (order === undefined || !storedKeysOf(order).includes(key)) return null;
    if (changeIdOf(order, key) !== (fields.changeId ?? key)) throw uploadUsed();
    return { kind: 'unchanged', quote: order };
  }

  return takeOnce(findStored, () =>
    pieces.take(upload, sent, async (file) => {
      const answer = await record({ ...file, key }, fields);
      return { answer, isKept: isKept(answer, key) };
    }),
  );
}

function isKept(decision: { readonly quote: StoredQuote } | null, key: string): boolean {
  return decision !== null && storedKeysOf(decision.quote).includes(key);
}

/** The sender's id of the upload by which an order got a file. */
function changeIdOf(quote: StoredQuote, key: string): string | undefined {
  const { sources = [], deliverables = [], deliveries = [], invoices = [] } = quote;
  const delivered = deliveries.flatMap(({ files }) => files);
  const files = [
    ...sources,
    ...deliverables,
    ...delivered,
    ...invoices,
    ...translatorsFiles(quote),
  ];
  const file: { readonly changeId?: string | undefined } | undefined = files.find(
    ({ id }) => id === key,
  );
  return file?.changeId;
}
