import { describe, expect, it } from 'vitest';
import { createAskedThread } from './asked-thread.ts';

const script = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, isAnswered }) => {
  if (isAnswered) parentPort.postMessage({ id });
});`;

interface Question {
  readonly id: number;
  readonly isAnswered: boolean;
}

function createThread() {
  const thread = createAskedThread<Question, { readonly id: number }>({
    workerUrl: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    questionOf: ({ id }) => id,
    toFault: () => new Error('The thread ended.'),
  });
  const ask = (id: number, isAnswered: boolean) => thread.ask(id, { id, isAnswered });
  return { thread, ask };
}

describe('createAskedThread', () => {
  it('rejects what is not answered when it is closed', async () => {
    const { thread, ask } = createThread();
    const unanswered = expect(ask(1, false)).rejects.toThrow('The thread ended.');
    expect(await ask(2, true)).toEqual({ id: 2 });
    await thread.close();
    await unanswered;
    expect(thread.isRunning()).toBe(false);
  });

  it('begins again with the next question', async () => {
    const { thread, ask } = createThread();
    await ask(1, true);
    await thread.close();
    expect(await ask(2, true)).toEqual({ id: 2 });
    await thread.close();
  });
});
