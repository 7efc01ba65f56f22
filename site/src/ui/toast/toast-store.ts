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

/** How long a dismissed toast is kept in the state after it has left the screen. */
export const toastRemovalDelayMs = 1_000_000;

interface ToastState {
  /** The current toast; a newer one replaces it. */
  readonly toast: Toast | null;
}

export const useToastStore = create<ToastState>(() => ({ toast: null }));

let lastId = 0;

/** Shows a notification in place of the previous one. Anything important must also be shown in the page. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  useToastStore.setState({ toast: { ...message, id: lastId, isOpen: true } });
}

/** Removes a toast from the screen at once, and from the state after the removal delay. */
export function dismissToast(id: number): void {
  const { toast } = useToastStore.getState();
  if (toast?.id !== id || !toast.isOpen) return;
  useToastStore.setState({ toast: { ...toast, isOpen: false } });
  setTimeout(() => removeToast(id), toastRemovalDelayMs);
}

/** Dismisses the current toast, if any: it no longer applies. */
export function dropToast(): void {
  const { toast } = useToastStore.getState();
  if (toast !== null) dismissToast(toast.id);
}

function removeToast(id: number): void {
  useToastStore.setState(({ toast }) => (toast?.id === id ? { toast: null } : {}));
}
