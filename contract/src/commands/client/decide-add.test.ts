import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { jobsOf } from '../../life/jobs.ts';
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
