import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { allDeletedAt, keptAfterCompletion } from '@yiqiao/contract/files/receipt-files';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { parseFixedPrice } from '@yiqiao/contract/money/offer-price';
import type { Offer } from '@yiqiao/contract/record/order';
import { type PageFieldName, pageFieldNames } from '@yiqiao/contract/record/request-fields';
import { formatSpan } from '../clock/format-span.ts';
import { type PageTexts, useRequestTexts } from '../request-texts.ts';
import { findClock, hasStarted, isOverState, stateOf } from '../state/describe-state.ts';
import { awaitsPayment, isSettled, phaseOf } from '../state/payment-phase.ts';
import { useRequestState } from '../use-request.ts';
import { describeDocument, describeWords } from './document-facts.ts';
import { type About, type Fact, strong } from './fact.ts';

/** The facts that come from fields of the request. `null`: the page shows the field elsewhere, or not at all. */
const fieldFacts = {
  customerName: null,
  translationDirection: 'service',
  serviceType: null,
  deliveryTimeline: null,
  include: null,
  deadlineDate: null,
  deadlineTime: null,
  timeZone: null,
  language: null,
} as const satisfies Readonly<Record<PageFieldName, string | null>>;

/** What each view says of a request, in its order. */
const views = {
  page: [
    'reference',
    'delivered',
    'revisionsUntil',
    'accepted',
    'agreed',
    'delivery',
    'acceptedQuote',
    'payment',
    'document',
    'words',
    ...pageFieldNames.flatMap((name) => fieldFacts[name] ?? []),
    'replyBy',
    'firstEstimate',
    'formerVersions',
    'pastQuote',
  ],
  receipt: [
    'reference',
    'completed',
    'agreedWords',
    'agreed',
    'acceptedQuote',
    'payment',
    'deleted',
  ],
  paper: ['client', 'acceptedVersion', 'delivered', 'completed', 'agreedWords', 'agreed', 'paid'],
} as const;

export type FactView = keyof typeof views;

type FactName = (typeof views)[FactView][number];

type Describe = (about: About) => Fact | readonly Fact[] | null | undefined;

/** What is known now; facts that do not apply are left out. */
export function useFacts(view: FactView): readonly Fact[] {
  const texts = useRequestTexts();
  const { request } = useRequestState();
  const moment = view === 'paper' ? texts.moments.full : texts.moments.short;
  const about = { request, offer: acceptedOffer(request), texts, moment };
  return views[view].flatMap((name) => facts[name](about) ?? []);
}

const facts: Readonly<Record<FactName, Describe>> = {
  reference: ({ request, texts: { record } }) => strong(record.reference, request.reference),
  client: ({ request, texts: { receipt } }) => ({
    name: receipt.paper.client,
    value: request.customerName,
  }),
  service: ({ request, texts: { record, services } }) => ({
    name: record.service,
    value: services.name(request.translationDirection),
  }),
  document: describeDocument,
  words: describeWords,
  replyBy({ request, texts: { record }, moment }) {
    const clock = findClock(request);
    const isReply = clock !== null && clock.subject !== 'delivery';
    return isReply ? strong(record.replyBy, moment(clock.until)) : null;
  },
  firstEstimate({ request, texts: { record, formats } }) {
    const cents = parseFixedPrice(request.estimatedCost);
    const isShown = request.offers.length > 0 && isCounted(basisOf(request));
    return cents !== null && isShown
      ? { name: record.firstEstimate, value: formats.money(cents) }
      : null;
  },
  formerVersions: ({ request, texts: { record }, moment }) =>
    request.offers.slice(0, -1).map(({ version, at }) => ({
      name: record.version(version),
      value: record.replaced(moment(at)),
    })),
  pastQuote: ({ request, texts }) =>
    ['expired', 'declined'].includes(stateOf(request))
      ? printedQuote(request.offers.at(-1), texts)
      : null,
  accepted: ({ request: { acceptance }, texts: { record }, moment }) =>
    acceptance && {
      name: record.accepted,
      value: acceptance.name,
      notes: [record.acceptedAt(moment(acceptance.at), acceptance.version)],
    },
  acceptedVersion: ({ request: { acceptance }, texts: { record, receipt }, moment }) =>
    acceptance && {
      name: record.accepted,
      value: receipt.paper.accepted(acceptance.version, moment(acceptance.at)),
    },
  agreed: ({ offer, texts: { record, price } }) =>
    offer && strong(record.agreed, price(offer.total, offer.currency)),
  agreedWords: ({ offer, texts: { record, formats } }) =>
    offer && strong(record.words, formats.count(offer.wordCount)),
  acceptedQuote: ({ offer, texts }) => printedQuote(offer, texts),
  delivery: ({ request, offer, texts: { record }, moment }) =>
    offer && hasStarted(request) && request.deliveries.length === 0
      ? strong(record.delivery, moment(offer.deliverBy))
      : null,
  payment: describePayment,
  paid: ({ request: { payment }, offer, texts: { payment: texts, price } }) =>
    payment?.state === 'paid' && payment.amount !== undefined && offer !== null
      ? { name: texts.paid, value: price(payment.amount, offer.currency) }
      : null,
  delivered: describeDelivered,
  revisionsUntil({ request, texts: { record }, moment }) {
    const { confirmationDueAt } = request.deliveries.at(-1) ?? {};
    return confirmationDueAt && isDelivered(request)
      ? strong(record.revisionsUntil, moment(confirmationDueAt))
      : null;
  },
  completed({ request: { completedAt, deliveries }, texts: { record, receipt }, moment }) {
    const isConfirmed = deliveries.at(-1)?.confirmedAt !== undefined;
    if (completedAt === undefined) return null;
    const notes = isConfirmed ? [receipt.confirmed] : [];
    return { name: record.completed, value: moment(completedAt), notes };
  },
  deleted({ request, texts: { receipt, now }, moment }) {
    const deletedAt = allDeletedAt(request);
    if (deletedAt === null) return null;
    const kept = keptAfterCompletion(request);
    const notes = kept === null ? [] : [receipt.afterCompletion(formatSpan(kept, now))];
    return strong(receipt.deleted, moment(deletedAt), notes);
  },
};

function printedQuote(offer: Offer | null | undefined, { record }: PageTexts): Fact | null {
  return offer ? { name: record.quote, value: record.print(offer.version), look: 'print' } : null;
}

/** The payment on record; nothing if there is nothing to pay yet. */
function describePayment({ request, offer, texts, moment }: About): Fact | null {
  const { record, payment: names, price } = texts;
  const phase = phaseOf(request);
  // Nothing is owed for a cancelled order.
  const isVoid = stateOf(request) === 'cancelled' && !isSettled(phase);
  if (phase === null || isVoid) return null;
  const { amount = offer?.total, paidAt, refunded } = request.payment ?? {};
  const hasMoney = !['due', 'open', 'failed', 'unclear'].includes(phase);
  if (hasMoney && amount !== undefined && offer !== null) {
    const paid = paidAt === undefined ? '' : moment(paidAt);
    const back = refunded === undefined ? '' : price(refunded, offer.currency);
    return strong(record.payment, price(amount, offer.currency), [
      names.row[phase](phase === 'paid' ? paid : back),
    ]);
  }
  // Bank transfers are not visible here.
  const isUnseen = phase === 'due' && !awaitsPayment(request);
  return { name: record.payment, value: isUnseen ? names.unseen : names.row[phase]('') };
}

/** When it was delivered, and how long before the agreed date. */
function describeDelivered({ request, offer, texts, moment }: About): Fact | null {
  const { record, now } = texts;
  const delivery = request.deliveries.at(-1);
  if (delivery === undefined || !(isDelivered(request) || isOverState(stateOf(request))))
    return null;
  // Later deliveries answer a revision, for which no date was agreed.
  const isFirst = delivery.number === 1;
  const early = isFirst && offer ? Date.parse(offer.deliverBy) - Date.parse(delivery.at) : 0;
  const notes = early >= 60_000 ? [record.early(formatSpan(early, now))] : [];
  return strong(record.delivered, moment(delivery.at), notes);
}

function isDelivered(request: ClientRequest): boolean {
  return ['delivered', 'revision'].includes(stateOf(request));
}
