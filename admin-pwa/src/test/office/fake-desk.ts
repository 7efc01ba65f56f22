import { HttpError } from '@yiqiao/contract/http/http-error';
import type { ChangeResult } from '@yiqiao/contract/http/take';
import type { Decision } from '@yiqiao/contract/record/decision';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

export type Fault = 'offline' | 'lost-answer' | number;

/** What a fake office holds, and what goes wrong in it. */
export interface FakeState {
  quotes: QuoteSubmission[];
  /** Ids of those that were erased, in the order they went. */
  readonly erased: string[];
  isSignedIn: boolean;
  /** Whose session it is; `null` in an office whose server does not tell people apart. */
  person: OwnPerson | null;
  /** The session has ended because its person was removed. */
  removed: { readonly by: string; readonly at: string } | null;
  /** What goes wrong with the next calls, in order; empty once used up. */
  faults: Fault[];
  readonly calls: string[];
}

type Outcome = 'answer' | 'lose';

/** How every call of a fake office begins and ends. */
export interface FakeDesk {
  /** Notes the call and meets its fault. */
  meet(call: string): Outcome;
  /** The same for a call that needs a session. */
  meetStaff(call: string): Outcome;
  /** Decides by the rules of the real server, on the submission as it is. */
  decide<D extends Decision<QuoteSubmission, string>>(
    id: string,
    take: (quote: QuoteSubmission) => D,
  ): D;
}

export function createFakeDesk(state: FakeState): FakeDesk {
  function meet(call: string): Outcome {
    state.calls.push(call);
    const fault = state.faults.shift();
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (typeof fault === 'number') throw refusal(fault, 'test', `Fault ${fault}`);
    return fault === 'lost-answer' ? 'lose' : 'answer';
  }

  return {
    meet,
    meetStaff(call) {
      const outcome = meet(call);
      if (!state.isSignedIn) throw refusal(401, 'unauthenticated', 'Log in first');
      return outcome;
    },
    decide(id, take) {
      const quote = state.quotes.find((row) => row.id === id);
      if (!quote) throw refusal(404, 'not-found', 'Quote not found');
      const decision = take(quote);
      state.quotes = state.quotes.map((row) => (row === quote ? decision.quote : row));
      return decision;
    },
  };
}

/** When everything in a fake office happens. */
export const changedAt = Date.parse('2026-11-20T10:00:00.000Z');

export function refusal(status: number, code: string, message: string): HttpError {
  return new HttpError(status, '', JSON.stringify({ message, code }));
}

export function answer(
  decision: Decision<QuoteSubmission, string>,
  outcome: Outcome,
): ChangeResult {
  const { quote } = decision;
  if (decision.kind === 'refused') {
    const { reason: code } = decision;
    return code === 'conflict' ? { kind: code, quote } : { kind: 'refused', code, quote };
  }
  if (outcome === 'lose') throw new TypeError('Failed to fetch');
  return { kind: 'updated', quote };
}
