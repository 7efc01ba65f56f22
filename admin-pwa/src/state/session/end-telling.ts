import type { ConsoleEdges } from '../edges.ts';

/**
 * Nobody is logged in here any more: nothing is told here, whether or not the server can be reached. It ends the
 * subscription with the session.
 */
export function endTelling({ push }: Pick<ConsoleEdges, 'push'>): void {
  push.end().catch((error: unknown) => {
    globalThis.console.warn('A push subscription could not be ended.', error);
  });
}
