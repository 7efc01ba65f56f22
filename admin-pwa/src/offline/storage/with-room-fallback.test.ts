import { describe, expect, it, vi } from 'vitest';
import { sampleQuote } from '../../test/sample-quote.ts';
import { queueChange } from '../outbox/queue-entries.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { withRoomFallback } from './with-room-fallback.ts';

const decide = (id: string) => (entries: Parameters<typeof queueChange>[0]) =>
  queueChange(entries, {
    quote: sampleQuote({ id }),
    to: 'completed',
    changeId: `change-${id}`,
    username: 'office',
    at: 1,
  });

function failing(name: string) {
  return () => Promise.reject(new DOMException('', name));
}

describe('withRoomFallback', () => {
  it('keeps what was queued and takes more when the device is full', async () => {
    const device = createMemoryStorage();
    await device.updateOutbox(decide('q1'));
    const onFull = vi.fn();
    const storage = withRoomFallback(
      { ...device, updateOutbox: failing('QuotaExceededError') },
      onFull,
    );
    await storage.updateOutbox(decide('q2'));
    await storage.updateOutbox(decide('q3'));
    const queued = await storage.readOutbox();
    expect(queued.map(({ quoteId }) => quoteId)).toEqual(['q1', 'q2', 'q3']);
    expect(onFull).toHaveBeenCalledOnce();
  });

  it('hides no other fault', async () => {
    const storage = withRoomFallback(
      { ...createMemoryStorage(), updateOutbox: failing('DataError') },
      () => {},
    );
    await expect(storage.updateOutbox(decide('q1'))).rejects.toThrow();
  });
});
