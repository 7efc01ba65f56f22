import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod/mini';
import { answerInLanguageOf } from './answers/answer-language.ts';
import { checkBody, readText } from './read-json.ts';

export function isForm({ headers }: IncomingMessage): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/**
 * Reads the small form of a page without scripts and checks it like a JSON body; the request is then answered in
 * the language that the form names. @throws HttpProblem 400, 408 or 413
 */
export async function readForm<Schema extends z.core.$ZodType>(
  request: IncomingMessage,
  response: ServerResponse,
  schema: Schema,
  message: string,
): Promise<z.output<Schema>> {
  const fields = new Map(new URLSearchParams(await readText(request, response)));
  answerInLanguageOf(request, fields);
  return checkBody(Object.fromEntries(fields), schema, message);
}
