import { areFilesGone } from '../../files/order-files.ts';
import type { Decidable } from '../../record/decision.ts';
import { type ClientEvent, isQueued, type OfficeEvent } from '../../record/mail.ts';
import { gatherMessages } from './gathered-messages.ts';
import { findNews } from './order-news.ts';

type Report =
  | { readonly to: 'client'; readonly event: ClientEvent }
  | { readonly to: 'office'; readonly event: OfficeEvent };

/** An event that a mail reports. */
export type MailOccasion = Report & {
  readonly about?: string;
  /** If it has yet to happen: when, in ms since the epoch. */
  readonly happensAt?: number;
};

/** The events between two states of a submission. @param before undefined for a new one. */
export function findMailEvents(
  before: Decidable | undefined,
  after: Decidable,
): readonly MailOccasion[] {
  if (before === undefined) {
    // Staff hand the link on themselves.
    if (after.origin !== undefined) return [];
    return [
      { to: 'client', event: 'received' },
      { to: 'office', event: 'new-request' },
    ];
  }
  const isEnd = isForgotten(after) && !isForgotten(before);
  const occasions = [
    ...findMessages(before, after),
    ...findUnreported(before, after),
    ...findAcceptance(before, after),
    ...findNews(before, after),
    ...additions.flatMap(({ namesIn, ...report }) => {
      const known = namesIn(before);
      const added = namesIn(after).filter((name) => !known.includes(name));
      return added.map((about) => ({ ...report, about }));
    }),
    ...(isEnd ? [{ to: 'client', event: 'completed' } as const] : []),
  ];
  // The mails about the acceptance say that it was paid.
  const isPaidFor = before.acceptance === undefined && after.acceptance?.byPayment === true;
  return isPaidFor ? occasions.filter(({ event }) => !paymentEvents.includes(event)) : occasions;
}

const paymentEvents: readonly string[] = ['payment', 'paid'];

/** Lists in a record of which each new item is an event, named by its id. */
const additions: readonly (Report & {
  readonly namesIn: (quote: Decidable) => readonly string[];
})[] = [
  {
    to: 'client',
    event: 'quote',
    namesIn: ({ offers = [] }) => offers.map(({ version }) => `${version}`),
  },
  {
    to: 'office',
    event: 'refusal',
    namesIn: ({ refusals = [] }) => refusals.map(({ version }) => `${version}`),
  },
  {
    to: 'client',
    event: 'delivered',
    namesIn: ({ deliveries = [] }) => deliveries.map(({ number }) => `${number}`),
  },
  {
    to: 'office',
    event: 'file',
    namesIn: ({ sources = [] }) =>
      sources.filter(({ from }) => from === 'client').map(({ id }) => id),
  },
  { to: 'office', event: 'wish', namesIn: ({ wishes = [] }) => wishes.map(({ id }) => id) },
  {
    to: 'office',
    event: 'revision',
    namesIn: ({ deliveries = [] }) =>
      deliveries.filter(({ revision }) => revision).map(({ number }) => `${number}`),
  },
  {
    to: 'office',
    event: 'confirmation',
    namesIn: ({ deliveries = [] }) =>
      deliveries.filter(({ confirmedAt }) => confirmedAt).map(({ number }) => `${number}`),
  },
  // Once for each payment: the provider itself tells the office about refunds.
  {
    to: 'office',
    event: 'paid',
    namesIn: ({ payments = [] }) => payments.filter(({ paidAt }) => paidAt).map(({ id }) => id),
  },
];

function findMessages(before: Decidable, after: Decidable): MailOccasion[] {
  const known = new Set(before.messages?.map(({ id }) => id));
  // A revision has a more detailed mail of its own.
  for (const { revision } of after.deliveries ?? []) known.add(revision?.id ?? '');
  const fresh = (after.messages ?? []).filter(
    // The mail about a file reports what came with it.
    ({ id, sourceId }) => !known.has(id) && sourceId === undefined,
  );
  return fresh.map(({ from, id }) =>
    from === 'client'
      ? { to: 'office', event: 'answer', about: id }
      : { to: 'client', event: 'question', about: id },
  );
}

/** Messages that arrived while the mail about the earlier ones was being sent. */
function findUnreported({ mails: known = [] }: Decidable, after: Decidable): MailOccasion[] {
  const queued = new Set(known.filter(isQueued).map(({ id }) => id));
  const sent = after.mails?.filter(({ id, state }) => state === 'sent' && queued.has(id)) ?? [];
  return sent.flatMap(({ upTo }) => {
    const [, next] = gatherMessages(after, upTo);
    return next === undefined ? [] : [{ to: 'office', event: 'answer', about: next.id } as const];
  });
}

function findAcceptance(before: Decidable, { acceptance }: Decidable): MailOccasion[] {
  if (acceptance === undefined || acceptance.version === before.acceptance?.version) return [];
  const about = `${acceptance.version}`;
  return [
    { to: 'client', event: 'accepted', about },
    { to: 'office', event: 'acceptance', about },
  ];
}

/** Whether the project is completed and all its files are deleted, the client's and the delivered ones. */
function isForgotten(quote: Decidable): boolean {
  return quote.status === 'completed' && areFilesGone(quote);
}
