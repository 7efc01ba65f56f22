import type { Decidable } from '../record/decision.ts';

/** A submission with every field that decisions read. For tests. */
export function sampleQuote(changes: Partial<Decidable> = {}): Decidable {
  return {
    status: 'pending',
    revision: 3,
    customerName: '王小明',
    customerEmail: 'wang@example.com',
    translationDirection: 'Chinese to English Translation',
    serviceType: 'Standard Translation',
    deliveryTimeline: 'Standard (5-7 days)',
    fileName: '合同.docx',
    fileSize: 42,
    fileType: '',
    filePath: 'document',
    wordCount: 9,
    estimatedWordCount: 9,
    wordCountBasis: 'estimated',
    measurement: null,
    estimatedCost: '0.00',
    createdAt: '2026-11-19T10:00:00.000Z',
    updatedAt: '2026-11-19T10:00:00.000Z',
    history: [{ status: 'pending', at: '2026-11-19T10:00:00.000Z', changeId: 'first' }],
    ...changes,
  };
}
