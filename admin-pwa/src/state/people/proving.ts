import { HttpError } from '@yiqiao/contract/http/http-error';
import { ownEndpoints, type Proof } from '@yiqiao/contract/http/own-endpoints';
import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';
import { createExplainPeople } from './explain-people.ts';

/**
 * Does something for which the server may want a fresh proof of who this is: then it asks for one, and does the same
 * again. Without one it rejects with what the server said. @param deed in words, for the question.
 */
export type WithProof = <T>(deed: string, act: () => Promise<T>) => Promise<T>;

export interface ProofActions {
  /** Shows who this is; what waits for it goes on. @returns why it was not accepted, in words; `null` if it was. */
  prove(proof: Proof): Promise<string | null>;
  /** What waits for a proof is not done. */
  leaveProof(): void;
}

export function createProving(
  context: ConsoleContext,
  needs: SessionNeeds,
): ProofActions & { readonly withProof: WithProof } {
  const { edges, store } = context;
  const { sessionId } = needs;
  const explain = createExplainPeople(context, needs);
  let answer: ((isProven: boolean) => void) | null = null;

  function settle(isProven: boolean): void {
    answer?.(isProven);
    answer = null;
    store.setState({ proofFor: null });
  }

  function askFor(deed: string): Promise<boolean> {
    settle(false);
    return new Promise((resolve) => {
      answer = resolve;
      store.setState({ proofFor: deed });
    });
  }

  return {
    async withProof(deed, act) {
      const askedIn = sessionId();
      try {
        return await act();
      } catch (error) {
        // Before somebody is in, only a log-in proves who they are.
        const canAsk = store.getState().session !== 'signed-out';
        if (!isProofWanted(error) || !canAsk) throw error;
        const isProven = await askFor(deed);
        if (!isProven || sessionId() !== askedIn) throw error;
        return act();
      }
    },
    async prove(body) {
      const askedIn = sessionId();
      try {
        await edges.ask(ownEndpoints.prove, {}, { body });
      } catch (error) {
        return explain(askedIn, error);
      }
      settle(true);
      return null;
    },
    leaveProof: () => settle(false),
  };
}

function isProofWanted(error: unknown): boolean {
  return error instanceof HttpError && error.problem?.code === 'proof-wanted';
}
