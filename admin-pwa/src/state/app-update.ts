import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** "taken-over": another tab has let the new version in, and this one still runs the old. */
export type AppUpdate =
  | { readonly kind: 'none' }
  | { readonly kind: 'offered'; readonly accept: () => void }
  | { readonly kind: 'taken-over' };

const update = createStore<AppUpdate>(() => ({ kind: 'none' }));

export function setAppUpdate(next: AppUpdate): void {
  update.setState(next, true);
}

export function useAppUpdate(): AppUpdate {
  return useStore(update);
}
