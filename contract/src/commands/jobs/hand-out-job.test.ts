import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import type { Decidable } from '../../record/decision.ts';
import { jobLimits } from '../../record/job.ts';
import { isAtRevision } from '../../record/revision.ts';
import { jobOf, orderWithJob, sampleJobAt, sampleTerms, sampleTranslator } from '../sample-job.ts';
import { sampleQuote } from '../sample-quote.ts';
import { signChanges } from '../server/sign-changes.ts';
import { decideHandOut } from './hand-out-job.ts';

const at = sampleJobAt + 3_600_000;
const moment = new Date(at).toISOString();
const thorne = { id: 'thorne', name: 'Rebecca Thorne' };
const context = { at, rules: keepAll, translators: [sampleTranslator, thorne] };
const shen = { id: 'shen', name: '沈若兰' };

describe('decideHandOut', () => {
  it('offers the order’s work with its terms, and outdates nobody’s decision', () => {
    const order = orderWithJob();
    expect(jobOf(order)).toEqual({
      id: 'job-1',
      number: 1,
      translator: sampleTranslator,
      translationDirection: 'Chinese to English Translation',
      words: 8912,
      dueAt: '2026-11-26T10:00:00.000Z',
      fee: { currency: 'CNY', kind: 'per-word', amount: '0.35', total: '3119.20' },
      version: 1,
      files: [{ id: 'source', fileName: '合同.docx' }],
      steps: [{ state: 'offered', changeId: 'job-1', at: new Date(sampleJobAt).toISOString() }],
      messages: [],
      finished: [],
    });
    expect(isAtRevision(order, sampleQuote().revision)).toBe(true);
  });

  it('leaves both standing where two hand it to two, and names both', () => {
    const first = signChanges(sampleQuote(), orderWithJob(), shen);
    const other = sampleTerms({ personId: 'thorne', changeId: 'job-2' });
    const both = decideHandOut(first, other, context).quote;
    const signed = signChanges(first, both, { id: 'webb', name: 'Marcus Webb' });
    expect(signed.jobs).toMatchObject([
      { number: 1, translator: sampleTranslator, steps: [{ by: shen }] },
      { number: 2, translator: thorne, steps: [{ by: { name: 'Marcus Webb' } }] },
    ]);
  });

  it('changes nothing twice', () => {
    expect(decideHandOut(orderWithJob(), sampleTerms(), context).kind).toBe('unchanged');
  });

  it('calls a file as the office says, else without the name of the client', () => {
    const named = orderWithJob({ fileName: '王小明 出生证明.pdf' });
    expect(jobOf(named).files).toEqual([{ id: 'source', fileName: '出生证明.pdf' }]);
    const names = [{ id: 'source', fileName: ' a/王小明.pdf ' }];
    const kept = decideHandOut(sampleQuote(), sampleTerms({ names }), context).quote;
    expect(jobOf(kept).files).toEqual([{ id: 'source', fileName: 'a 王小明.pdf' }]);
  });

  it.each([
    ['translator-unknown', sampleTerms({ personId: 'nobody' }), {}],
    ['order-closed', sampleTerms(), { status: 'cancelled' }],
    ['job-file-missing', sampleTerms({ fileIds: ['other'] }), {}],
    ['job-file-missing', sampleTerms({ fileIds: ['source', 'source'] }), {}],
    ['job-file-missing', sampleTerms(), { filePath: undefined }],
    ['due-invalid', sampleTerms({ dueAt: moment }), {}],
    ['due-invalid', sampleTerms({ answerBy: '2026-11-27T10:00:00.000Z' }), {}],
    ['words-invalid', sampleTerms({ words: 100_000_001 }), {}],
    ['fee-invalid', sampleTerms({ words: 0 }), {}],
    ['fee-invalid', sampleTerms({ fee: { currency: 'GBP', kind: 'fixed', amount: '1.005' } }), {}],
    ['text-too-long', sampleTerms({ names: [{ id: 'source', fileName: 'x'.repeat(256) }] }), {}],
    ['text-too-long', sampleTerms({ note: 'x'.repeat(2001) }), {}],
  ] as const)('refuses %s', (reason, request, changes) => {
    const quote = sampleQuote(changes as Partial<Decidable>);
    expect(decideHandOut(quote, request, context)).toMatchObject({ kind: 'refused', reason });
  });

  it('refuses more jobs than a record should hold', () => {
    const order = orderWithJob();
    const jobs = Array.from({ length: jobLimits.jobs }, () => jobOf(order));
    const refused = decideHandOut({ ...order, jobs }, sampleTerms({ changeId: 'more' }), context);
    expect(refused).toMatchObject({ reason: 'job-full' });
  });
});
