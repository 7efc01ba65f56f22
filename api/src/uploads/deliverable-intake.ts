import type { IncomingMessage } from 'node:http';
import {
  type DeliverableRefusal,
  decideDeliverable,
} from '@yiqiao/contract/commands/office/decide-deliverable';
import { deliverableFieldsSchema } from '@yiqiao/contract/commands/office/delivery-requests';
import { fileKeysOf } from '@yiqiao/contract/files/order-files';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import * as z from 'zod/mini';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { ClientGone } from '../http/client-gone.ts';
import type { Premises } from '../premises/premises.ts';
import { receiveForm } from './form/receive-form.ts';
import type { Intake } from './quote-intake.ts';
import { type NewDocument, takeDocument } from './take-document.ts';

type ReceivingOffice = Pick<Premises, 'engine' | 'clock' | 'settings' | 'uploadIdleMs'>;

interface DeliverableIntake extends Pick<Intake, 'parser' | 'ticket' | 'signal' | 'isAwaited'> {
  /** Id of the submission. */
  readonly id: string;
}

type DeliverableDecision = Decision<StoredQuote, DeliverableRefusal> | null;

/**
 * Receives a finished file and adds it to the submission's record, in the same order as a quote request: write and
 * flush, rename, flush the folder, record. A crash in between leaves a file that the next start sets aside. A file
 * that is refused by the record is removed.
 * @returns `null` when there is no such submission.
 */
export function takeDeliverable(
  request: IncomingMessage,
  office: ReceivingOffice,
  intake: DeliverableIntake,
): Promise<DeliverableDecision> {
  return takeDocument(office.engine.documents, async (document) => {
    const decision = await receiveAndRecord(request, document, office, intake);
    const isKept = decision !== null && fileKeysOf(decision.quote).includes(document.key);
    if (!isKept) await document.incoming.discard();
    return decision;
  });
}

async function receiveAndRecord(
  request: IncomingMessage,
  { key, incoming }: NewDocument,
  { engine, clock, settings: rules, uploadIdleMs: idleMs }: ReceivingOffice,
  { id, parser, ticket, signal, isAwaited }: DeliverableIntake,
): Promise<DeliverableDecision> {
  const { fields, file } = await receiveForm(request, parser, {
    fieldNames: Object.keys(deliverableFieldsSchema.shape),
    incoming,
    idleMs,
    signal,
    onBytes: (bytes) => ticket.count(bytes),
  });
  const { changeId, device } = readFields(fields);
  await incoming.commit();
  if (!isAwaited()) throw new ClientGone('The sender went away before the file was recorded.');
  const { name: fileName, size: fileSize, sha256: fileSha256 } = file;
  const document = { id: key, fileName, fileSize, fileSha256 };
  const at = clock();
  return engine.records.change(id, (quote) =>
    decideDeliverable(quote, { ...document, changeId, device }, at, rules),
  );
}

/** @throws HttpProblem 400 */
function readFields(fields: ReadonlyMap<string, string>) {
  const parsed = z.safeParse(deliverableFieldsSchema, Object.fromEntries(fields));
  if (parsed.success) return parsed.data;
  const message = 'The `changeId` has 8 to 64 characters, the `device` 80 at most.';
  throw new HttpProblem(400, 'bad-request', message);
}
