import type { IntentLimits } from '@yiqiao/ports/record-store';
import { expect, it } from 'vitest';
import { startForgettingIntents } from './forget-intents.ts';

it('has intents forgotten that nobody paid within 30 days, and says how many', async () => {
  const asked: IntentLimits[] = [];
  const logged: unknown[] = [];
  const rounds = startForgettingIntents({
    engine: {
      records: {
        async forgetIntents(limits) {
          asked.push(limits);
          if (asked.length === 1) throw new Error('away');
          return asked.length === 2 ? 7 : 0;
        },
      },
    },
    time: { now: () => Date.parse('2026-11-30T10:00:00.000Z') },
    log: (...line) => logged.push(line),
    everyMs: 1,
  });
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  await rounds.stop();
  expect(asked[0]).toEqual({
    recordedBefore: '2026-10-31T10:00:00.000Z',
    begunBefore: '2026-11-28T10:00:00.000Z',
    most: 10_000,
  });
  expect(logged).toEqual([
    ['warn', 'intents-not-forgotten', { reason: 'Error: away' }],
    ['info', 'intents-forgotten', { intents: 7 }],
  ]);
});
