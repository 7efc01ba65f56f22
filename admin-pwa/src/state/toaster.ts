import * as look from '@yiqiao/look/toaster';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ToastContent {
  readonly title: string;
  readonly description: string;
  readonly variant?: 'default' | 'destructive';
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  /** What the action does, for people who cannot see its context. */
  readonly altText: string;
  run(): void;
}

type State = look.ToastState<ToastContent>;

export type Toast = NonNullable<State['toast']>;

export interface Toaster extends look.Toaster<ToastContent> {
  readonly store: StoreApi<State>;
}

/** Shows one toast at a time: a new one replaces the old. */
export function createToaster(plan: (task: () => void, delayMs: number) => void): Toaster {
  const store = createStore<State>(() => ({ toast: null }));
  return { store, ...look.createToaster(store, plan) };
}
