import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';

interface AskedThreadOptions<Answer> {
  readonly workerUrl: URL;
  /** The id of the question that an answer belongs to. */
  readonly questionOf: (answer: Answer) => number;
  /** The error for pending questions when the thread ends. */
  readonly toFault: (cause: unknown) => Error;
  /** Of the thread's memory. */
  readonly limits?: ResourceLimits;
}

/** A thread that answers questions. Started with the first message, and again after it ended. */
export interface AskedThread<Request, Answer> {
  /** Sends a request that gets no answer. */
  tell(request: Request): void;
  /**
   * Rejects when the thread ends before it answers.
   * @param question the id under which the answer will come.
   * @param lent memory that is transferred, not copied.
   */
  ask(question: number, request: Request, lent?: readonly Transferable[]): Promise<Answer>;
  /** Whether the thread is running; otherwise it has no state to discard. */
  isRunning(): boolean;
  /** Rejects what is not answered yet. */
  close(): Promise<void>;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** The thread needs only the chunk it is reading; a looser limit would let garbage pile up. */
const limitsOfReading: ResourceLimits = {
  maxOldGenerationSizeMb: 64,
  maxYoungGenerationSizeMb: 16,
};

export function createAskedThread<Request, Answer>({
  workerUrl,
  questionOf,
  toFault,
  limits: resourceLimits = limitsOfReading,
}: AskedThreadOptions<Answer>): AskedThread<Request, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | null = null;

  function start(): Worker {
    const started = new Worker(workerUrl, { resourceLimits });
    started.unref();
    started.on('message', (answer: Answer) => {
      const question = questionOf(answer);
      waiting.get(question)?.resolve(answer);
      waiting.delete(question);
    });
    started.on('error', (cause) => abandonAll(started, cause));
    started.on('exit', () => abandonAll(started));
    return started;
  }

  /** The next question starts a new thread. */
  function abandonAll(lost: Worker, cause?: unknown): void {
    if (worker !== lost) return;
    worker = null;
    const fault = toFault(cause);
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  }

  function tell(request: Request, lent: readonly Transferable[] = []): void {
    worker ??= start();
    worker.postMessage(request, [...lent]);
  }

  return {
    tell,
    ask(question, request, lent) {
      return new Promise((resolve, reject) => {
        waiting.set(question, { resolve, reject });
        tell(request, lent);
      });
    },
    isRunning: () => worker !== null,
    async close() {
      const ending = worker;
      if (ending === null) return;
      abandonAll(ending);
      await ending.terminate();
    },
  };
}
