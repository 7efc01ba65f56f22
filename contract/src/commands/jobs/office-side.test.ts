import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { fileKeysOf } from '../../files/order-files.ts';
import type { Decidable } from '../../record/decision.ts';
import { jobLimits, jobState } from '../../record/job.ts';
import {
  sampleJobId as jobId,
  jobOf,
  orderWithJob,
  orderWithJobIn,
  sampleJobAt,
  sampleTranslator,
  sampleFinished as uploaded,
} from '../sample-job.ts';
import { signChanges } from '../server/sign-changes.ts';
import { decideJobFile, decideJobFileOpened, decideJobFileRemoval } from './job-files.ts';
import { decideJobReturn } from './return-job.ts';
import { decideJobTakenBack } from './take-back-job.ts';
import { decideTakeOver } from './take-over-job.ts';

const at = sampleJobAt + 3_600_000;
const moment = new Date(at).toISOString();
const thorne = { id: 'thorne', name: 'Rebecca Thorne' };
const context = { at, rules: keepAll, translators: [sampleTranslator, thorne] };
const shen = { id: 'shen', name: '沈若兰' };
const handedIn = { ...uploaded, handedInAt: moment };

describe('what the office does with a job', () => {
  it('returns it with a note, also once it has taken it over, to somebody who is still here', () => {
    const give = { jobId, note: '第二段', changeId: 'return-1' };
    for (const state of ['handed-in', 'done']) {
      const order = orderWithJobIn(state);
      expect(jobOf(decideJobReturn(order, give, context).quote).steps.at(-1)).toMatchObject({
        ...{ state: 'returned', note: '第二段' },
      });
      const left = decideJobReturn(order, give, { ...context, translators: [thorne] });
      expect(left).toMatchObject({ reason: 'translator-unknown' });
    }
    const early = decideJobReturn(orderWithJobIn('accepted'), give, context);
    expect(early).toMatchObject({ reason: 'job-moved-on' });
    const silent = decideJobReturn(orderWithJobIn('handed-in'), { ...give, note: ' ' }, context);
    expect(silent).toMatchObject({ reason: 'text-missing' });
  });

  it('takes it back as long as it is not over', () => {
    const { quote } = decideJobTakenBack(orderWithJob(), { jobId, changeId: 'back-1' }, context);
    expect(jobState(jobOf(quote), quote.status)).toBe('taken-back');
    const again = decideJobTakenBack(quote, { jobId, changeId: 'back-2' }, context);
    expect(again.kind).toBe('unchanged');
    const done = decideJobTakenBack(orderWithJobIn('done'), { jobId, changeId: 'b' }, context);
    expect(done).toMatchObject({ reason: 'job-moved-on' });
  });

  it('takes handed-in files over as finished files of the order, under the same key', () => {
    const order = orderWithJobIn('handed-in', { finished: [handedIn, { ...uploaded, id: 'x' }] });
    const before = fileKeysOf(order);
    const taken = decideTakeOver(order, { jobId, changeId: 'take-1', device: 'Edge' }, context);
    expect(taken.quote.deliverables).toEqual([
      {
        ...{ id: 'done', fileName: 'EN.docx', fileSize: 40, fileSha256: handedIn.fileSha256 },
        ...{ filePath: 'done', at: moment, changeId: 'upload-1', device: 'Edge' },
      },
    ]);
    const [file] = jobOf(taken.quote).finished;
    expect(file).toMatchObject({ takenOver: { at: moment, device: 'Edge' } });
    expect(file).not.toHaveProperty('filePath');
    expect(jobOf(taken.quote).steps.at(-1)).toMatchObject({ state: 'done', fileIds: ['done'] });
    expect([...fileKeysOf(taken.quote)].sort()).toEqual([...before].sort());
    const twice = decideTakeOver(taken.quote, { jobId, changeId: 'take-2' }, context);
    expect(twice.kind).toBe('unchanged');
    const signed = signChanges(order, taken.quote, shen);
    expect(jobOf(signed).finished[0]).toMatchObject({ takenOver: { by: shen } });
    expect(jobOf(signed).steps.at(-1)).toMatchObject({ by: shen });
    expect(jobOf(signed).steps[0]).not.toHaveProperty('by');
  });

  it('takes over only what was handed in, of an order in progress', () => {
    const take = (quote: Decidable, more: object = {}) =>
      decideTakeOver(quote, { jobId, changeId: 'take-1', ...more }, context);
    const order = orderWithJobIn('handed-in', { finished: [handedIn, { ...uploaded, id: 'x' }] });
    expect(take(order, { fileIds: ['x'] })).toMatchObject({ reason: 'job-file-missing' });
    expect(take(order, { fileIds: ['done', 'done'] })).toMatchObject({
      reason: 'job-file-missing',
    });
    expect(take(orderWithJobIn('accepted'))).toMatchObject({ reason: 'job-moved-on' });
    expect(take({ ...order, status: 'pending' })).toMatchObject({ reason: 'order-pending' });
    expect(take({ ...order, status: 'completed' })).toMatchObject({ reason: 'order-closed' });
  });
});

describe('files of a job', () => {
  const file = { jobId, ...uploaded, changeId: 'upload-1' };

  it('arrive while the translator is at work, once', () => {
    const { filePath: _path, at: _at, ...sent } = file;
    const { quote } = decideJobFile(orderWithJobIn('accepted'), sent, context);
    expect(jobOf(quote).finished).toEqual([uploaded]);
    expect(decideJobFile(quote, { ...sent, id: 'other' }, context).kind).toBe('unchanged');
    const refused = (order: Decidable, changes: object = {}) =>
      decideJobFile(order, { ...sent, ...changes }, context);
    expect(refused(orderWithJob())).toMatchObject({ reason: 'job-moved-on' });
    expect(refused(orderWithJobIn('accepted'), { fileSize: 0 })).toMatchObject({
      reason: 'file-empty',
    });
    const finished = Array.from({ length: jobLimits.finished }, (_, index) => ({
      ...{ ...uploaded, changeId: `u-${index}` },
    }));
    const full = orderWithJobIn('accepted', { finished });
    expect(refused(full, { changeId: 'one-more' })).toMatchObject({ reason: 'too-many-files' });
  });

  it('can be withdrawn until they are handed in', () => {
    const remove = (quote: Decidable) =>
      decideJobFileRemoval(quote, { jobId, fileId: 'done' }, { at, rules: keepAll });
    const { quote } = remove(orderWithJobIn('accepted', { finished: [uploaded] }));
    expect(jobOf(quote).finished).toMatchObject([{ removedAt: moment, filePath: 'done' }]);
    expect(remove(quote).kind).toBe('unchanged');
    const late = remove(orderWithJobIn('handed-in', { finished: [handedIn] }));
    expect(late).toMatchObject({ reason: 'job-moved-on' });
  });

  it('say who has opened them first, without keeping an untouched order alive', () => {
    const order = orderWithJobIn('handed-in', { finished: [handedIn] });
    const open = (quote: Decidable, by: typeof shen, fileId: string, later = at) =>
      decideJobFileOpened(quote, { jobId, fileId, by }, { at: later });
    const { quote } = open(open(order, shen, 'done').quote, sampleTranslator, 'source');
    expect(jobOf(quote)).toMatchObject({
      files: [{ openedAt: moment }],
      finished: [{ opened: [{ at: moment, by: shen }] }],
    });
    expect(quote.updatedAt).toBe(order.updatedAt);
    expect(open(quote, shen, 'done', at + 1).kind).toBe('unchanged');
    expect(open(quote, sampleTranslator, 'source', at + 1).kind).toBe('unchanged');
  });
});
