import type { Decision } from '@yiqiao/contract/record/decision';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Request, Response } from 'express';
import type { Office } from '../../office/office.ts';
import { admitFile } from '../../uploads/admit-file.ts';
import type { LocalUploadGate } from '../../uploads/gate/upload-gate.ts';
import type { Arrival } from '../../uploads/order-file-intake.ts';
import { readUploadsCookie } from '../uploads/uploads-cookie.ts';
import { answerOrder } from './answer-order.ts';
import type { OrderRefusal } from './order-problem.ts';

interface StaffUpload {
  readonly request: Request;
  readonly response: Response;
  /** Of the submission. */
  readonly id: string;
}

/**
 * Receives a file that staff send for an order.
 * @param findObstacle why it is refused before its body is read: its size is known only when it has arrived.
 */
export async function receiveForOrder(
  { request, response, id }: StaffUpload,
  office: Pick<Office, 'engine' | 'cutting'>,
  { admitStaff }: Pick<LocalUploadGate, 'admitStaff'>,
  findObstacle: (quote: StoredQuote) => OrderRefusal | null,
  take: (arrival: Arrival) => Promise<Decision<StoredQuote, OrderRefusal> | null>,
) {
  const quote = await office.engine.records.get(id);
  if (quote === undefined) return answerOrder(response, null);
  const reason = findObstacle(quote);
  if (reason !== null) return answerOrder(response, { kind: 'refused', reason, quote });
  const browser = readUploadsCookie(request);
  const exchange = { request, response, browser };
  return answerOrder(response, await admitFile(exchange, office, admitStaff, take));
}
