import { addItem, type Segments } from '@yiqiao/contract/segments';
import * as z from 'zod/mini';
import { type Commit, idsOf } from './store-change.ts';

/**
 * So that a reader who was away can be told what has changed. A cursor is the number and the checksum of
 * the last commit that its reader has seen: a store that went another way since, because an older copy was
 * put in its place, has another commit under that number and does not know the cursor.
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

/** Some weeks of a busy office. Who was away for longer gets the whole list, which then is not much more. */
const rememberedSegments = 40;

export function rememberCommit(
  recent: Segments<RecentCommit>,
  { checksum, changes }: Commit,
): Segments<RecentCommit> {
  return addItem(recent, { checksum, ids: changes.flatMap(idsOf) }).slice(0, rememberedSegments);
}

/** `null` when no commit is remembered: the state cannot be told from another one. */
export function cursorOf({ sequence, recent }: RecentCommits): string | null {
  const last = recent[0]?.[0];
  return last === undefined ? null : `${sequence}-${last.checksum}`;
}

/** The submissions changed since, by the first of their changes; `null` for a cursor that is not known. */
export function idsChangedSince(book: RecentCommits, cursor: string): readonly string[] | null {
  const [, sequence, checksum] = /^(\d+)-([0-9a-f]+)$/.exec(cursor) ?? [];
  const recent = book.recent.flat();
  const missed = book.sequence - Number(sequence);
  if (checksum === undefined || recent[missed]?.checksum !== checksum) return null;
  const commits = recent.slice(0, missed).reverse();
  return [...new Set(commits.flatMap(({ ids }) => ids))];
}
