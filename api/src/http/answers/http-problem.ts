import type { ProblemCode } from '@yiqiao/contract/problem/problem';
import type { FieldFaultKind } from '@yiqiao/contract/wording/wording';

interface HttpProblemOptions {
  /** Name of the form field that is wrong. */
  readonly field?: string;
  /** What is wrong with it, for messages in other languages. */
  readonly fault?: FieldFaultKind;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A request that cannot be fulfilled, as reported to its sender: status, code, and a message for people. */
export class HttpProblem extends Error {
  override name = 'HttpProblem' as const;
  readonly status: number;
  readonly code: ProblemCode;
  readonly field: string | undefined;
  readonly fault: FieldFaultKind | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ProblemCode,
    message: string,
    { field, fault, headers = {}, cause }: HttpProblemOptions = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.field = field;
    this.fault = fault;
    this.headers = headers;
  }
}

export function notFound(message = 'There is nothing at this address.'): HttpProblem {
  return new HttpProblem(404, 'not-found', message);
}

export function noSubmission(): HttpProblem {
  return notFound('There is no such quote request.');
}

/** Too much or too busy: the client may try again after `seconds`. */
export function tryLater(
  status: 429 | 503,
  message: string,
  seconds: number,
  cause?: unknown,
): HttpProblem {
  return new HttpProblem(status, status === 429 ? 'too-many-requests' : 'busy', message, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
    cause,
  });
}
