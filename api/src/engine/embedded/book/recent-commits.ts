import { addItem, type Segments } from '@yiqiao/contract/segments';
import * as z from 'zod/mini';
import { type Commit, idsOf } from './store-change.ts';

/**
 * Remembers which submissions recent commits changed, for readers that come back. A cursor is the number and
 * checksum of the last commit its reader has seen: if an older copy of the store was restored, the commit of that
 * number is a different one and the cursor is unknown.
 */
export const recentCommitSchema = z.object({
  checksum: z.string(),
  /** The submissions that were added, changed or erased. */
  ids: z.array(z.string()),
});

export type RecentCommit = z.infer<typeof recentCommitSchema>;

export interface RecentCommits {
  /** Number of the last commit. */
  readonly sequence: number;
  readonly recent: Segments<RecentCommit>;
}

/**
 * Some weeks of a busy office. A reader that was away for longer gets the whole list, which is not much more by
 * then.
 */
const rememberedSegments = 40;

export function rememberCommit(
  recent: Segments<RecentCommit>,
  { checksum, changes }: Commit,
): Segments<RecentCommit> {
  return addItem(recent, { checksum, ids: changes.flatMap(idsOf) }).slice(0, rememberedSegments);
}

/** `null` when no commit is remembered, so that the state cannot be identified. */
export function cursorOf({ sequence, recent }: RecentCommits): string | null {
  const last = recent[0]?.[0];
  return last === undefined ? null : `${sequence}-${last.checksum}`;
}

/** The submissions changed since, in order of their first change; `null` for an unknown cursor. */
export function idsChangedSince(book: RecentCommits, cursor: string): readonly string[] | null {
  const [, sequence, checksum] = /^(\d+)-([0-9a-f]+)$/.exec(cursor) ?? [];
  const recent = book.recent.flat();
  const missed = book.sequence - Number(sequence);
  if (checksum === undefined || recent[missed]?.checksum !== checksum) return null;
  const commits = recent.slice(0, missed).reverse();
  return [...new Set(commits.flatMap(({ ids }) => ids))];
}
