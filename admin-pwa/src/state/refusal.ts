import { HttpError } from '@yiqiao/contract/http/http-error';
import * as z from 'zod/mini';

/** The field that the server has refused. @throws any other failure. */
export function toWrong(error: unknown): { readonly kind: 'wrong'; readonly field: string } {
  const { code, field } = (error instanceof HttpError && error.problem) || {};
  if (code === 'value-invalid' && field !== undefined) return { kind: 'wrong', field };
  throw error;
}

/** What holds by now, where a change was based on something older; `null` for any other failure. */
export function readConflict<S extends z.ZodMiniType>(
  error: unknown,
  schema: S,
): z.infer<S> | null {
  if (!(error instanceof HttpError) || error.status !== 412) return null;
  const conflict = z.safeParse(schema, parseJson(error.body));
  return conflict.success ? conflict.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
