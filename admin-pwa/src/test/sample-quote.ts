import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

/** A submission as the server lists it, with what a test wants to be different. */
export function sampleQuote(differences: Partial<QuoteSubmission> = {}): QuoteSubmission {
  return {
    id: 'q1',
    reference: 'YQ-7F3K-Q2ZD',
    revision: 1,
    status: 'pending',
    customerName: 'Margaret Okafor',
    customerEmail: 'm.okafor@northbay-trials.example',
    translationDirection: 'English to Chinese Translation',
    serviceType: 'Standard Translation',
    deliveryTimeline: 'Standard (5-7 days)',
    fileName: '合同 草案.txt',
    fileSize: 63,
    fileType: 'text/plain',
    filePath: 'file-q1',
    wordCount: 9,
    estimatedWordCount: 9,
    wordCountBasis: 'measured',
    measurement: null,
    estimatedCost: '0.90',
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    history: [{ status: 'pending', at: '2026-11-20T09:00:00.000Z' }],
    ...differences,
  };
}

/** A list, newest first, with ids q{count} … q1. */
export function sampleQuotes(count: number): QuoteSubmission[] {
  return Array.from({ length: count }, (_, index) => sampleQuote({ id: `q${count - index}` }));
}
