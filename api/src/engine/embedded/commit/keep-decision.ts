import type { AdvanceDecision } from '@yiqiao/contract/commands/server/advance';
import type { AnyDecision, PaymentIntent } from '@yiqiao/ports/record-store';
import type { QuoteDraft } from '../book/quote-draft.ts';

/** Puts a decision on an existing submission into the draft. */
export function keepChange<D extends AnyDecision>(draft: QuoteDraft, decision: D): D {
  if (decision.kind === 'changed') draft.put(decision.quote);
  return decision;
}

/** Puts a decision on an advance into the draft. */
export function keepAdvance(
  draft: QuoteDraft,
  decision: AdvanceDecision<PaymentIntent>,
): AdvanceDecision<PaymentIntent> {
  if (decision.kind === 'changed') draft.putPaymentIntent(decision.advance);
  return decision;
}

/** Puts a new submission into the draft. @throws when its id or reference is taken. */
export function keepNew<D extends AnyDecision>(draft: QuoteDraft, decision: D): D {
  if (decision.kind !== 'changed') return decision;
  const { id, reference } = decision.quote;
  if (draft.get(id) !== undefined) throw new Error(`Submission ${id} exists already.`);
  if (draft.findByReference(reference) !== undefined) {
    throw new Error(`The reference ${reference} is taken.`);
  }
  draft.put(decision.quote);
  return decision;
}
