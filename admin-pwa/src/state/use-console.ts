import { createContext, use, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Console } from './console.ts';
import type { ConsoleState } from './console-state.ts';
import type { Toast } from './toaster.ts';

export const ConsoleContext = createContext<Console | null>(null);

/** The console's actions. */
export function useConsole(): Console {
  const console = use(ConsoleContext);
  if (console === null) throw new Error('useConsole outside of ConsoleContext');
  return console;
}

/** A part of the console's state; renders again when it changes. */
export function useConsoleState<T>(select: (state: ConsoleState) => T): T {
  return useSelected(useConsole().store, select);
}

export function useToast(): Toast | null {
  return useSelected(useConsole().toaster.store, ({ toast }) => toast);
}

/** The server snapshot is the current state: zustand's own hook would render the initial one first. */
export function useSelected<S, T>(store: StoreApi<S>, select: (state: S) => T): T {
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
