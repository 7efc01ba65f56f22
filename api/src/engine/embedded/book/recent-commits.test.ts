import { describe, expect, it } from 'vitest';
import { cursorOf, idsChangedSince, type RecentCommits, rememberCommit } from './recent-commits.ts';

const checksumOf = (sequence: number) => sequence.toString(16).padStart(8, '0');

function commitTimes(count: number): RecentCommits {
  let book: RecentCommits = { sequence: 0, recent: [] };
  for (let sequence = 1; sequence <= count; sequence += 1) {
    const commit = { sequence, checksum: checksumOf(sequence), changes: [] };
    book = { sequence, recent: rememberCommit(book.recent, commit) };
  }
  return book;
}

describe('idsChangedSince', () => {
  it('forgets what is too long ago, and only that', () => {
    const book = commitTimes(2500);
    const isKnown = (sequence: number) =>
      idsChangedSince(book, `${sequence}-${checksumOf(sequence)}`) !== null;
    expect([1, 450, 600, 2500, 2501].map(isKnown)).toEqual([false, false, true, true, false]);
  });
});

describe('cursorOf', () => {
  it('names nothing before the first commit that is remembered', () => {
    expect(cursorOf({ sequence: 7, recent: [] })).toBeNull();
  });
});
