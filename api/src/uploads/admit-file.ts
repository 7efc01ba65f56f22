import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowBody } from '../http/connections/expect-continue.ts';
import type { Premises } from '../premises/premises.ts';
import { expectedBytes } from './expected-bytes.ts';
import { createMultipartParser } from './form/multipart-parser.ts';
import type { UploadTicket } from './gate/upload-gate.ts';
import type { Arrival } from './order-file-intake.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The mark of the sender's browser. */
  readonly browser: string;
}

/**
 * Admits a file for an order that exists, before its body is read.
 * @param admit takes a place at the gate for the bytes that may come.
 * @param take receives the file; the place is given back when it settles.
 */
export async function admitFile<Answer>(
  { request, response, browser }: Exchange,
  { cutting }: Pick<Premises, 'cutting'>,
  admit: (bytes: number) => UploadTicket | Promise<UploadTicket>,
  take: (arrival: Arrival) => Promise<Answer>,
): Promise<Answer> {
  const parser = createMultipartParser(request.headers);
  const ticket = await admit(expectedBytes(request));
  try {
    allowBody(request, response);
    const signal = AbortSignal.any([cutting, ticket.signal]);
    return await take({ parser, ticket, signal, browser, isAwaited: () => !response.destroyed });
  } finally {
    ticket.release();
  }
}
