import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useConsole } from '../state/use-console.ts';
import { LateHandOver } from './late-hand-over.tsx';

/** What can be done about whose an order is. */
export interface Assigning {
  take(quote: QuoteSubmission): void;
  /** Asks who gets it. @param word under which the question opens. */
  ask(quote: QuoteSubmission, word: Element | null): void;
}

const Context = createContext<Assigning>({ take() {}, ask() {} });

interface Asked {
  readonly quote: QuoteSubmission;
  readonly word: Element | null;
}

/** Whose an order is can be decided in the list, in the detail and by key; there is one question for all. */
export function AssigningProvider({ children }: { children: ReactNode }) {
  const { assign, store } = useConsole();
  const [asked, setAsked] = useState<Asked | null>(null);
  const assigning = useMemo<Assigning>(
    () => ({
      take(quote) {
        const { person } = store.getState();
        if (person !== null) void assign(quote, person.id);
      },
      ask: (quote, word) => setAsked({ quote, word }),
    }),
    [assign, store],
  );
  return (
    <Context value={assigning}>
      {children}
      {asked !== null && <LateHandOver {...asked} onClose={() => setAsked(null)} />}
    </Context>
  );
}

export function useAssigning(): Assigning {
  return useContext(Context);
}
