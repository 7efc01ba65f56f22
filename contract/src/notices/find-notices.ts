import { findQuestion } from '../life/life-state.ts';
import type { Decidable } from '../record/decision.ts';
import { findJobNotices } from './find-job-notices.ts';
import type { Occasion } from './occasion.ts';

/** What people are told of a change. @param before undefined of a new submission. */
export function findNotices(before: Decidable | undefined, after: Decidable): readonly Occasion[] {
  if (before === undefined) return [{ kind: 'new-request', by: after.origin?.by?.id }];
  return [
    ...findWords(before, after),
    ...findAnswers(before, after),
    ...findPayments(before, after),
    ...findHandOver(before, after),
    ...findJobNotices(before, after),
  ];
}

/** What clients write, add, and ask for. */
function findWords(before: Decidable, after: Decidable): Occasion[] {
  const isNewTo = <Entry extends { readonly id: string }>(known: readonly Entry[] = []) => {
    const ids = new Set(known.map(({ id }) => id));
    return ({ id }: Entry) => !ids.has(id);
  };
  const { messages = [], sources = [], wishes = [], deliveries = [] } = after;
  const asked = deliveries.flatMap(({ revision }) => revision ?? []);
  const revisions = new Set(asked.map(({ id }) => id));
  const written = messages
    .filter(isNewTo(before.messages))
    // A revision, and what comes with a file, is told of as that.
    .filter(({ id, from, sourceId }) => from === 'client' && !revisions.has(id) && !sourceId);
  const kindOfWritten = findQuestion(before) === null ? 'question' : 'answer';
  const added = sources.filter(isNewTo(before.sources)).filter(({ from }) => from === 'client');
  const earlier = (before.deliveries ?? []).flatMap(({ revision }) => revision ?? []);
  return [
    ...written.map(() => ({ kind: kindOfWritten }) as const),
    ...added.map(() => ({ kind: 'file' }) as const),
    ...(asked.length > earlier.length ? [{ kind: 'revision' } as const] : []),
    ...wishes.filter(isNewTo(before.wishes)).map(() => ({ kind: 'wish' }) as const),
  ];
}

function findAnswers(before: Decidable, { acceptance, refusals = [] }: Decidable): Occasion[] {
  const isAccepted = acceptance !== undefined && acceptance.version !== before.acceptance?.version;
  const isDeclined = refusals.length > (before.refusals?.length ?? 0);
  return [
    // Whoever accepts by paying has paid.
    ...(isAccepted && acceptance.byPayment !== true ? [{ kind: 'quote-accepted' } as const] : []),
    ...(isDeclined ? [{ kind: 'quote-declined' } as const] : []),
  ];
}

function findPayments(before: Decidable, after: Decidable): Occasion[] {
  const paidIn = ({ payments = [] }: Decidable) => payments.filter(({ paidAt }) => paidAt);
  const isPaid = paidIn(after).length > paidIn(before).length;
  const { recordedPayments = [] } = after;
  const recorded = recordedPayments.slice(before.recordedPayments?.length ?? 0);
  return [
    ...(isPaid ? [{ kind: 'paid' } as const] : []),
    ...recorded.map(({ by }) => ({ kind: 'paid', by: by?.id }) as const),
  ];
}

/** Given by somebody, or by itself where somebody was removed. */
function findHandOver(before: Decidable, { assignee, history }: Decidable): Occasion[] {
  const isSame = assignee?.id === before.assignee?.id && assignee?.at === before.assignee?.at;
  if (assignee === undefined || isSame) return [];
  const isByItself = history.at(-1)?.assignment?.because !== undefined;
  if (assignee.givenBy === undefined && !isByItself) return [];
  return [{ kind: 'order-handed-over', to: assignee.id, by: assignee.givenBy?.id }];
}
