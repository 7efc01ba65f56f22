import * as z from 'zod/mini';
import { type ReceivedProblem, receivedProblemSchema } from '../problem/problem.ts';

/**
 * The server answered with an error. `message` is the status code, a colon, a space and the body's text (the status
 * text if the body is empty). Source: product specification, section 8.
 */
export class HttpError extends Error {
  override name = 'HttpError' as const;
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
  }

  /** The explanation in the body; `null` if it has none. */
  get problem(): ReceivedProblem | null {
    return parseProblem(this.body);
  }
}

export function parseProblem(body: string): ReceivedProblem | null {
  const parsed = z.safeParse(receivedProblemSchema, parseJson(body));
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
