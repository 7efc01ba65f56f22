import { describe, expect, it } from 'vitest';
import { createTransferMeter, sentFraction, startOfTransfer } from './transfer-meter.ts';

describe('createTransferMeter', () => {
  it('waits before it speaks of speed', () => {
    const meter = createTransferMeter(1000, 0);
    expect(meter.update(100, 100)).toMatchObject({ bytesPerSecond: null, secondsLeft: null });
  });

  it('tells speed and time left', () => {
    const meter = createTransferMeter(1000, 0);
    expect(meter.update(200, 1000)).toEqual({
      sentBytes: 200,
      totalBytes: 1000,
      bytesPerSecond: 200,
      secondsLeft: 4,
    });
  });

  it('forgets the speed of more than six seconds ago', () => {
    const meter = createTransferMeter(100_000, 0);
    meter.update(50_000, 1000);
    meter.update(50_100, 10_000);
    expect(meter.update(50_200, 11_000).bytesPerSecond).toBe(100);
  });

  it('knows no time left while nothing moves', () => {
    const meter = createTransferMeter(1000, 0);
    meter.update(500, 1000);
    meter.update(500, 9000);
    expect(meter.update(500, 10_000)).toMatchObject({ bytesPerSecond: 0, secondsLeft: null });
  });
});

describe('sentFraction', () => {
  it('is the sent part', () => {
    expect(sentFraction({ ...startOfTransfer(8), sentBytes: 2 })).toBe(0.25);
  });

  it('is whole for an empty document', () => {
    expect(sentFraction(startOfTransfer(0))).toBe(1);
  });
});
