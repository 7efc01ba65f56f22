import type { IncomingMessage } from 'node:http';
import { storedKeysOf } from '@yiqiao/contract/files/order-files';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import * as z from 'zod/mini';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { ClientGone } from '../http/client-gone.ts';
import type { Premises } from '../premises/premises.ts';
import type { ReceivedFile } from './form/file-part.ts';
import { receiveForm } from './form/receive-form.ts';
import type { Intake } from './quote-intake.ts';
import { type NewDocument, takeDocument } from './take-document.ts';

export type ReceivingOffice = Pick<Premises, 'engine' | 'clock' | 'settings' | 'uploadIdleMs'>;

export type Arrival = Pick<Intake, 'parser' | 'ticket' | 'signal' | 'isAwaited'>;

/** A file that is stored, and the key under which it is kept. */
export interface StoredFile extends ReceivedFile {
  readonly key: string;
}

/** Of a page without scripts: the language to answer in. */
const languageField = 'language';

interface OrderFileIntake<Fields extends z.ZodMiniObject, Refusal extends string> {
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
 * record is removed.
 */
export function takeOrderFile<Fields extends z.ZodMiniObject, Refusal extends string>(
  request: IncomingMessage,
  office: ReceivingOffice,
  arrival: Arrival,
  intake: OrderFileIntake<Fields, Refusal>,
): Promise<Decision<StoredQuote, Refusal> | null> {
  return takeDocument(office.engine.documents, async (document) => {
    const { file, fields } = await receive(request, document, office, arrival, intake);
    const decision = await intake.record(file, fields);
    const isKept = decision !== null && storedKeysOf(decision.quote).includes(document.key);
    if (!isKept) await document.incoming.discard();
    return decision;
  });
}

async function receive<Fields extends z.ZodMiniObject>(
  request: IncomingMessage,
  { key, incoming }: NewDocument,
  { uploadIdleMs: idleMs }: ReceivingOffice,
  { parser, ticket, signal, isAwaited }: Arrival,
  { fields: schema, invalid }: Pick<OrderFileIntake<Fields, never>, 'fields' | 'invalid'>,
) {
  const { fields, file } = await receiveForm(request, parser, {
    fieldNames: [...Object.keys(schema.shape), languageField],
    incoming,
    idleMs,
    signal,
    onBytes: (bytes) => ticket.count(bytes),
  });
  const parsed = z.safeParse(schema, Object.fromEntries(fields));
  if (!parsed.success) throw new HttpProblem(400, 'bad-request', invalid);
  await incoming.commit();
  if (!isAwaited()) throw new ClientGone('The sender went away before the file was recorded.');
  return { file: { ...file, key }, fields: parsed.data };
}
