import { createToaster, type ToastState } from '@yiqiao/look/toaster';
import { create } from 'zustand';

interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

type State = ToastState<ToastContent>;

export type Toast = NonNullable<State['toast']>;

export const useToastStore = create<State>(() => ({ toast: null }));

export const { show: showToast, dismiss: dismissToast } = createToaster<ToastContent>(
  useToastStore,
  (task, delayMs) => void setTimeout(task, delayMs),
);

/** Dismisses the current toast, if any: it no longer applies. */
export function dropToast(): void {
  const { toast } = useToastStore.getState();
  if (toast !== null) dismissToast(toast.id);
}
