/** How much processor time each client's documents have used. */
export interface ProcessorAccounts {
  /** In ms; recent use counts more than old use. */
  spentBy(client: string): number;
  charge(client: string, ms: number): void;
}

/** Half of the recorded use is forgotten after this time. */
const halfLifeMs = 15 * 60_000;
/** An account that holds less than this is closed. */
const smallestMs = 1;

/** @param clock in ms. */
export function createProcessorAccounts(clock: () => number): ProcessorAccounts {
  const accounts = new Map<string, { readonly ms: number; readonly at: number }>();

  function spentBy(client: string): number {
    const account = accounts.get(client);
    if (account === undefined) return 0;
    return account.ms * 0.5 ** ((clock() - account.at) / halfLifeMs);
  }

  return {
    spentBy,
    charge(client, ms) {
      const spent = spentBy(client) + ms;
      accounts.delete(client);
      accounts.set(client, { ms: spent, at: clock() });
      closeSmall();
    },
  };

  /** Accounts are in the order of their last charge, so the first one worth keeping ends the search. */
  function closeSmall(): void {
    for (const client of accounts.keys()) {
      if (spentBy(client) >= smallestMs) return;
      accounts.delete(client);
    }
  }
}
