import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { jobsOf } from '../../life/jobs.ts';
import { specifiedPrices } from '../../money/prices.ts';
import { cleanQuoteRequest } from '../../record/quote-request.ts';
import { type AddCommand, decideAdd } from './decide-add.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const fields = {
  customerName: '王小明',
  customerEmail: 'wang@example.com',
  translationDirection: 'Chinese to English Translation',
};
const command: AddCommand = {
  id: 'id',
  reference: 'YQ-7F3K-Q2ZD',
  request: cleanQuoteRequest(new Map(Object.entries(fields))),
  document: {
    fileName: '合同.docx',
    fileSize: 42,
    fileType: '',
    filePath: 'id',
    fileSha256: 'a'.repeat(64),
  },
  estimatedWordCount: 9,
  idempotencyKey: 'key',
  linkDigest: 'd'.repeat(64),
  measurement: null,
  countedFor: 'visitor',
  prices: { present: specifiedPrices },
};

describe('decideAdd', () => {
  it('begins a submission that waits for its count, without words or a sum', () => {
    const rules = { retentionHours: 23, abandonedDays: 30 } as const;
    const { kind, quote } = decideAdd(undefined, command, now, rules);
    expect(kind).toBe('changed');
    expect(quote).toMatchObject({
      ...fields,
      ...command.document,
      status: 'pending',
      revision: 1,
      createdAt: at,
      updatedAt: at,
      history: [{ status: 'pending', at }],
      wordCountBasis: 'counting',
      countedFor: 'visitor',
      wordCount: 0,
      estimatedWordCount: 9,
      estimatedCost: '0.00',
      fileDeletionDueAt: '2026-12-20T10:00:00.000Z',
      idempotencyKey: 'key',
    });
    expect(jobsOf(quote)).toEqual(['count', 'delete-file']);
  });

  it('leaves no job where the count is there and documents are kept', () => {
    const measurement = {
      format: 'text',
      exactness: 'exact',
      counts: { words: 12, asianCharacters: 0, otherWords: 12, characters: 50 },
      outside: {},
    } as const;
    const { quote } = decideAdd(undefined, { ...command, measurement }, now, keepAll);
    expect(quote).toMatchObject({ wordCount: 12, wordCountBasis: 'measured' });
    expect(jobsOf(quote)).toEqual([]);
  });

  it('answers a repeat with what it has stored', () => {
    const { quote } = decideAdd(undefined, command, now, keepAll);
    const repeat = { ...command, id: 'other', reference: 'YQ-0000-0000' };
    expect(decideAdd(quote, repeat, now + 1, keepAll)).toEqual({ kind: 'unchanged', quote });
  });

  it.each([
    ['field', { request: { ...command.request, customerName: '李小龙' } }],
    ['document', { document: { ...command.document, fileSha256: 'b'.repeat(64) } }],
    ['document name', { document: { ...command.document, fileName: '合同2.docx' } }],
  ])('refuses another %s under the same key', (_what, changes) => {
    const { quote } = decideAdd(undefined, command, now, keepAll);
    const other = { ...command, ...changes };
    expect(decideAdd(quote, other, now, keepAll)).toMatchObject({
      kind: 'refused',
      reason: 'key-reused',
    });
  });
});

const dearer = { ...specifiedPrices, professionalTranslation: '0.165' };
const replacedAt = '2026-11-19T10:01:00.000Z';
const measurement = {
  format: 'text',
  exactness: 'exact',
  counts: { words: 1001, asianCharacters: 0, otherWords: 1001, characters: 5000 },
  outside: {},
} as const;
const professional = {
  ...command,
  measurement,
  request: cleanQuoteRequest(
    new Map(
      Object.entries({
        ...fields,
        serviceType: 'Professional Translation',
        deliveryTimeline: 'Express (2-3 days)',
      }),
    ),
  ),
};

function add(prices: AddCommand['prices'], payNow?: number) {
  const { quote } = decideAdd(undefined, { ...professional, prices, payNow }, now, keepAll);
  return quote;
}

describe('the prices of a submission', () => {
  it('are those of today, kept with it, unless they are the specification’s', () => {
    expect(add({ present: dearer })).toMatchObject({ estimatedCost: '247.75', rates: dearer });
    const usual = add({ present: specifiedPrices });
    expect(usual.estimatedCost).toBe('225.23');
    expect(usual).not.toHaveProperty('rates');
  });

  it('are those that its sender was shown, as long as they are honoured, and it says so', () => {
    const former = { prices: specifiedPrices, replacedAt, isHonoured: true };
    const quote = add({ present: dearer, former });
    expect(quote).toMatchObject({ estimatedCost: '225.23', ratesReplacedAt: replacedAt });
    expect(quote).not.toHaveProperty('rates');
    expect(add({ present: dearer, former }, 22_523).offers).toMatchObject([{ total: '225.23' }]);
  });

  it('say nothing of a change that this service is not concerned with', () => {
    const prices = { ...specifiedPrices, rushDelivery: '3' };
    const quote = add({
      present: specifiedPrices,
      former: { prices, replacedAt, isHonoured: true },
    });
    expect(quote).toMatchObject({ rates: prices, estimatedCost: '225.23' });
    expect(quote).not.toHaveProperty('ratesReplacedAt');
  });

  it('are today’s once the others are honoured no more, and can be paid, but not unseen', () => {
    const former = { prices: specifiedPrices, replacedAt, isHonoured: false };
    const quote = add({ present: dearer, former }, 22_523);
    expect(quote).toMatchObject({ estimatedCost: '247.75', rates: dearer });
    expect(quote).not.toHaveProperty('ratesReplacedAt');
    expect(quote.offers).toMatchObject([{ version: 1, total: '247.75', fromEstimate: true }]);
  });

  it('are no reason to offer what the client has counted otherwise', () => {
    const former = { prices: specifiedPrices, replacedAt, isHonoured: false };
    expect(add({ present: dearer, former }, 22_524)).not.toHaveProperty('offers');
    expect(add({ present: dearer }, 22_523)).not.toHaveProperty('offers');
  });
});
