import { createContext, use } from 'react';
import { useStore } from 'zustand';
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
  return useStore(useConsole().store, select);
}

export function useToast(): Toast | null {
  return useStore(useConsole().toaster.store, ({ toast }) => toast);
}
