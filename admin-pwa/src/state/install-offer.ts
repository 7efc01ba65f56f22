import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface InstallOffer {
  readonly ask: (() => Promise<unknown>) | null;
}

const offer = createStore<InstallOffer>(() => ({ ask: null }));

export function setInstallOffer(ask: InstallOffer['ask']): void {
  offer.setState({ ask });
}

export function useInstallOffer(): boolean {
  return useStore(offer, ({ ask }) => ask !== null);
}

/** Asks the person; a browser lets this happen once per offer. */
export async function install(): Promise<void> {
  const { ask } = offer.getState();
  offer.setState({ ask: null });
  await ask?.();
}
