import { describe, expect, it } from 'vitest';
import { startFakeStore } from './fake-store.ts';
import { take } from './piece-tools.ts';
import { makeDocument, mebibyte, openStore, readBack, receive } from './store-tools.ts';

const hourMs = 3_600_000;

describe('a clock that jumps while the server runs', () => {
  for (const hours of [-48, 3]) {
    it(`keeps no document out of reach (${hours} hours)`, async () => {
      const fake = await startFakeStore();
      const store = await openStore(fake.settings);
      const whole = makeDocument(1);
      const { incoming, written } = await receive(store, whole);
      await written;
      await incoming.commit();
      const half = makeDocument(9);
      await store.beginUnfinished(half.key, Date.now());
      const before = await store.resume(half.key);
      if (before === null) throw new Error('It was not begun.');
      await take(before, half.bytes.subarray(0, 2 * mebibyte));
      await before.pause();

      for (const aheadMs of [hours * hourMs, 0]) {
        fake.clockAheadMs = aheadMs;
        expect(await store.readOffset(half.key)).toBe(2 * mebibyte);
        expect(await readBack(store, whole)).toEqual(whole.bytes);
      }
    });
  }
});
