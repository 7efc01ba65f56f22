/** What each client's documents have cost. */
export interface ProcessorAccounts {
  /** Processor time that the client has used, in ms; what was long ago counts little. */
  spentBy(client: string): number;
  charge(client: string, ms: number): void;
}

/** After so long half of what was used is forgiven. */
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

  /** The longest untouched come first: those behind the first that is kept are looked at in their turn. */
  function closeSmall(): void {
    for (const client of accounts.keys()) {
      if (spentBy(client) >= smallestMs) return;
      accounts.delete(client);
    }
  }
}
