import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import type { Decidable } from '../../record/decision.ts';
import type { RequestOf } from '../command.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideDeletionRequest } from './delete-file.ts';
import { decideStatus, type setStatus } from './set-status.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const quote = sampleQuote();
type Command = RequestOf<typeof setStatus> & { readonly ifRevision?: number };
const decide = ({ ifRevision, ...request }: Command, of: Decidable = quote) =>
  decideStatus(of, request, { at: now, rules: keepAll, ifRevision });

describe('decideStatus', () => {
  it('records who changed it and when, as the next revision', () => {
    const entry = { status: 'completed', device: '前台', changeId: 'second' } as const;
    expect(decide({ ...entry, ifRevision: 3 })).toEqual({
      kind: 'changed',
      quote: {
        ...quote,
        status: 'completed',
        revision: 4,
        updatedAt: at,
        history: [...quote.history, { ...entry, at }],
      },
    });
  });

  it('changes nothing when the status is that already', () => {
    expect(decide({ status: 'pending' })).toEqual({ kind: 'unchanged', quote });
  });

  it('takes a repeated command once, whatever revision it was made for', () => {
    const repeat = { status: 'completed', changeId: 'first', ifRevision: 1 } as const;
    expect(decide(repeat)).toEqual({ kind: 'unchanged', quote });
  });

  it('refuses a command that was made for another revision', () => {
    const refusal = { kind: 'refused', reason: 'conflict', quote };
    expect(decide({ status: 'completed', ifRevision: 2 })).toEqual(refusal);
  });

  it('starts the clock of the document, and every other status ends it', () => {
    const rules = { retentionHours: 23, abandonedDays: 'off' } as const;
    const completed = decideStatus(quote, { status: 'completed' }, { at: now, rules }).quote;
    expect(completed.fileDeletionDueAt).toBe('2026-11-21T09:00:00.000Z');
    const resumed = decideStatus(completed, { status: 'in-progress' }, { at: now, rules }).quote;
    expect(resumed).not.toHaveProperty('fileDeletionDueAt');
    const { filePath: _gone, ...without } = quote;
    const late = decideStatus(without, { status: 'completed' }, { at: now, rules }).quote;
    expect(late).not.toHaveProperty('fileDeletionDueAt');
  });

  it('takes back no deletion that a person has asked for', () => {
    const requested = decideDeletionRequest(quote, {}, { at: now }).quote;
    const later = decideStatus(
      requested,
      { status: 'in-progress' },
      { at: now + 1, rules: keepAll },
    ).quote;
    expect(later.fileDeletionDueAt).toBe(at);
  });

  it('keeps the first status and the latest changes, so that a record does not grow without end', () => {
    let last: Decidable = quote;
    const device = 'Firefox on Windows, at the desk by the window';
    for (let change = 1; change <= 600; change += 1) {
      const status = change % 2 === 0 ? 'pending' : 'in-progress';
      last = decide({ status, device, changeId: `change-${change}` }, last).quote;
    }
    expect(last.history).toHaveLength(100);
    expect(last.historyOmitted).toBe(501);
    expect(last.history[0]).toEqual(quote.history[0]);
    expect(last.history.at(-1)?.changeId).toBe('change-600');
    expect(JSON.stringify(last).length).toBeLessThan(25_000);
  });

  it('keeps what only one program knows', () => {
    const own = { ...quote, fileSha256: 'f'.repeat(64), fromALaterRelease: 1 };
    const decision = decideStatus(own, { status: 'completed' }, { at: now, rules: keepAll });
    expect(decision.quote).toMatchObject({ fileSha256: own.fileSha256, fromALaterRelease: 1 });
  });
});
