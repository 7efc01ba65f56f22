import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';
import { createExplainPeople } from './explain-people.ts';
import type { WithProof } from './proving.ts';

/** What was asked for, or in words why there is no answer. */
export type Told<T> =
  | { readonly kind: 'told'; readonly value: T }
  | { readonly kind: 'none'; readonly message: string };

export interface Telling {
  readonly tell: <T>(act: () => Promise<T>) => Promise<Told<T>>;
  /** The same, where the server may want a proof first. @param deed in words. */
  readonly tellProven: <T>(deed: string, act: () => Promise<T>) => Promise<Told<T>>;
  /** The same. @returns why it failed, in words; `null` if it did not. */
  readonly change: (deed: string, act: () => Promise<unknown>) => Promise<string | null>;
}

/** Calls whose failures are told in words, and acted on. */
export function createTelling(
  context: ConsoleContext,
  needs: SessionNeeds & { readonly withProof: WithProof },
): Telling {
  const { sessionId, withProof } = needs;
  const explain = createExplainPeople(context, needs);

  async function tell<T>(act: () => Promise<T>): Promise<Told<T>> {
    const askedIn = sessionId();
    try {
      return { kind: 'told', value: await act() };
    } catch (error) {
      return { kind: 'none', message: await explain(askedIn, error) };
    }
  }

  const tellProven = <T>(deed: string, act: () => Promise<T>) => tell(() => withProof(deed, act));
  return {
    tell,
    tellProven,
    async change(deed, act) {
      const outcome = await tellProven(deed, act);
      return outcome.kind === 'told' ? null : outcome.message;
    },
  };
}
