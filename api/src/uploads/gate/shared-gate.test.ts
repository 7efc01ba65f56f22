import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import type { SharedUploads } from '@yiqiao/ports/shared-uploads';
import { describe, expect, it } from 'vitest';
import { createSharedGate } from './shared-gate.ts';
import { createUploadGate } from './upload-gate.ts';

const mebibyte = 1024 ** 2;
const settings = {
  maxAtOnce: 10,
  maxAtOncePerClient: 2,
  maxPerHourPerClient: 100,
  maxDailyBytesPerClient: 100 * mebibyte,
  reserveBytes: 0,
};

/** What all processes together know; the gate is that of one of them. */
function openGate({ elsewhere = 0, dailyBytes = 100 * mebibyte } = {}) {
  const state = { booked: 0, underWay: 0, taken: 0, isAway: false };
  const uploads: SharedUploads = {
    async admit() {
      if (state.isAway) throw new EngineAway('away');
    },
    async enter() {
      state.underWay += 1;
      return {
        elsewhere,
        async leave() {
          state.underWay -= 1;
        },
      };
    },
    async book(_client, bytes, toCome) {
      if (state.isAway) throw new EngineAway('away');
      state.booked += bytes;
      return Math.max(0, state.booked + toCome - dailyBytes);
    },
  };
  const gate = createSharedGate(
    createUploadGate({ settings, clock: Date.now, readFreeBytes: () => Number.POSITIVE_INFINITY }),
    {
      submissions: {
        async take() {
          state.taken += 1;
          return 0;
        },
        forgive: async () => {},
      },
      uploads,
      bytesPace: { capacity: dailyBytes, msPerAttempt: 1 },
    },
  );
  return { gate, state };
}

describe('createSharedGate', () => {
  it('refuses, and counts no submission, while none could be stored', async () => {
    const { gate, state } = openGate();
    state.isAway = true;
    await expect(gate.admit('a', 10)).rejects.toThrow(EngineAway);
    expect(state).toMatchObject({ taken: 0, underWay: 0 });
  });

  it('counts what a client sends to other processes among his uploads at once', async () => {
    const { gate, state } = openGate({ elsewhere: 1 });
    const first = await gate.admit('a', 10);
    await expect(gate.admit('a', 10)).rejects.toMatchObject({ status: 429 });
    expect(state.underWay).toBe(1);
    first.release();
    await expect.poll(() => state.underWay).toBe(0);
    await gate.admit('a', 10);
  });

  it('ends an upload when the client has sent enough for a day at all processes together', async () => {
    const { gate, state } = openGate({ dailyBytes: 30 * mebibyte });
    const ticket = await gate.admit('a', 20 * mebibyte);
    state.booked = 25 * mebibyte;
    ticket.count(9 * mebibyte);
    await expect.poll(() => ticket.signal.aborted).toBe(true);
    expect(ticket.signal.reason).toMatchObject({ status: 429 });
    await expect(gate.admit('a', 1)).rejects.toMatchObject({ status: 429 });
  });

  it('tells of every byte in the end, also of those that arrived while nobody could be told', async () => {
    const { gate, state } = openGate();
    const ticket = await gate.admit('a', 30 * mebibyte);
    state.isAway = true;
    ticket.count(9 * mebibyte);
    await Promise.resolve();
    state.isAway = false;
    ticket.count(mebibyte);
    ticket.release();
    await expect.poll(() => state.booked).toBe(10 * mebibyte);
    expect(ticket.signal.aborted).toBe(false);
  });
});
