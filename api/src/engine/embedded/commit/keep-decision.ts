import type { AnyDecision } from '../../record-store.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** Keeps what was decided on a submission that there is. */
export function keepChange<D extends AnyDecision>(draft: QuoteDraft, decision: D): D {
  if (decision.kind === 'changed') draft.put(decision.quote);
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
