import { findLanguage } from '@yiqiao/contract/text/languages';
import { useStore } from 'zustand';
import { registerUnsavedWork } from '../../start/unsaved-work.ts';
import { createRequestDraft } from '../fields/request-draft.ts';
import { sendQuote } from '../sending/send-quote.ts';
import { createKey } from './create-key.ts';
import { createDesk } from './desk.ts';
import type { DeskState } from './desk-state.ts';

/** The visitor's desk. It outlives the page, so visiting the checkout or the agreement loses nothing. */
export const quoteDesk = createDesk({
  measureFile: async (file, options) => {
    const { measureFile } = await import('@yiqiao/measure/browser');
    return measureFile(file, options);
  },
  sendQuote,
  draft: createRequestDraft(() => sessionStorage),
  createKey,
  now: () => performance.now(),
  getTimeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  getLanguage: () => findLanguage(window.location.pathname),
});

registerUnsavedWork(quoteDesk.holdsUnsavedWork);

export function useQuoteDesk<T>(select: (desk: DeskState) => T): T {
  return useStore(quoteDesk.store, select);
}
