import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createFileMeasurer,
  type FileMeasurer,
  type FileMeasurerOptions,
} from './file-measurer.ts';

const stuckWorker = new URL('../../test/stuck-worker.mjs', import.meta.url);
const lateWorker = new URL('../../test/late-worker.mjs', import.meta.url);
const dyingWorker = new URL('../../test/dying-worker.mjs', import.meta.url);
const idleWorker = new URL('../../test/idle-worker.mjs', import.meta.url);
const greedyWorker = new URL('../../test/greedy-worker.mjs', import.meta.url);

/** Processor time so short that a worker that is stuck is soon ended. */
const soon = { maxProcessorMs: 50 };

let folder = '';
let document = '';
const measurers: FileMeasurer[] = [];

function create(options?: FileMeasurerOptions): FileMeasurer {
  const measurer = createFileMeasurer({ concurrency: 1, ...options });
  measurers.push(measurer);
  return measurer;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measure-'));
  document = join(folder, 'document');
  await writeFile(document, 'Two words 和四个字');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(measurers.splice(0).map((measurer) => measurer.close()));
});

afterAll(() => rm(folder, { recursive: true }));

describe('createFileMeasurer', () => {
  it('measures several files, one after the other, in one worker', async () => {
    const measurer = create();
    const reports = await Promise.all(
      [document, document, document].map((path) => measurer.measure(path)),
    );
    expect(reports.map(({ counts }) => counts.words)).toEqual([6, 6, 6]);
  });

  it('watches a worker no longer than its document takes', async () => {
    const begun = vi.spyOn(globalThis, 'setInterval');
    const ended = vi.spyOn(globalThis, 'clearInterval');
    await create().measure(document);
    expect(begun).toHaveBeenCalled();
    const watches = begun.mock.results.map(({ value }) => value);
    expect(ended.mock.calls.flat()).toEqual(expect.arrayContaining(watches));
  });

  it('measures a document that this process reads for the worker', async () => {
    const text = new TextEncoder().encode('word '.repeat(300_000));
    let most = 0;
    const read = async (offset: number, length: number) => {
      most = Math.max(most, length);
      return text.slice(offset, offset + length);
    };
    const measurer = create();
    const place = { open: async () => ({ size: text.length, read }) };
    expect((await measurer.measure(place, { name: 'a.txt' })).counts.words).toBe(300_000);
    expect((await measurer.measure(document)).counts.words).toBe(6);
    expect(most).toBeLessThanOrEqual(1024 * 1024);
    expect((await measurer.measure({ open: async () => null })).limit).toBe('failed');
  });

  it('has no answer for a document that cannot be had now', async () => {
    const away = async () => {
      throw new Error('the store is away');
    };
    const measurer = create();
    await expect(measurer.measure({ open: away })).rejects.toThrow('the store is away');
    const place = { open: async () => ({ size: 100, read: away }) };
    await expect(measurer.measure(place)).rejects.toThrow('the store is away');
    expect((await measurer.measure(document)).counts.words).toBe(6);
  });

  it('does not take a store that is slow for a worker that hangs', async () => {
    const text = new TextEncoder().encode('seven words that come late, after all');
    const read = async (offset: number, length: number) => {
      await pause(5000);
      return text.slice(offset, offset + length);
    };
    const measurer = create({ maxIdleMs: 3000 });
    await measurer.measure(document);
    const report = await measurer.measure({ open: async () => ({ size: text.length, read }) });
    expect(report.counts.words).toBe(7);
  });

  it.each([
    ['before the document', { offset: -5, length: 10 }],
    ['behind the document', { offset: 90, length: 20 }],
    ['more than passes at once', { offset: 0, length: 2 ** 40 }],
    ['no number', { offset: 'x', length: 1 }],
  ])('ends a worker that asks for a piece %s', async (_, wanted) => {
    const workerUrl = new URL('../../test/asking-worker.mjs', import.meta.url);
    const read = async () => {
      throw new Error('it was read');
    };
    const name = JSON.stringify(wanted);
    const place = { open: async () => ({ size: 100, read }) };
    expect((await create({ workerUrl }).measure(place, { name })).limit).toBe('failed');
  });

  it('answers for a file that is not there', async () => {
    const report = await create().measure(join(folder, 'missing'));
    expect(report).toMatchObject({ exactness: 'uncountable', limit: 'failed' });
  });

  it('ends a worker that takes too long and measures the next file in a new one', async () => {
    const measurer = create({ workerUrl: stuckWorker, graceMs: 100 });
    const reports = [
      await measurer.measure(document, soon),
      await measurer.measure(document, soon),
    ];
    expect(reports.map(({ limit }) => limit)).toEqual(['too-slow', 'too-slow']);
  });

  it('ends a worker that is at a piece of work for longer than it said', async () => {
    const measurer = create({ workerUrl: lateWorker });
    expect((await measurer.measure(document)).limit).toBe('too-slow');
  });

  it('ends a worker that has stopped responding', async () => {
    const measurer = create({ workerUrl: idleWorker, maxIdleMs: 300 });
    expect((await measurer.measure(document)).limit).toBe('too-slow');
  });

  it('ends a worker that takes too much memory', async () => {
    const measurer = create({ workerUrl: greedyWorker, maxMemoryMb: 64 });
    expect((await measurer.measure(document)).limit).toBe('too-large');
  });

  it.each(['SIGKILL', 'SIGSEGV'])(
    'has no verdict on a document whose process ends by %s',
    async (signal) => {
      const measurer = create({ workerUrl: dyingWorker });
      for (let times = 0; times < 2; times += 1) {
        const report = measurer.measure(document, { name: signal });
        await expect(report).rejects.toMatchObject({ name: 'WorkerKilled', signal });
      }
    },
  );

  it('takes a worker that exits by itself for one that failed at the document', async () => {
    const measurer = create({ workerUrl: dyingWorker });
    expect((await measurer.measure(document, { name: 'exit' })).limit).toBe('failed');
  });

  it('ends the work of an aborted file and rejects with its reason', async () => {
    const measurer = create({ workerUrl: stuckWorker, graceMs: 100 });
    const abort = new AbortController();
    const work = measurer.measure(document, { signal: abort.signal });
    abort.abort(new Error('replaced'));
    await expect(work).rejects.toThrow('replaced');
  });

  it('takes an aborted file out of the queue and measures the others', async () => {
    const measurer = create({ workerUrl: stuckWorker, graceMs: 100 });
    const abort = new AbortController();
    const first = measurer.measure(document, soon);
    const second = measurer.measure(document, { ...soon, signal: abort.signal });
    const third = measurer.measure(document, soon);
    abort.abort(new Error('replaced'));
    await expect(second).rejects.toThrow('replaced');
    expect((await first).limit).toBe('too-slow');
    expect((await third).limit).toBe('too-slow');
  });

  it('answers at once and rejects what still waits when it is closed', async () => {
    const measurer = create({ workerUrl: stuckWorker, graceMs: 100 });
    const first = measurer.measure(document);
    await new Promise(setImmediate);
    const refusal = expect(measurer.measure(document)).rejects.toThrow('measuring has ended');
    await measurer.close();
    await refusal;
    await expect(measurer.measure(document)).rejects.toThrow('measuring has ended');
    expect((await first).limit).toBe('too-slow');
  });
});
