import { createHash } from 'node:crypto';

/** A state of the store. */
export interface State {
  /**
   * Names the store and the course that it took: another one after a restore, or when a standby took over.
   * Transactions have the same numbers there and are others.
   */
  readonly course: string;
  /** The transactions that can be seen in it, as PostgreSQL writes them: `xmin:xmax:xip`. */
  readonly snapshot: string;
}

/** @returns a text for readers, who can neither read nor make one. */
export function formatCursor({ course, snapshot }: State): string {
  const text = `${digest(course, 12)}.${snapshot.replaceAll(':', '-')}`;
  return `${text}.${digest(`${course} ${snapshot}`, 8)}`;
}

/** @returns the snapshot that a cursor holds, if it is one; see `isOfCourse`. */
export function readSnapshot(cursor: string): string | null {
  const [, written] = /^[0-9a-f]{12}\.([\d,-]{3,4000})\.[0-9a-f]{8}$/.exec(cursor) ?? [];
  return written?.replaceAll('-', ':') ?? null;
}

/** Whether a cursor was given on this course, as it is. */
export function isOfCourse(cursor: string, course: string): boolean {
  const snapshot = readSnapshot(cursor);
  return snapshot !== null && formatCursor({ course, snapshot }) === cursor;
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
