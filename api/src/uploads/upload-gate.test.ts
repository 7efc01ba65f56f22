import { describe, expect, it } from 'vitest';
import { createUploadGate } from './upload-gate.ts';

const minuteMs = 60_000;

function createGate(maxAtOnce: number) {
  let now = Date.UTC(2026, 10, 21);
  const gate = createUploadGate({
    settings: {
      maxAtOnce,
      maxAtOncePerClient: maxAtOnce,
      maxDailyBytesPerClient: 1024 ** 4,
      reserveBytes: 0,
    },
    clock: () => now,
    readFreeBytes: async () => 1024 ** 4,
  });
  return {
    admit: (clientKey: string) => gate.admit(clientKey, 1024 ** 2),
    pass(minutes: number) {
      now += minutes * minuteMs;
    },
  };
}

describe('createUploadGate', () => {
  it('gives the place of an upload that drips to somebody else once all are taken', async () => {
    const { admit, pass } = createGate(2);
    const dripping = await admit('a');
    const busy = await admit('b');
    pass(3);
    dripping.count(100);
    busy.count(10 * 1024 ** 2);
    await admit('c');
    expect(dripping.signal.reason).toMatchObject({ status: 408, code: 'stalled' });
    expect(busy.signal.aborted).toBe(false);
  });

  it('leaves a slow upload alone while there is room', async () => {
    const { admit, pass } = createGate(3);
    const dripping = await admit('a');
    await admit('b');
    pass(24 * 60);
    await admit('c');
    expect(dripping.signal.aborted).toBe(false);
  });

  it('takes the place from who holds most of them', async () => {
    const { admit, pass } = createGate(3);
    const single = await admit('a');
    const many = [await admit('b'), await admit('b')];
    pass(3);
    await admit('c');
    expect(single.signal.aborted).toBe(false);
    expect(many.filter(({ signal }) => signal.aborted)).toHaveLength(1);
  });

  it('refuses when nobody has had his time yet', async () => {
    const { admit, pass } = createGate(1);
    await admit('a');
    pass(1);
    await expect(admit('b')).rejects.toMatchObject({ status: 503 });
  });
});
