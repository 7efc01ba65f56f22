import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly variant: 'default' | 'destructive';
  readonly isOpen: boolean;
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  /** What the action does, for people who cannot see its context. */
  readonly altText: string;
  run(): void;
}

export type ToastContent = Omit<Toast, 'id' | 'isOpen' | 'variant'> & {
  readonly variant?: Toast['variant'];
};

export interface Toaster {
  readonly store: StoreApi<{ readonly toast: Toast | null }>;
  show(content: ToastContent): void;
  dismiss(id: number): void;
  /** Removes the toast at once, from memory as well: it may name a client. */
  clear(): void;
}

/** A dismissed toast is removed from the state after this time. Source: product specification, section 4. */
const removeDelayMs = 1_000_000;

/** Shows one toast at a time: a new one replaces the old. */
export function createToaster(plan: (task: () => void, delayMs: number) => void): Toaster {
  const store = createStore<{ readonly toast: Toast | null }>(() => ({ toast: null }));
  let lastId = 0;

  const remove = (id: number) => {
    if (store.getState().toast?.id === id) store.setState({ toast: null });
  };

  return {
    store,
    show(content) {
      lastId += 1;
      store.setState({ toast: { variant: 'default', ...content, id: lastId, isOpen: true } });
    },
    dismiss(id) {
      const { toast } = store.getState();
      if (toast?.id !== id) return;
      store.setState({ toast: { ...toast, isOpen: false } });
      plan(() => remove(id), removeDelayMs);
    },
    clear: () => store.setState({ toast: null }),
  };
}
