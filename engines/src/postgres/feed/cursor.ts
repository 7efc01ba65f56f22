import { createHash } from 'node:crypto';

/** A state of the store. */
export interface State {
  /**
   * Identifies the store and its timeline, which changes with a restore or when a standby takes over: the same
   * transaction ids then mean other transactions.
   */
  readonly timeline: string;
  /** The visible transactions, in PostgreSQL's format: `xmin:xmax:xip`. */
  readonly snapshot: string;
}

/** @returns an opaque text for readers. */
export function formatCursor({ timeline, snapshot }: State): string {
  const text = `${digest(timeline, 12)}.${snapshot.replaceAll(':', '-')}`;
  return `${text}.${digest(`${timeline} ${snapshot}`, 8)}`;
}

/** @returns the snapshot in a cursor, or `null` if it is malformed. Only `isOfTimeline` tells whether it is genuine. */
export function readSnapshot(cursor: string): string | null {
  const [, written] = /^[0-9a-f]{12}\.([\d,-]{3,4000})\.[0-9a-f]{8}$/.exec(cursor) ?? [];
  return written?.replaceAll('-', ':') ?? null;
}

/** Whether a cursor is unaltered and of this timeline. */
export function isOfTimeline(cursor: string, timeline: string): boolean {
  const snapshot = readSnapshot(cursor);
  return snapshot !== null && formatCursor({ timeline, snapshot }) === cursor;
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
