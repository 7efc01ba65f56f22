/** A toast is this and whatever else a program says with it. */
interface Shown {
  readonly id: number;
  readonly isOpen: boolean;
}

/** The current toast; a newer one replaces it. */
export interface ToastState<Content> {
  readonly toast: (Content & Shown) | null;
}

interface ToastStore<Content> {
  getState(): ToastState<Content>;
  setState(state: ToastState<Content>): void;
}

export interface Toaster<Content> {
  /** Shows a toast in place of the previous one. Anything important must also be shown in the page. */
  show(content: Content): void;
  /** Removes a toast from the screen at once, and from the state after the removal delay. */
  dismiss(id: number): void;
  /** Removes the current toast, if any, from the state as well: it may name a client. */
  clear(): void;
}

/** How long a dismissed toast stays in the state. Source: product specification, section 4. */
export const toastRemovalDelayMs = 1_000_000;

/**
 * The rules of one toast at a time.
 * @param plan runs a task after a delay in ms.
 */
export function createToaster<Content>(
  store: ToastStore<Content>,
  plan: (task: () => void, delayMs: number) => void,
): Toaster<Content> {
  let lastId = 0;
  const clear = () => store.setState({ toast: null });
  return {
    show(content) {
      lastId += 1;
      store.setState({ toast: { ...content, id: lastId, isOpen: true } });
    },
    dismiss(id) {
      const { toast } = store.getState();
      if (toast?.id !== id || !toast.isOpen) return;
      store.setState({ toast: { ...toast, isOpen: false } });
      plan(() => {
        if (store.getState().toast?.id === id) clear();
      }, toastRemovalDelayMs);
    },
    clear,
  };
}
