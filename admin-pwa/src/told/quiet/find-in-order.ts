import { findUnanswered } from '@yiqiao/contract/life/life-state';
import { orderLife } from '@yiqiao/contract/life/order-life';
import { isHandedTo } from '@yiqiao/contract/record/assignee';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { findOpenWishes } from '@yiqiao/contract/record/wish';
import { orderClock } from '../../clocks/order-clock.ts';
import { moneyText } from '../../figures/money-text.ts';
import { texts } from '../../texts/texts.ts';
import { findJobWork } from './find-job-work.ts';
import type { FoundEvent } from './found-event.ts';
import type { Looking } from './looking.ts';

/** What has come to an order since then, by others than whoever looks. Questions that are answered by now are not there. */
export function findInOrder(quote: QuoteSubmission, looking: Looking): readonly FoundEvent[] {
  const found = [
    ...findRequest(quote),
    ...findWords(quote),
    ...findAnswers(quote),
    ...findPayments(quote, looking),
    ...findHandOver(quote, looking),
    ...findJobWork(quote),
  ].filter(({ at }) => Date.parse(at) >= looking.since);
  return [...found, ...findDues(quote, looking)];
}

function findRequest({ createdAt, origin }: QuoteSubmission): FoundEvent[] {
  return origin === undefined ? [{ event: 'new-request', at: createdAt, text: null }] : [];
}

function findWords(quote: QuoteSubmission): FoundEvent[] {
  const { lines } = texts().quiet;
  const unanswered = findUnanswered(quote);
  const { sources = [] } = quote;
  const added = sources.filter(
    ({ from, removedAt }) => from === 'client' && removedAt === undefined,
  );
  return [
    ...(unanswered === null ? [] : [{ at: unanswered.at, text: unanswered.text }]),
    ...added.map(({ at, fileName }) => ({ at, text: lines.file(fileName) })),
    ...findOpenWishes(quote).map(({ at }) => ({ at, text: lines.wish })),
  ].map((found) => ({ event: 'question', ...found }));
}

function findAnswers({ acceptance, offers = [], refusals = [] }: QuoteSubmission): FoundEvent[] {
  const { lines } = texts().quiet;
  const accepted = offers.find(({ version }) => version === acceptance?.version);
  const found = refusals.map(({ at, version, reason }) => ({
    at,
    text: reason ?? lines.declined(version),
  }));
  // Whoever accepts by paying has paid.
  if (acceptance !== undefined && accepted !== undefined && acceptance.byPayment !== true) {
    const total = moneyText(accepted.total, accepted.currency);
    found.push({ at: acceptance.at, text: lines.accepted(acceptance.version, total) });
  }
  return found.map((one) => ({ event: 'answered', ...one }));
}

function findPayments(
  { payments = [], recordedPayments = [] }: QuoteSubmission,
  { ownId }: Looking,
): FoundEvent[] {
  const { lines } = texts().quiet;
  const recorded = recordedPayments.filter(({ by }) => by?.id !== ownId);
  return [
    ...payments.flatMap(({ paidAt, amount, currency }) =>
      paidAt === undefined ? [] : [{ at: paidAt, text: lines.paid(moneyText(amount, currency)) }],
    ),
    ...recorded.map(({ at, amount, currency }) => ({
      at,
      text: lines.paid(moneyText(amount, currency)),
    })),
  ].map((found) => ({ event: 'paid', ...found }));
}

function findHandOver({ assignee, notes = [] }: QuoteSubmission, { ownId }: Looking): FoundEvent[] {
  if (assignee?.givenBy === undefined || !isHandedTo(assignee, ownId)) return [];
  const { at, givenBy } = assignee;
  const note = notes.find((one) => one.receiver?.id === ownId && one.at >= at);
  return [{ event: 'handed-over', at, text: note?.text ?? texts().quiet.lines.by(givenBy.name) }];
}

const hourMs = 3_600_000;

/** What the office has become late with since then, and what it owes within the hour. */
function findDues(quote: QuoteSubmission, { since, now }: Looking): FoundEvent[] {
  const life = orderLife(quote, now);
  const dues = life.dues.filter(
    ({ by, what, at }) => by === 'office' && what !== 'mail' && at >= since && at <= now + hourMs,
  );
  return dues.map((due) => ({
    event: due.at < now ? 'overdue' : 'due-soon',
    at: new Date(due.at).toISOString(),
    text: orderClock({ ...life, due }, now)?.text ?? null,
  }));
}
