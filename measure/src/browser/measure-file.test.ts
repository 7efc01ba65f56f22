import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standardLimits } from '../measure-limits.ts';
import { uncountableDocument } from '../measured-document.ts';
import { measureFile, openFileMeasurer } from './measure-file.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

/** Stands in for the browser's worker: the tests answer in its place. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  isTerminated = false;
  request: WorkerRequest | undefined;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(request: WorkerRequest): void {
    this.request = request;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(message: WorkerMessage): void {
    this.request?.port.postMessage(message);
  }
}

const file = new File(['two words'], 'document.txt');

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('measureFile', () => {
  it('tells the progress, answers the report and ends the worker', async () => {
    const onProgress = vi.fn();
    const work = measureFile(file, { onProgress });
    const measured = uncountableDocument('png', 'image');
    FakeWorker.last.answer({ kind: 'progress', fraction: 0.5 });
    FakeWorker.last.answer({ kind: 'measured', measured });
    await expect(work).resolves.toEqual(measured);
    expect(onProgress).toHaveBeenCalledWith(0.5);
    expect(FakeWorker.last.isTerminated).toBe(true);
  });

  it('ends the worker of an aborted file at once and rejects with the reason', async () => {
    const abort = new AbortController();
    const work = measureFile(file, { signal: abort.signal });
    abort.abort(new DOMException('replaced', 'AbortError'));
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeWorker.last.isTerminated).toBe(true);
  });

  it('starts no worker for a file that is aborted already', async () => {
    const before = FakeWorker.last;
    const signal = AbortSignal.abort(new DOMException('gone', 'AbortError'));
    await expect(measureFile(file, { signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeWorker.last).toBe(before);
  });

  it('answers "too-slow" when the time is over', async () => {
    vi.useFakeTimers();
    const work = measureFile(file);
    vi.advanceTimersByTime(standardLimits.maxMs);
    await expect(work).resolves.toMatchObject({ report: { limit: 'too-slow' } });
    expect(FakeWorker.last.isTerminated).toBe(true);
  });

  it('answers "too-large" when the worker dies at its work', async () => {
    const onProgress = vi.fn();
    const work = measureFile(file, { onProgress });
    FakeWorker.last.answer({ kind: 'begun' });
    FakeWorker.last.answer({ kind: 'progress', fraction: 0.5 });
    await vi.waitFor(() => expect(onProgress).toHaveBeenCalled());
    FakeWorker.last.dispatchEvent(new Event('error', { cancelable: true }));
    await expect(work).resolves.toMatchObject({
      report: { exactness: 'uncountable', limit: 'too-large' },
    });
  });

  it('blames the program, not the document, when the script of the worker is lost', async () => {
    const work = measureFile(file);
    FakeWorker.last.dispatchEvent(new Event('error', { cancelable: true }));
    await expect(work).resolves.toMatchObject({
      report: { exactness: 'uncountable', limit: 'failed' },
    });
    expect(FakeWorker.last.isTerminated).toBe(true);
  });
});

describe('openFileMeasurer', () => {
  it('serves file after file with one worker, and takes another once that is gone', async () => {
    const measurer = openFileMeasurer();
    const measured = uncountableDocument('png', 'image');
    const first = measurer.measure(file);
    const worker = FakeWorker.last;
    worker.answer({ kind: 'measured', measured });
    await expect(first).resolves.toEqual(measured);
    const second = measurer.measure(file);
    expect(FakeWorker.last).toBe(worker);
    worker.dispatchEvent(new Event('error', { cancelable: true }));
    await expect(second).resolves.toMatchObject({ report: { limit: 'failed' } });
    expect(worker.isTerminated).toBe(true);
    const third = measurer.measure(file);
    expect(FakeWorker.last).not.toBe(worker);
    FakeWorker.last.answer({ kind: 'measured', measured });
    await expect(third).resolves.toEqual(measured);
    measurer.close();
    expect(FakeWorker.last.isTerminated).toBe(true);
  });
});
