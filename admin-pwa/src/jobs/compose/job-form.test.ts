import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import type { Fee } from '@yiqiao/contract/record/job';
import { describe, expect, it } from 'vitest';
import { sampleJob } from '../../test/sample-job.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import {
  type DraftContext,
  draftFee,
  feeFields,
  newJobDraft,
  readFiles,
  readJobDraft,
  readWords,
  toggleFile,
} from './job-form.ts';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-11-20T02:00:00.000Z');
const perWord: Fee = { currency: 'CNY', kind: 'per-word', amount: '0.35', total: '3119.20' };
const context: DraftContext = {
  start: {},
  translatorIds: ['gu', 'rebecca'],
  lastFee: (id) => (id === 'gu' ? perWord : undefined),
  now,
  zone,
};
const quote = sampleQuote({ status: 'in-progress' });
const draft = newJobDraft(quote, context);
const whole = { ...draft, dueDay: '2026-11-26', dueTime: '18:00', words: '8,912' };
const declined = sampleJob([{ state: 'declined', at: '2026-11-19T10:00:00.000Z' }], {
  files: [
    { id: 'source', fileName: 'agreement.txt' },
    { id: 'gone', fileName: 'gone.txt' },
  ],
  note: 'As last year.',
});

describe('newJobDraft', () => {
  it('proposes everything there is, to the first translator, for the fee of their last job', () => {
    expect(draft).toMatchObject({
      ...{ jobId: '', personId: 'gu', fileIds: ['source'], words: '9' },
      ...{ feeKind: 'per-word', currency: 'CNY', perWord: '0.35', fixed: '' },
    });
  });

  it('takes the words from the quote that holds', () => {
    const offers = [sampleOffer({ wordCount: 8912 })];
    expect(newJobDraft(sampleQuote({ offers }), context).words).toBe('8912');
  });

  it('offers the same to another: files that are still there, names, terms', () => {
    const order = { ...quote, jobs: [declined] };
    const same = newJobDraft(order, { ...context, start: { like: 'job-1' } });
    expect(same).toMatchObject({
      ...{ jobId: '', personId: 'rebecca', fileIds: ['source'], words: '8912' },
      ...{ names: { source: 'agreement.txt' }, perWord: '0.35', note: 'As last year.' },
      ...{ dueDay: '2026-11-26', dueTime: '18:00' },
    });
  });

  it('proposes another moment where that of the job before has passed', () => {
    const order = { ...quote, jobs: [{ ...declined, dueAt: '2026-11-19T12:00:00.000Z' }] };
    const same = newJobDraft(order, { ...context, start: { like: 'job-1' } });
    expect(same.dueDay > '2026-11-20').toBe(true);
  });

  it('changes the terms of a job whose translator stays, for no fee if there was none', () => {
    const { fee: _fee, ...unpaid } = sampleJob();
    const order = { ...quote, jobs: [unpaid] };
    expect(newJobDraft(order, { ...context, start: { changes: 'job-1' } })).toMatchObject({
      ...{ jobId: 'job-1', personId: 'gu', feeKind: 'none', perWord: '' },
    });
  });
});

describe('feeFields', () => {
  it('has an amount where its kind is', () => {
    const fixed = { currency: 'GBP', kind: 'fixed', amount: '240.00', total: '240.00' };
    expect(feeFields(fixed)).toEqual({
      ...{ feeKind: 'fixed', currency: 'GBP', perWord: '', fixed: '240.00' },
    });
  });

  it('is none of a kind that is not known here', () => {
    expect(feeFields({ ...perWord, kind: 'per-page' })).toMatchObject({ feeKind: 'none' });
  });
});

describe('toggleFile', () => {
  const annex = { id: 'annex', fileName: 'A', fileSize: 1, words: 100, isReference: false };

  it('lets the words follow the documents', () => {
    const more = { ...whole, ...toggleFile(whole, annex) };
    expect(more).toMatchObject({ fileIds: ['source', 'annex'], words: '9012' });
    expect(toggleFile(more, annex)).toEqual({ fileIds: ['source'], words: '8912' });
  });

  it('leaves words that cannot be read as they are typed', () => {
    const typed = { ...whole, words: 'about 9' };
    expect(toggleFile(typed, annex).words).toBe('about 9');
  });
});

describe('readWords', () => {
  it.each([
    ['8,912', 8912],
    ['', 0],
    ['-4', null],
    ['about 9', null],
  ])('reads %j as %j', (text, words) => {
    expect(readWords(text)).toBe(words);
  });
});

describe('draftFee', () => {
  it('works out the sum with each key, and knows none', () => {
    expect(draftFee(whole)).toEqual(perWord);
    expect(draftFee({ ...whole, perWord: '0.' })).toBeNull();
    expect(draftFee({ ...whole, feeKind: 'none' })).toBeNull();
    expect(draftFee({ ...whole, feeKind: 'fixed', fixed: '1,200' })?.total).toBe('1200.00');
  });
});

describe('readJobDraft', () => {
  const faultsOf = (parts: object) => readJobDraft({ ...whole, ...parts }, { now, zone });

  it('reads the terms in the zone of the office', () => {
    expect(faultsOf({ note: ' As last year. ' })).toEqual({
      terms: {
        words: 8912,
        dueAt: '2026-11-26T10:00:00.000Z',
        fee: { currency: 'CNY', kind: 'per-word', amount: '0.35' },
        note: 'As last year.',
      },
    });
  });

  it.each([
    [{ personId: '' }, { person: 'translator-missing' }],
    [{ fileIds: [] }, { files: 'files-missing' }],
    [{ words: 'nine' }, { words: 'words-invalid' }],
    [{ dueDay: '2026-11-20', dueTime: '09:00' }, { due: 'due-invalid' }],
    [{ perWord: 'much' }, { fee: 'fee-invalid' }],
    [
      { personId: '', words: 'nine' },
      { person: 'translator-missing', words: 'words-invalid' },
    ],
  ])('finds what is wrong with %j', (parts, faults) => {
    expect(faultsOf(parts)).toEqual({ faults });
  });

  it('asks for no documents where only the terms change', () => {
    expect(faultsOf({ jobId: 'job-1', fileIds: [] })).toHaveProperty('terms');
  });
});

describe('readFiles', () => {
  const named = sampleQuote({ customerName: '欧阳慕容', fileName: '欧阳慕容 合同.txt' });
  const fileOf = (parts: object) => readFiles(named, { ...whole, ...parts }).names[0]?.fileName;

  it('sends the names that were on screen: without the client’s, the own one, or what was typed', () => {
    expect(fileOf({})).toBe('合同.txt');
    expect(fileOf({ isNameless: false })).toBe('欧阳慕容 合同.txt');
    expect(fileOf({ names: { source: 'Contract.txt' } })).toBe('Contract.txt');
  });
});
