import type { SendProgress } from '@yiqiao/sending/send-progress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPieces } from './follow-pieces.ts';
import type { TransferProgress } from './transfer-meter.ts';

const report: SendProgress = {
  confirmedBytes: 0,
  sentBytes: 0,
  totalBytes: 1000,
  line: { kind: 'up' },
  keptUntil: 5,
  isInPieces: true,
};
const lost = { kind: 'lost', since: 1, nextTryAt: 2, reason: 'line' } as const;

let now = 0;
let shown: TransferProgress[] = [];

function follow(before?: { confirmedBytes: number; expiresAt: number }) {
  return followPieces({
    survivesReload: true,
    before,
    onPieces: (progress) => shown.push(progress),
    now: () => now,
    getTime: () => 77,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  shown = [];
});
afterEach(() => vi.useRealTimers());

describe('followPieces', () => {
  it('shows what is confirmed, and the speed of what leaves the device', () => {
    const following = follow();
    following.report(report);
    now = 1000;
    following.report({ ...report, sentBytes: 200 });
    expect(shown.at(-1)).toMatchObject({
      sentBytes: 0,
      bytesPerSecond: 200,
      secondsLeft: 4,
      pieces: { underWayBytes: 200 },
    });
    following.stop();
  });

  it('does not count what was on its way when the line broke as speed', () => {
    const following = follow();
    following.report({ ...report, sentBytes: 900 });
    now = 1000;
    following.report({ ...report, confirmedBytes: 100, sentBytes: 100, line: lost });
    now = 2000;
    following.report({ ...report, confirmedBytes: 100, sentBytes: 100 });
    now = 3000;
    following.report({ ...report, confirmedBytes: 100, sentBytes: 150 });
    expect(shown.at(-1)).toMatchObject({ bytesPerSecond: 50, pieces: { wentOnFrom: 100 } });
    following.stop();
  });

  it('begins with what had arrived before a reload, until the server says what it has', () => {
    const following = follow({ confirmedBytes: 430, expiresAt: 9 });
    following.report({ ...report, keptUntil: null });
    expect(shown.at(-1)).toMatchObject({ sentBytes: 430, pieces: { keptUntil: 9 } });
    following.report({ ...report, confirmedBytes: 440 });
    expect(shown.at(-1)).toMatchObject({ sentBytes: 440, pieces: { keptUntil: 5 } });
    following.stop();
  });

  it('remembers with how much it went on after a sleep', () => {
    const following = follow();
    following.report({ ...report, confirmedBytes: 430, sentBytes: 430 });
    following.report({ ...report, confirmedBytes: 430, sentBytes: 430, sleptMs: 720_000 });
    following.report({ ...report, confirmedBytes: 600, sentBytes: 600, sleptMs: 720_000 });
    expect(shown.at(-1)?.pieces).toMatchObject({ sleptMs: 720_000, wentOnFrom: 430 });
    following.stop();
  });

  it('says when everything had arrived, and that nothing moves while a line is silent', () => {
    const following = follow();
    following.report({ ...report, sentBytes: 100 });
    for (now = 1000; now < 9000; now += 1000) vi.advanceTimersByTime(1000);
    expect(shown.at(-1)).toMatchObject({ bytesPerSecond: 0, secondsLeft: null });
    following.report({ ...report, confirmedBytes: 1000, sentBytes: 1000 });
    expect(shown.at(-1)?.pieces?.wholeAt).toBe(77);
    following.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
