import { describe, expect, it } from 'vitest';
import { createFlushBehind, flushStepBytes as step } from './flush-behind.ts';

/** A file whose flushes end when the test says so. */
function createSlowFile() {
  const flushes: PromiseWithResolvers[] = [];
  return {
    flushes,
    sync: () => {
      const flush = withResolvers();
      flushes.push(flush);
      return flush.promise;
    },
  };
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

function withResolvers(): PromiseWithResolvers {
  let resolve = () => {};
  let reject = (_reason: Error) => {};
  const promise = new Promise<void>((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

describe('createFlushBehind', () => {
  it('flushes once enough is written, without anybody waiting', () => {
    const file = createSlowFile();
    const flush = createFlushBehind(file);
    expect(flush.reached(step - 1)).toBeNull();
    expect(file.flushes).toHaveLength(0);
    expect(flush.reached(step)).toBeNull();
    expect(file.flushes).toHaveLength(1);
  });

  it('makes the writer wait when as much again is written before the disk is done', async () => {
    const file = createSlowFile();
    const flush = createFlushBehind(file);
    flush.reached(step);
    expect(flush.reached(2 * step - 1)).toBeNull();
    const pause = flush.reached(2 * step);
    expect(pause).not.toBeNull();
    file.flushes[0]?.resolve();
    await pause;
    expect(flush.reached(2 * step + 1)).toBeNull();
    expect(file.flushes).toHaveLength(2);
  });

  it('ends with one more flush after the one under way', async () => {
    const file = createSlowFile();
    const flush = createFlushBehind(file);
    flush.reached(step);
    const finished = flush.finish();
    expect(file.flushes).toHaveLength(1);
    file.flushes[0]?.resolve();
    await expect.poll(() => file.flushes).toHaveLength(2);
    file.flushes[1]?.resolve();
    await finished;
  });

  it('remembers a flush that failed, though later ones succeed', async () => {
    const file = createSlowFile();
    const flush = createFlushBehind(file);
    flush.reached(step);
    file.flushes[0]?.reject(new Error('EIO'));
    await expect(flush.reached(2 * step)).rejects.toThrow('EIO');
    await expect(flush.finish()).rejects.toThrow('EIO');
  });
});
