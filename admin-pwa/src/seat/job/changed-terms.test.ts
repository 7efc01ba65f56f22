import { describe, expect, it } from 'vitest';
import { formerTerms } from './changed-terms.ts';

const at = '2026-11-20T10:00:00.000Z';
const offered = { state: 'offered', at };
const accepted = { state: 'accepted', at };

describe('formerTerms', () => {
  it('is nothing while the terms are those that were offered', () => {
    expect(formerTerms({ steps: [offered, accepted] })).toBeNull();
  });

  it('says what held at first, however often that has changed', () => {
    const first = { ...offered, was: { words: 8000 } };
    const second = { ...offered, was: { words: 8500, note: 'Before' } };
    expect(formerTerms({ steps: [offered, first, second] })).toEqual({
      words: 8000,
      note: 'Before',
    });
  });

  it('begins anew with an answer or a hand-in, which have seen them', () => {
    const early = { ...offered, was: { words: 8000 } };
    const late = { ...accepted, was: { dueAt: at } };
    const handedIn = { state: 'handed-in', at };
    expect(formerTerms({ steps: [offered, early, accepted] })).toBeNull();
    expect(formerTerms({ steps: [offered, early, accepted, late] })).toEqual({ dueAt: at });
    expect(formerTerms({ steps: [offered, accepted, late, handedIn] })).toBeNull();
  });

  it('tells a change that only adds a term', () => {
    expect(formerTerms({ steps: [offered, { ...offered, was: {} }] })).toEqual({});
  });
});
