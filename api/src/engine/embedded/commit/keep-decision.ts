import type { AdvanceDecision } from '@yiqiao/contract/commands/server/advance';
import type { AnyDecision, PaymentIntent } from '@yiqiao/ports/record-store';
import type { QuoteDraft } from '../book/quote-draft.ts';

/** Keeps what was decided on a submission that there is. */
export function keepChange<D extends AnyDecision>(draft: QuoteDraft, decision: D): D {
  if (decision.kind === 'changed') draft.put(decision.quote);
  return decision;
}

/** Keeps what was decided on an advance. */
export function keepAdvance(
  draft: QuoteDraft,
  decision: AdvanceDecision<PaymentIntent>,
): AdvanceDecision<PaymentIntent> {
  if (decision.kind === 'changed') draft.putPaymentIntent(decision.advance);
  return decision;
}

/** Keeps a new submission. @throws when its id or its reference is taken. */
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
