import { describe, expect, it } from 'vitest';
import { toClientRequest } from '../../client-page/client-request.ts';
import { isDeletionRequested } from '../../files/file-deletion.ts';
import { fileKeysOf } from '../../files/order-files.ts';
import { jobsOf } from '../../life/jobs.ts';
import { orderLife } from '../../life/order-life.ts';
import { maxWithdrawnFiles } from '../../record/delivery.ts';
import { isAtRevision } from '../../record/revision.ts';
import { jobOf, orderWithJobIn, sampleFinished } from '../sample-job.ts';
import { sampleDeliverable, sampleDelivery } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { withMails } from '../server/with-mails.ts';
import { decideFileDeleted } from './decide-file-deletion.ts';
import { decideDeletionRequest } from './delete-file.ts';
import { decideStatus } from './set-status.ts';

const at = '2026-11-21T10:00:00.000Z';
const now = Date.parse(at);
const rules = { retentionHours: 23, abandonedDays: 30 } as const;
const waiting = sampleDeliverable({ id: 'waiting', filePath: 'waiting' });
const order = sampleQuote({
  status: 'in-progress',
  deliveries: [sampleDelivery()],
  deliverables: [waiting],
});
const completed = decideStatus(order, { status: 'completed' }, { at: now, rules }).quote;

describe('decideFileDeleted of an order', () => {
  it('takes every file, and leaves the receipt', () => {
    expect(fileKeysOf(completed)).toEqual(['document', 'finished', 'waiting']);
    const { quote } = decideFileDeleted(completed, { cause: 'completed' }, now);
    expect(fileKeysOf(quote)).toEqual([]);
    expect(quote).toMatchObject({ fileDeletedAt: at, fileDeletionCause: 'completed' });
    expect(quote).not.toHaveProperty('deliverables');
    expect(quote.withdrawnFiles).toEqual([{ id: 'waiting', at }]);
    const { filePath: _path, ...file } = sampleDelivery().files[0] ?? {};
    expect(quote.deliveries?.[0]?.files).toEqual([{ ...file, fileDeletedAt: at }]);
    expect(orderLife(quote, now).state).toBe('deleted');
    expect(jobsOf(quote)).toEqual([]);
    const mails = withMails(completed, quote, { office: null }, now).mails;
    expect(mails?.map(({ id }) => id)).toEqual(['completed']);
  });

  it('takes what translators have handed in as well, which stays named', () => {
    const finished = [{ ...sampleFinished, handedInAt: at }];
    const work = orderWithJobIn('handed-in', { finished });
    const order = decideStatus(work, { status: 'completed' }, { at: now, rules }).quote;
    expect(jobsOf(order)).toEqual(['delete-file']);
    expect(fileKeysOf(order)).toEqual(['document', 'done']);
    const some = decideFileDeleted(order, { cause: 'completed', keys: ['document'] }, now).quote;
    expect(some.fileDeletionDueAt).toBe(order.fileDeletionDueAt);
    const { quote } = decideFileDeleted(order, { cause: 'completed' }, now);
    expect(fileKeysOf(quote)).toEqual([]);
    expect(jobsOf(quote)).toEqual([]);
    const [file] = jobOf(quote).finished;
    expect(file).toMatchObject({ fileName: 'EN.docx', fileDeletedAt: at });
    expect(file).not.toHaveProperty('filePath');
  });

  it('is not over while a file is left, which stays due', () => {
    const keys = ['document', 'waiting'];
    const { quote } = decideFileDeleted(completed, { cause: 'completed', keys }, now);
    expect(fileKeysOf(quote)).toEqual(['finished']);
    expect(quote.fileDeletionDueAt).toBe(completed.fileDeletionDueAt);
    expect(jobsOf(quote)).toEqual(['delete-file']);
    expect(orderLife(quote, now).state).toBe('completed');
    expect(withMails(completed, quote, { office: null }, now).mails).toBeUndefined();
  });

  it('leaves in force what was decided, where the client has never seen the file', () => {
    const { quote } = decideFileDeleted(order, { cause: 'by-hand', keys: ['waiting'] }, now);
    expect(isAtRevision(quote, order.revision)).toBe(true);
    expect(quote).not.toHaveProperty('fileDeletedAt');
  });

  it('remembers the newest of those that were taken back', () => {
    const withdrawnFiles = Array.from({ length: maxWithdrawnFiles }, (_, index) => ({
      id: `${index}`,
      at,
    }));
    const { quote } = decideFileDeleted({ ...order, withdrawnFiles }, { cause: 'by-hand' }, now);
    expect(quote.withdrawnFiles).toHaveLength(maxWithdrawnFiles);
    expect(quote.withdrawnFiles?.at(-1)?.id).toBe('waiting');
  });
});

describe('decideDeletionRequest of an order', () => {
  const sourceGone = decideFileDeleted(
    decideDeletionRequest(order, {}, { at: now }).quote,
    { cause: 'by-hand', keys: ['document'] },
    now,
  ).quote;

  it('holds until every file is gone', () => {
    expect(sourceGone.fileDeletionDueAt).toBe(at);
    expect(isDeletionRequested(sourceGone)).toBe(true);
    const gone = decideFileDeleted(sourceGone, { cause: 'by-hand' }, now + 1).quote;
    expect(gone).toMatchObject({ fileDeletedAt: at, fileDeletionCause: 'by-hand' });
    expect(gone).not.toHaveProperty('fileDeletionRequestedAt');
  });

  it('can be asked for again of files that came after the document was deleted', () => {
    const gone = decideFileDeleted(sourceGone, { cause: 'by-hand' }, now).quote;
    const later = { ...gone, deliverables: [waiting] };
    expect(isDeletionRequested(later)).toBe(false);
    const done = decideStatus(later, { status: 'completed' }, { at: now, rules }).quote;
    expect(done.fileDeletionDueAt).toBe('2026-11-22T09:00:00.000Z');
    const again = decideDeletionRequest(done, {}, { at: now + 1 }).quote;
    expect(again.fileDeletionDueAt).toBe('2026-11-21T10:00:00.001Z');
  });
});

describe('toClientRequest of an order', () => {
  it('shows what was handed over, without a path, and nothing else', () => {
    const known = { ...order, reference: '', withdrawnFiles: [{ id: 'withdrawn', at }] };
    const request = toClientRequest(known, { at: now, hasMail: false });
    const confirmation = '2026-11-27T13:00:00.000Z';
    expect(request.deliveries[0]).toMatchObject({ number: 1, confirmationDueAt: confirmation });
    expect(JSON.stringify(request)).not.toMatch(/waiting|withdrawn|filePath|finished/);
    const over = toClientRequest({ ...completed, reference: '' }, { at: now, hasMail: false });
    expect(over.deliveries[0]).not.toHaveProperty('confirmationDueAt');
  });
});
