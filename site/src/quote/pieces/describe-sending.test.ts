import { describe, expect, it } from 'vitest';
import { piecesTexts as texts } from '../../content/en/quote/pieces.ts';
import { quote } from '../../content/en/quote/quote.ts';
import { samplePieces } from '../test/sample-pieces.ts';
import { announceSending, describeButton, goingOf } from './describe-sending.ts';

const lost = { kind: 'lost', since: 0, nextTryAt: 8000, reason: 'line' } as const;
const total = samplePieces().totalBytes;

function say(percent: number, change: Parameters<typeof samplePieces>[0] = {}): string {
  return announceSending({ ...samplePieces(change), sentBytes: (total * percent) / 100 }, texts);
}

describe('goingOf', () => {
  it('is whole once all is confirmed, unless the form waits for the line', () => {
    const all = { ...samplePieces(), sentBytes: total };
    expect(goingOf(all)).toBe('whole');
    expect(goingOf({ ...samplePieces({ line: lost }), sentBytes: total })).toBe('lost');
    expect(goingOf(samplePieces({ line: { kind: 'paused' } }))).toBe('paused');
  });
});

describe('announceSending', () => {
  it('says the begin and each quarter', () => {
    expect([0, 24, 25, 49, 50, 99, 100].map((percent) => say(percent))).toEqual([
      'Sending. 0 percent is with us.',
      'Sending. 0 percent is with us.',
      'Sending. 25 percent is with us.',
      'Sending. 25 percent is with us.',
      'Sending. 50 percent is with us.',
      'Sending. 75 percent is with us.',
      'Everything has arrived. Waiting for the receipt.',
    ]);
  });

  it('says that the line is lost, and until the next quarter that it is back', () => {
    expect(say(43, { line: lost })).toBe('The line is gone. It goes on by itself.');
    const back = { wentOnFrom: total * 0.43 };
    expect(say(43, back)).toBe('Going on from 43 percent.');
    expect(say(49, back)).toBe('Going on from 43 percent.');
    expect(say(50, back)).toBe('Sending. 50 percent is with us.');
  });

  it('does not blame the line where the server has no place', () => {
    expect(say(43, { line: { ...lost, reason: 'busy' } })).toMatch(/^Every place is taken/);
  });
});

describe('describeButton', () => {
  it.each([
    [{ kind: 'up' }, 'Creating Quote...'],
    [lost, 'Waiting for the line'],
    [{ ...lost, reason: 'no-room' }, 'Waiting for a place'],
    [{ kind: 'paused' }, 'Paused'],
  ] as const)('says of %j: %s', (line, label) => {
    expect(describeButton(samplePieces({ line }).pieces, texts, quote.sending)).toBe(label);
  });
});
