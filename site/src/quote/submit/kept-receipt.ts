import { create } from 'zustand';
import { registerUnsavedWork } from '../../start/unsaved-work.ts';
import type { SuccessState } from './success-state.ts';

/** What the office received while the visitor was on another page, until they have seen it. */
export const useKeptReceipt = create<{ readonly kept: SuccessState | null }>(() => ({
  kept: null,
}));

export function keepReceipt(kept: SuccessState | null): void {
  useKeptReceipt.setState({ kept });
}

// The link to the client's page may stand nowhere else.
registerUnsavedWork(() => useKeptReceipt.getState().kept !== null);
