import type { Decidable } from '../decisions/decision.ts';
import { hasFiles } from '../delivery/order-files.ts';
import type { ClientEvent, OfficeEvent } from './mail.ts';

/** Something that a reader is told of by mail. */
export type MailOccasion = { readonly about?: string } & (
  | { readonly to: 'client'; readonly event: ClientEvent }
  | { readonly to: 'office'; readonly event: OfficeEvent }
);

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
    ...findOffers(before, after),
    ...findMessages(before, after),
    ...findAcceptance(before, after),
    ...findRefusals(before, after),
    ...findDeliveries(before, after),
    ...findWishes(before, after),
    ...findRevisions(before, after),
    ...findConfirmations(before, after),
    ...findPaid(before, after),
    ...(isEnd ? [{ to: 'client', event: 'completed' } as const] : []),
  ];
}

function findOffers(before: Decidable, after: Decidable): MailOccasion[] {
  const versions = (quote: Decidable) => (quote.offers ?? []).map(({ version }) => `${version}`);
  return added(versions(before), versions(after)).map((about) => ({
    to: 'client',
    event: 'quote',
    about,
  }));
}

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

function findAcceptance(before: Decidable, { acceptance }: Decidable): MailOccasion[] {
  if (acceptance === undefined || before.acceptance !== undefined) return [];
  const about = `${acceptance.version}`;
  return [
    { to: 'client', event: 'accepted', about },
    { to: 'office', event: 'acceptance', about },
  ];
}

function findRefusals(before: Decidable, after: Decidable): MailOccasion[] {
  const versions = (quote: Decidable) => (quote.refusals ?? []).map(({ version }) => `${version}`);
  return added(versions(before), versions(after)).map((about) => ({
    to: 'office',
    event: 'refusal',
    about,
  }));
}

function findDeliveries(before: Decidable, after: Decidable): MailOccasion[] {
  const numbers = (quote: Decidable) => (quote.deliveries ?? []).map(({ number }) => `${number}`);
  return added(numbers(before), numbers(after)).map((about) => ({
    to: 'client',
    event: 'delivered',
    about,
  }));
}

function findWishes(before: Decidable, after: Decidable): MailOccasion[] {
  const ids = ({ wishes = [] }: Decidable) => wishes.map(({ id }) => id);
  return added(ids(before), ids(after)).map((about) => ({ to: 'office', event: 'wish', about }));
}

function findRevisions(before: Decidable, after: Decidable): MailOccasion[] {
  const revised = ({ deliveries = [] }: Decidable) =>
    deliveries.flatMap(({ number, revision }) => (revision === undefined ? [] : [`${number}`]));
  return added(revised(before), revised(after)).map((about) => ({
    to: 'office',
    event: 'revision',
    about,
  }));
}

function findConfirmations(before: Decidable, after: Decidable): MailOccasion[] {
  const confirmed = ({ deliveries = [] }: Decidable) =>
    deliveries.flatMap(({ number, confirmedAt }) =>
      confirmedAt === undefined ? [] : [`${number}`],
    );
  return added(confirmed(before), confirmed(after)).map((about) => ({
    to: 'office',
    event: 'confirmation',
    about,
  }));
}

/** Once for each payment: what comes back of it later, the provider tells the office itself. */
function findPaid(before: Decidable, after: Decidable): MailOccasion[] {
  const paid = ({ payments = [] }: Decidable) =>
    payments.filter(({ paidAt }) => paidAt !== undefined).map(({ id }) => id);
  return added(paid(before), paid(after)).map((about) => ({ to: 'office', event: 'paid', about }));
}

function added(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((name) => !before.includes(name));
}

/** Whether the project is completed and all its files are gone: the client's, and those delivered. */
function isForgotten(quote: Decidable): boolean {
  return quote.status === 'completed' && !hasFiles(quote);
}
