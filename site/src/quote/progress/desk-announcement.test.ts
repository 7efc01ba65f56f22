import type { MeasuredDocument } from '@yiqiao/measure/browser';
import { describe, expect, it } from 'vitest';
import { quote } from '../../content/en/quote/quote.ts';
import { type DeskState, emptyDesk } from '../desk/desk-state.ts';
import {
  setEstimatedWords,
  setIncluded,
  setMeasured,
  setPricing,
  setUnmeasurable,
  takeDocument,
} from '../desk/desk-transitions.ts';
import { failSending, setProgress, startSending } from '../desk/sending-transitions.ts';
import { startOfTransfer } from '../sending/transfer-meter.ts';
import { describeDesk } from './desk-announcement.ts';

const file = new File(['x'.repeat(100)], '合同.docx');
const chosen = takeDocument({ file, idempotencyKey: 'k', offeredFiles: 1 })(emptyDesk);

function read(change: Partial<MeasuredDocument['report']> = {}): DeskState {
  const counts = { words: 12, asianCharacters: 10, otherWords: 2, characters: 20 };
  const report = { format: 'docx', exactness: 'exact', counts, outside: {}, ...change } as const;
  const counted = setEstimatedWords('k', 16)(chosen);
  return setMeasured('k', { report, texture: [] }, 5)(counted);
}

function sending(percent: number): string {
  const progress = { ...startOfTransfer(100), sentBytes: percent };
  return describeDesk(setProgress(progress)(startSending(read())), quote);
}

describe('describeDesk', () => {
  it('has nothing to say about an empty desk', () => {
    expect(describeDesk(emptyDesk, quote)).toBe('');
  });

  it('says which document was taken', () => {
    expect(describeDesk(chosen, quote)).toBe('合同.docx was chosen. Counting its words.');
  });

  it('says that only the first of several was taken, also with the count', () => {
    const several = takeDocument({ file, idempotencyKey: 'k', offeredFiles: 3 })(emptyDesk);
    expect(describeDesk(several, quote)).toBe(
      '合同.docx was chosen. Counting its words. Only the first of 3 files was taken.',
    );
    const counted = setUnmeasurable('k')(setEstimatedWords('k', 16)(several));
    expect(describeDesk(counted, quote)).toMatch(
      /: about 16 words if it were text\..*Only the first of 3 files was taken\.$/,
    );
  });

  it('says the count and where it comes from', () => {
    const sentence = '12 words. Counted by Word’s rule.';
    expect(describeDesk(read(), quote)).toBe(sentence);
  });

  it('says the new count when a part is counted in, once with its price', () => {
    const comments = { words: 30, asianCharacters: 0, otherWords: 30, characters: 90 };
    const ticked = setIncluded('comments', true)(read({ outside: { comments } }));
    expect(describeDesk(ticked, quote)).toBe('42 words. Counted by Word’s rule.');
    const pricing = { serviceType: 'Standard Translation', deliveryTimeline: 'Rush (24 hours)' };
    expect(describeDesk(setPricing(pricing)(ticked), quote)).toBe(
      '42 words. Counted by Word’s rule. Price estimate: $8.40.',
    );
  });

  it('says no price of an estimate', () => {
    const pricing = { serviceType: 'Standard Translation', deliveryTimeline: '' };
    const unmeasured = setUnmeasurable('k')(setEstimatedWords('k', 16)(chosen));
    expect(describeDesk(setPricing(pricing)(unmeasured), quote)).not.toMatch(/Price|\$/);
  });

  it('says why a document could not be counted', () => {
    expect(describeDesk(read({ exactness: 'uncountable', limit: 'scan', pages: 3 }), quote)).toBe(
      'A scan: 3 pages. Its pages are pictures, or text drawn as outlines. A person will count them before you pay anything.',
    );
  });

  it('says the progress at calm intervals', () => {
    expect([0, 19, 20, 39, 99, 100].map(sending)).toEqual([
      'Sending, 0 percent.',
      'Sending, 0 percent.',
      'Sending, 20 percent.',
      'Sending, 20 percent.',
      'Sending, 80 percent.',
      'Everything has been sent. Waiting for the receipt.',
    ]);
  });

  it('leaves a failure to the alert', () => {
    const failed = failSending({ kind: 'connection-lost' })(startSending(read()));
    expect(describeDesk(failed, quote)).toBe(describeDesk(read(), quote));
  });
});
