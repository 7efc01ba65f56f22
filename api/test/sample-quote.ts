import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';

/** What is known of a submission before it is stored. */
export type NewQuote = Omit<StoredQuote, 'revision' | 'history' | 'updatedAt'>;

/** A submission as a request makes it. */
export function sampleQuote(id: string, changes: Partial<NewQuote> = {}): NewQuote {
  return {
    id,
    reference: `YQ-${id}`,
    status: 'pending',
    customerName: '王小明',
    customerEmail: 'wang@example.com',
    translationDirection: 'Chinese to English Translation',
    serviceType: 'Standard Translation',
    deliveryTimeline: 'Standard (5-7 days)',
    fileName: '合同 草案.txt',
    fileSize: 42,
    fileType: 'text/plain',
    filePath: `file-${id}`,
    wordCount: 9,
    estimatedWordCount: 9,
    wordCountBasis: 'estimated',
    measurement: null,
    estimatedCost: '0.00',
    createdAt: '2026-11-20T09:00:00.000Z',
    fileSha256: 'a'.repeat(64),
    ...changes,
  };
}
