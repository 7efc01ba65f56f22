import { create } from 'zustand';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

export interface Toast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

/** How long a dismissed toast stays in the state after it has left the screen. */
export const toastRemovalDelayMs = 1_000_000;

interface ToastState {
  /** The one toast there is: a newer one takes its place. */
  readonly toast: Toast | null;
}

export const useToastStore = create<ToastState>(() => ({ toast: null }));

let lastId = 0;

/** Shows a notification in place of the one before it. What matters must also stand in the page. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  useToastStore.setState({ toast: { ...message, id: lastId, isOpen: true } });
}

/** Takes a toast off the screen at once and out of the state after the removal delay. */
export function dismissToast(id: number): void {
  const { toast } = useToastStore.getState();
  if (toast?.id !== id || !toast.isOpen) return;
  useToastStore.setState({ toast: { ...toast, isOpen: false } });
  setTimeout(() => removeToast(id), toastRemovalDelayMs);
}

/** Takes whatever toast is shown off the screen: what it said is over. */
export function dropToast(): void {
  const { toast } = useToastStore.getState();
  if (toast !== null) dismissToast(toast.id);
}

function removeToast(id: number): void {
  useToastStore.setState(({ toast }) => (toast?.id === id ? { toast: null } : {}));
}
