import { createHash } from 'node:crypto';

/** A state of the store. */
export interface State {
  /**
   * Identifies the store and its timeline, which changes with a restore or when a standby takes over: the same
   * transaction ids then mean other transactions.
   */
  readonly course: string;
  /** The visible transactions, in PostgreSQL's format: `xmin:xmax:xip`. */
  readonly snapshot: string;
}

/** @returns an opaque text for readers. */
export function formatCursor({ course, snapshot }: State): string {
  const text = `${digest(course, 12)}.${snapshot.replaceAll(':', '-')}`;
  return `${text}.${digest(`${course} ${snapshot}`, 8)}`;
}

/** @returns the snapshot in a cursor, if it is a valid one; see `isOfCourse`. */
export function readSnapshot(cursor: string): string | null {
  const [, written] = /^[0-9a-f]{12}\.([\d,-]{3,4000})\.[0-9a-f]{8}$/.exec(cursor) ?? [];
  return written?.replaceAll('-', ':') ?? null;
}

/** Whether a cursor is unaltered and of this timeline. */
export function isOfCourse(cursor: string, course: string): boolean {
  const snapshot = readSnapshot(cursor);
  return snapshot !== null && formatCursor({ course, snapshot }) === cursor;
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
