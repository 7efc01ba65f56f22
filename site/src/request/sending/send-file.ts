import {
  clientConflictSchema,
  clientRequestSchema,
} from '@yiqiao/contract/client-page/client-request';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { RequestResult } from '@yiqiao/contract/http/request-client';
import { sourceEndpoints } from '@yiqiao/contract/http/source-endpoints';
import { documentField } from '@yiqiao/contract/record/upload-form';
import { sendForm } from '@yiqiao/sending/send-form';
import * as z from 'zod/mini';
import { type AddedFile, FileChanged, type SendingFile } from './added-file.ts';

/**
 * Sends a file that the client adds to an order.
 * @throws HttpError for an answer of 400 and above except 409, FileChanged, an AbortError when cancelled, and anything
 * else when the connection is lost.
 */
export async function sendFile(
  key: string,
  { id: changeId, file, role, text }: AddedFile,
  sending: SendingFile,
): Promise<RequestResult> {
  const form = new FormData();
  form.set('role', role);
  form.set('text', text);
  form.set('changeId', changeId);
  form.set(documentField, file);
  const posted = await sendForm(sourceEndpoints.addClientSource.href({ key }), form, sending);
  switch (posted.kind) {
    case 'answered':
      return readAnswer(posted.status, posted.body);
    case 'cancelled':
      throw new DOMException('Cancelled by the client.', 'AbortError');
    case 'connection-lost':
      throw new TypeError('The connection was lost.');
    case 'document-gone':
      throw new FileChanged('The file was changed or deleted after it was chosen.');
  }
}

function readAnswer(status: number, body: string): RequestResult {
  if (status !== 409 && status >= 400) throw new HttpError(status, '', body);
  const value: unknown = JSON.parse(body);
  if (status !== 409) return { kind: 'done', request: z.parse(clientRequestSchema, value) };
  const { code, request } = z.parse(clientConflictSchema, value);
  return { kind: 'refused', code, request };
}
