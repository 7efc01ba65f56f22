import { describe, expect, it } from 'vitest';
import { sampleDelivery } from '../commands/sample-order.ts';
import { sampleQuote } from '../commands/sample-quote.ts';
import { allDeletedAt, keptAfterCompletion, receiptFiles } from './receipt-files.ts';

const delivery = sampleDelivery();
const order = sampleQuote({ deliveries: [delivery] });

/** With all of its documents deleted. */
function deleted(source: string, finished: string) {
  const files = delivery.files.map((file) => ({ ...file, fileDeletedAt: finished }));
  return { ...order, fileDeletedAt: source, deliveries: [{ ...delivery, files }] };
}

describe('receiptFiles', () => {
  it('names the client’s document first, then every file that was handed over', () => {
    expect(receiptFiles(order).map(({ id, from, at }) => [id, from, at])).toEqual([
      ['source', 'client', order.createdAt],
      ['file', 'office', delivery.at],
    ]);
  });
});

describe('allDeletedAt', () => {
  it('is the last of the deletions, once there is nothing left', () => {
    expect(allDeletedAt(deleted('2026-11-29T00:10:00Z', '2026-11-29T00:11:00Z'))).toBe(
      '2026-11-29T00:11:00Z',
    );
    expect(allDeletedAt({ ...order, fileDeletedAt: '2026-11-29T00:10:00Z' })).toBeNull();
  });
});

describe('keptAfterCompletion', () => {
  const gone = deleted('2026-11-29T00:10:00Z', '2026-11-29T00:10:00Z');

  it('is the time from the completion to the last deletion', () => {
    expect(keptAfterCompletion({ ...gone, completedAt: '2026-11-29T00:00:00Z' })).toBe(600_000);
  });

  it('says nothing of what was deleted before, or of an order that was not completed', () => {
    expect(keptAfterCompletion({ ...gone, completedAt: '2026-11-30T00:00:00Z' })).toBeNull();
    expect(keptAfterCompletion(gone)).toBeNull();
    expect(keptAfterCompletion({ ...order, completedAt: '2026-11-29T00:00:00Z' })).toBeNull();
  });
});
