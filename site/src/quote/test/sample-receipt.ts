import type { QuoteReceipt } from '@yiqiao/contract/record/quote';

/** What the office answers to a request whose document it has counted. */
export const sampleReceipt: QuoteReceipt = {
  id: 'q1',
  reference: 'YQ-7F3K-Q2ZD',
  status: 'pending',
  fileName: '合同.docx',
  fileSize: 12,
  wordCount: 9,
  estimatedWordCount: 2,
  wordCountBasis: 'measured',
  estimatedCost: '0.90',
  createdAt: '2026-11-20T14:31:00.000Z',
};
