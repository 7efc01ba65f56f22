import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideDeletionPlan, decideFileDeleted } from './decide-file-deletion.ts';
import { decideDeletionRequest } from './delete-file.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const quote = sampleQuote();

describe('decideDeletionRequest', () => {
  it('makes the document due at once', () => {
    expect(decideDeletionRequest(quote, {}, { at: now, ifRevision: 3 })).toEqual({
      kind: 'changed',
      quote: {
        ...quote,
        fileDeletionDueAt: at,
        fileDeletionCause: 'by-hand',
        fileDeletionRequestedAt: at,
        revision: 4,
        updatedAt: at,
      },
    });
  });

  it('answers a repeat before it looks at the revision, also when the document is gone', () => {
    const requested = decideDeletionRequest(quote, {}, { at: now }).quote;
    const context = { at: now, ifRevision: 3 };
    expect(decideDeletionRequest(requested, {}, context)).toEqual({
      kind: 'unchanged',
      quote: requested,
    });
    const deleted = decideFileDeleted(requested, { cause: 'by-hand' }, now).quote;
    expect(decideDeletionRequest(deleted, {}, context).kind).toBe('unchanged');
  });

  it('refuses a request that was made for another revision', () => {
    expect(decideDeletionRequest(quote, {}, { at: now, ifRevision: 2 })).toMatchObject({
      kind: 'refused',
      reason: 'conflict',
    });
  });
});

describe('decideFileDeleted', () => {
  it('takes the path and the plan away and says when and why, once', () => {
    const planned = sampleQuote({ fileDeletionDueAt: at });
    const { quote: deleted } = decideFileDeleted(planned, { cause: 'completed' }, now);
    const { filePath: _path, ...rest } = quote;
    expect(deleted).toEqual({
      ...rest,
      fileDeletedAt: at,
      fileDeletionCause: 'completed',
      revision: 4,
      updatedAt: at,
    });
    expect(deleted).not.toHaveProperty('filePath');
    expect(decideFileDeleted(deleted, { cause: 'by-hand' }, now + 1)).toEqual({
      kind: 'unchanged',
      quote: deleted,
    });
  });

  it('falls back on the count from before when one was under way', () => {
    const counting = sampleQuote({ wordCountBasis: 'counting' });
    const decision = decideFileDeleted(counting, { cause: 'by-hand' }, now);
    expect(decision.quote.wordCountBasis).toBe('estimated');
  });
});

describe('decideDeletionPlan', () => {
  const rules = { retentionHours: 23, abandonedDays: 30 } as const;

  it('plans by the rules, touches nothing else, and changes nothing the second time', () => {
    const { quote: planned } = decideDeletionPlan(quote, rules, now);
    expect(planned).toEqual({
      ...quote,
      fileDeletionDueAt: '2026-12-19T10:00:00.000Z',
      revision: 4,
      countRevisions: { from: 3, to: 4 },
    });
    expect(decideDeletionPlan(planned, rules, now).kind).toBe('unchanged');
  });

  it('takes back a plan that the rules no longer make, and no request of a person', () => {
    const planned = sampleQuote({ fileDeletionDueAt: at });
    const kept = decideDeletionPlan(planned, keepAll, now);
    expect(kept.quote).not.toHaveProperty('fileDeletionDueAt');
    const requested = decideDeletionRequest(quote, {}, { at: now }).quote;
    expect(decideDeletionPlan(requested, keepAll, now).kind).toBe('unchanged');
  });
});
