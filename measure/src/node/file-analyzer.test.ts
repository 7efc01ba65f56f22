import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFileAnalyzer, type FileAnalyzer } from './file-analyzer.ts';
import type { WorkerOptions } from './file-measurer.ts';

const stuckWorker = new URL('../../test/stuck-worker.mjs', import.meta.url);
const idleWorker = new URL('../../test/idle-worker.mjs', import.meta.url);

let folder = '';
let document = '';
const analyzers: FileAnalyzer[] = [];

function create(options?: WorkerOptions): FileAnalyzer {
  const analyzer = createFileAnalyzer(options);
  analyzers.push(analyzer);
  return analyzer;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'analyze-'));
  document = join(folder, 'document');
  await writeFile(document, 'Item 1\nItem 2\nItem 1\n和四个字');
});

afterEach(async () => {
  await Promise.all(analyzers.splice(0).map((analyzer) => analyzer.close()));
});

afterAll(() => rm(folder, { recursive: true }));

describe('createFileAnalyzer', () => {
  it('analyzes several files, one after the other', async () => {
    const analyzer = create();
    const answers = await Promise.all([document, document].map((path) => analyzer.analyze(path)));
    for (const { report, analysis } of answers) {
      expect(report.counts.words).toBe(10);
      expect(analysis).toMatchObject({
        all: { segments: 4, words: 10, asianCharacters: 4, otherWords: 6 },
        repetitions: { segments: 2, words: 4 },
        withOtherNumbers: { segments: 1, words: 2 },
        remaining: { segments: 2, words: 6 },
      });
    }
  });

  it('has no analysis of a file that is not there, or takes too long', async () => {
    expect(await create().analyze(join(folder, 'missing'))).toMatchObject({
      report: { limit: 'failed' },
      analysis: null,
    });
    expect(await create({ workerUrl: idleWorker, maxIdleMs: 50 }).analyze(document)).toMatchObject({
      report: { limit: 'too-slow' },
      analysis: null,
    });
  });

  it('gives the turn to the next one when the work is aborted', async () => {
    const analyzer = create({ workerUrl: idleWorker, maxIdleMs: 1_000 });
    const abort = new AbortController();
    const first = analyzer.analyze(document, { signal: abort.signal });
    const second = analyzer.analyze(document);
    await new Promise(setImmediate);
    abort.abort(new Error('cancelled'));
    await expect(first).rejects.toThrow('cancelled');
    expect((await second).report.limit).toBe('too-slow');
  });

  it('forgets who leaves before the turn comes, and keeps the others in order', async () => {
    const analyzer = create({ workerUrl: idleWorker, maxIdleMs: 200 });
    const abort = new AbortController();
    const ended: string[] = [];
    const first = analyzer.analyze(document).then(() => ended.push('first'));
    const second = analyzer.analyze(document, { signal: abort.signal });
    const third = analyzer.analyze(document).then(() => ended.push('third'));
    abort.abort(new Error('cancelled'));
    await expect(second).rejects.toThrow('cancelled');
    expect(ended).toEqual([]);
    await Promise.all([first, third]);
    expect(ended).toEqual(['first', 'third']);
  });

  it('answers what is running and rejects what waits when it is closed', async () => {
    const analyzer = create({ workerUrl: stuckWorker });
    const first = analyzer.analyze(document);
    await new Promise(setImmediate);
    const refusal = expect(analyzer.analyze(document)).rejects.toThrow('analyzing has ended');
    await analyzer.close();
    await refusal;
    await expect(analyzer.analyze(document)).rejects.toThrow('analyzing has ended');
    expect((await first).report.limit).toBe('too-slow');
  });
});
