/**
 * Bytes that all uploads together may write in one turn of the event loop. One socket alone can hand
 * over two megabytes at once, and whoever asks for a page meanwhile waits until they are written.
 */
const bytesPerTurn = 256 * 1024;

/** Shares the server's thread between uploads and everybody else. */
export interface TurnBudget {
  /** @returns what has to be awaited before more is written; `null` while there is room in this turn. */
  spend(bytes: number): Promise<void> | null;
}

export function createTurnBudget(): TurnBudget {
  let spent = 0;
  let nextTurn: Promise<void> | null = null;
  return {
    spend(bytes) {
      nextTurn ??= new Promise((resolve) => {
        setImmediate(() => {
          spent = 0;
          nextTurn = null;
          resolve();
        });
      });
      spent += bytes;
      return spent < bytesPerTurn ? null : nextTurn;
    },
  };
}
