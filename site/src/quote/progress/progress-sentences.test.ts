import { describe, expect, it } from 'vitest';
import { progress } from '../../content/en/quote/progress.ts';
import { startOfTransfer } from '../sending/transfer-meter.ts';
import { describeSpeed, describeTimeLeft, percentSent } from './progress-sentences.ts';

const start = startOfTransfer(1000);

describe('describeSpeed', () => {
  it.each([
    [null, '–'],
    [11.8 * 1024 ** 2, '11.8 MB/s'],
    [0.25 * 1024 ** 2, '0.25 MB/s'],
  ])('says %d bytes a second as %s', (bytesPerSecond, sentence) => {
    expect(describeSpeed({ ...start, bytesPerSecond }, progress)).toBe(sentence);
  });
});

describe('describeTimeLeft', () => {
  it.each([
    [null, '–'],
    [0.2, '1 second'],
    [12.4, '13 seconds'],
    [59.5, '1 minute'],
    [61, '2 minutes'],
    [3600, '1 hour'],
    [7801, '2 hours 11 minutes'],
  ])('says %d seconds as %s', (secondsLeft, sentence) => {
    expect(describeTimeLeft({ ...start, secondsLeft }, progress)).toBe(sentence);
  });

  it('waits for the receipt once everything is sent', () => {
    const sent = { ...start, sentBytes: 1000, secondsLeft: 0 };
    expect(describeTimeLeft(sent, progress)).toBe('Waiting for the receipt');
  });
});

describe('percentSent', () => {
  it('reaches 100 only with the last byte', () => {
    expect(percentSent({ ...start, sentBytes: 999.9 })).toBe(99);
    expect(percentSent({ ...start, sentBytes: 1000 })).toBe(100);
  });
});
