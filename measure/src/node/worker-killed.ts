/**
 * Something outside ended the process that read a document: the kernel, which was short of memory, or a
 * fault within the engine. That says nothing of the document yet.
 */
export class WorkerKilled extends Error {
  readonly signal: NodeJS.Signals;

  constructor(signal: NodeJS.Signals) {
    super(`the process that read the document was ended by ${signal}`);
    this.name = 'WorkerKilled';
    this.signal = signal;
  }
}

/** Does work whose process may be killed, a second time if it is; `explain` answers when it is killed again. */
export async function retryKilled<Answer>(
  work: () => Promise<Answer>,
  explain: () => Answer,
): Promise<Answer> {
  const again = () => work().catch((cause) => orThrow(cause, explain));
  return work().catch((cause) => orThrow(cause, again));
}

function orThrow<Answer>(cause: unknown, answer: () => Answer): Answer {
  if (cause instanceof WorkerKilled) return answer();
  throw cause;
}
