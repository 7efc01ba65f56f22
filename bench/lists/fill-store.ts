import { randomUUID } from 'node:crypto';
import type { QuoteStore } from '../../api/src/engine/embedded/quote-store.ts';
import { addQuote } from '../../api/test/keep-quotes.ts';

/** Adds so many submissions of usual size to a store. */
export async function fillStore(store: QuoteStore, count: number): Promise<void> {
  for (let from = 0; from < count; from += 1000) {
    const indexes = Array.from(
      { length: Math.min(1000, count - from) },
      (_, index) => from + index,
    );
    await Promise.all(indexes.map((index) => addQuote(store, sample(index))));
  }
}

function sample(index: number) {
  const number = String(index).padStart(12, '0');
  const id = randomUUID();
  return {
    id,
    reference: `YQ-${number.slice(4, 8)}-${number.slice(8)}`,
    status: 'pending',
    customerName: `Customer ${index} 王小明`,
    customerEmail: `customer.${index}@example.com`,
    translationDirection: 'Chinese to English Translation',
    serviceType: 'Standard Translation',
    deliveryTimeline: 'Standard (5-7 days)',
    fileName: `合同 草案 ${index}.docx`,
    fileSize: 40_000 + index,
    fileType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    filePath: id,
    fileSha256: number.repeat(6).slice(0, 64),
    wordCount: 1000 + (index % 5000),
    estimatedWordCount: 6666 + index,
    wordCountBasis: 'estimated' as const,
    measurement: null,
    estimatedCost: `${100 + (index % 500)}.00`,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  };
}
