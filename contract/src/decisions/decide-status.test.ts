import { describe, expect, it } from 'vitest';
import { decideStatusChange } from './decide-status.ts';

const at = '2026-11-20T10:00:00.000Z';
const quote = {
  status: 'pending',
  revision: 3,
  updatedAt: '2026-11-19T10:00:00.000Z',
  history: [{ status: 'pending', at: '2026-11-19T10:00:00.000Z', changeId: 'first' }],
};

describe('decideStatusChange', () => {
  it('records who changed it and when, as the next revision', () => {
    const request = {
      status: 'completed',
      at,
      device: 'Tablet',
      changeId: 'second',
      ifRevision: 3,
    };
    expect(decideStatusChange(quote, request)).toEqual({
      kind: 'updated',
      change: { status: 'completed', at, device: 'Tablet', changeId: 'second' },
      quote: {
        status: 'completed',
        revision: 4,
        updatedAt: at,
        history: [
          ...quote.history,
          { status: 'completed', at, device: 'Tablet', changeId: 'second' },
        ],
      },
    });
  });

  it('changes nothing when the status is that already', () => {
    expect(decideStatusChange(quote, { status: 'pending', at })).toEqual({
      kind: 'unchanged',
      quote,
    });
  });

  it('applies a repeated change once, whatever revision it was made for', () => {
    const repeat = { status: 'completed', at, changeId: 'first', ifRevision: 1 };
    expect(decideStatusChange(quote, repeat).kind).toBe('unchanged');
  });

  it('refuses a change that was made for another revision', () => {
    expect(decideStatusChange(quote, { status: 'completed', at, ifRevision: 2 }).kind).toBe(
      'conflict',
    );
  });
});
