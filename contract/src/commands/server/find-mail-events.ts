import { hasFiles } from '../../files/order-files.ts';
import type { Decidable } from '../../record/decision.ts';
import { type ClientEvent, isQueued, type OfficeEvent } from '../../record/mail.ts';
import { gatherMessages } from './gathered-messages.ts';

type Told =
  | { readonly to: 'client'; readonly event: ClientEvent }
  | { readonly to: 'office'; readonly event: OfficeEvent };

/** Something that a reader is told of by mail. */
export type MailOccasion = Told & { readonly about?: string };

/** What has happened between two states of a submission. @param before undefined of a new one. */
export function findMailEvents(
  before: Decidable | undefined,
  after: Decidable,
): readonly MailOccasion[] {
  if (before === undefined) {
    return [
      { to: 'client', event: 'received' },
      { to: 'office', event: 'new-request' },
    ];
  }
  const isEnd = isForgotten(after) && !isForgotten(before);
  return [
    ...findMessages(before, after),
    ...findUntold(before, after),
    ...findAcceptance(before, after),
    ...additions.flatMap(({ namesIn, ...told }) => {
      const known = namesIn(before);
      const added = namesIn(after).filter((name) => !known.includes(name));
      return added.map((about) => ({ ...told, about }));
    }),
    ...(isEnd ? [{ to: 'client', event: 'completed' } as const] : []),
  ];
}

/** What a record may hold several of: a mail tells of each that is new, by the name that it has there. */
const additions: readonly (Told & {
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
  // Once for each payment: what comes back of it later, the provider tells the office itself.
  {
    to: 'office',
    event: 'paid',
    namesIn: ({ payments = [] }) => payments.filter(({ paidAt }) => paidAt).map(({ id }) => id),
  },
];

function findMessages(before: Decidable, after: Decidable): MailOccasion[] {
  const known = new Set(before.messages?.map(({ id }) => id));
  // A revision has a mail that says more.
  for (const { revision } of after.deliveries ?? []) known.add(revision?.id ?? '');
  const fresh = (after.messages ?? []).filter(({ id }) => !known.has(id));
  return fresh.map(({ from, id }) =>
    from === 'client'
      ? { to: 'office', event: 'answer', about: id }
      : { to: 'client', event: 'question', about: id },
  );
}

/** What came in while the mail was being sent that told of the messages before. */
function findUntold({ mails: known = [] }: Decidable, after: Decidable): MailOccasion[] {
  const queued = new Set(known.filter(isQueued).map(({ id }) => id));
  const sent = after.mails?.filter(({ id, state }) => state === 'sent' && queued.has(id)) ?? [];
  return sent.flatMap(({ upTo }) => {
    const [, next] = gatherMessages(after, upTo);
    return next === undefined ? [] : [{ to: 'office', event: 'answer', about: next.id } as const];
  });
}

function findAcceptance(before: Decidable, { acceptance }: Decidable): MailOccasion[] {
  if (acceptance === undefined || before.acceptance !== undefined) return [];
  const about = `${acceptance.version}`;
  return [
    { to: 'client', event: 'accepted', about },
    { to: 'office', event: 'acceptance', about },
  ];
}

/** Whether the project is completed and all its files are gone: the client's, and those delivered. */
function isForgotten(quote: Decidable): boolean {
  return quote.status === 'completed' && !hasFiles(quote);
}
