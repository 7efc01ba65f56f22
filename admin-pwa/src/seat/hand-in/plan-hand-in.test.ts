import { describe, expect, it } from 'vitest';
import { sampleTranslatorJob } from '../test/sample-jobs.ts';
import { canGoAgain, planHandIn, sortFinished } from './plan-hand-in.ts';

const at = '2026-11-20T11:00:00.000Z';
const fresh = { id: 'fresh', fileName: 'EN.docx', fileSize: 40, at };
const earlier = { ...fresh, id: 'earlier', handedInAt: at };
const gone = { ...fresh, id: 'gone', fileDeletedAt: at };

const returned = (...finished: (typeof fresh)[]) => sampleTranslatorJob('returned', { finished });
const plan = (
  job = returned(),
  uploads: Parameters<typeof planHandIn>[1] = [],
  again: readonly string[] = [],
) => planHandIn(job, uploads, new Set(again));

describe('planHandIn', () => {
  it('hands in what has arrived and was not handed in, and waits for what is on its way', () => {
    const uploads = [
      { id: 'sending', state: 'sending' },
      { id: 'waiting', state: 'waiting' },
    ] as const;
    expect(plan(returned(earlier, fresh, gone), uploads)).toEqual({
      fileIds: ['fresh'],
      uploads: ['sending', 'waiting'],
      obstacle: null,
    });
  });

  it('needs a file: a new one, or one of before that is to go once more', () => {
    expect(plan(returned(earlier)).obstacle).toBe('tooFew');
    expect(plan(returned(earlier), [], ['earlier'])).toMatchObject({
      fileIds: ['earlier'],
      obstacle: null,
    });
  });

  it('does not go without a file that failed', () => {
    expect(plan(returned(fresh), [{ id: 'broken', state: 'failed' }]).obstacle).toBe('tooBroken');
  });

  it('stops at what the server takes at once', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...fresh, id: `file-${index}` }));
    expect(plan(returned(...many)).obstacle).toBeNull();
    expect(plan(returned(...many), [{ id: 'one', state: 'waiting' }]).obstacle).toBe('tooMany');
  });

  it('leaves out what the office has taken over, also when it is asked for', () => {
    const job = returned(earlier);
    const done = { state: 'done', at, fileIds: ['earlier'] };
    const again = { ...job, steps: [...job.steps, done, { state: 'returned', at }] };
    expect(canGoAgain(job, earlier)).toBe(true);
    expect(canGoAgain(again, earlier)).toBe(false);
    expect(plan(again, [], ['earlier'])).toMatchObject({ fileIds: [], obstacle: 'tooFew' });
    expect(canGoAgain(job, { ...earlier, fileDeletedAt: at })).toBe(false);
  });
});

describe('sortFinished', () => {
  it('keeps a file that was handed in where it was, deleted or not', () => {
    const deleted = { ...earlier, fileDeletedAt: at };
    expect(sortFinished(returned(deleted, fresh, gone))).toEqual({
      fresh: [fresh],
      earlier: [deleted],
    });
  });
});
