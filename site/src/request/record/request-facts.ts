import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { allDeletedAt, keptAfterCompletion } from '@yiqiao/contract/files/receipt-files';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import type { Cents } from '@yiqiao/contract/money/money';
import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/money/services';
import type { Offer } from '@yiqiao/contract/record/order';
import { type PageFieldName, pageFieldNames } from '@yiqiao/contract/record/request-fields';
import { formatSpan } from '../clock/format-span.ts';
import { type FoundAmendment, findAmendment } from '../offer/find-amendment.ts';
import { type PageTexts, useRequestTexts } from '../request-texts.ts';
import { findClock, hasStarted, isOverState, stateOf } from '../state/describe-state.ts';
import { moneyOf } from '../state/money-of.ts';
import { isSettled, phaseOf } from '../state/payment-phase.ts';
import { useRequestState } from '../use-request.ts';
import { describeDocument, describeWords } from './document-facts.ts';
import { describeEstimate } from './estimate-facts.ts';
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

/** What is asked for where nobody chose anything, or no form had the choice. */
const usual: readonly string[] = [defaultServiceType, defaultDeliveryTimeline, ''];

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
    'money',
    'document',
    'words',
    ...pageFieldNames.flatMap((name) => fieldFacts[name] ?? []),
    'replyBy',
    'firstEstimate',
    'otherVersions',
    'pastQuote',
  ],
  receipt: ['reference', 'completed', 'agreedWords', 'agreed', 'acceptedQuote', 'money', 'deleted'],
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
    notes: [request.serviceType, request.deliveryTimeline]
      .filter((asked) => !usual.includes(asked))
      .map(services.name),
  }),
  document: describeDocument,
  words: describeWords,
  replyBy({ request, texts: { record }, moment }) {
    const clock = findClock(request);
    const isReply = clock !== null && clock.subject !== 'delivery';
    return isReply ? strong(record.replyBy, moment(clock.until)) : null;
  },
  firstEstimate: describeEstimate,
  otherVersions: describeOtherVersions,
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
  money: describeMoney,
  paid({ request, texts: { payment: texts, formats } }) {
    const money = moneyOf(request);
    return money === null || money.paid === 0
      ? null
      : { name: texts.sums.paid, value: formats.money(money.paid, money.currency) };
  },
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
  return offer
    ? { name: record.quote, value: record.print(offer.version), look: 'quotation' }
    : null;
}

/** The sums of the order; without a payment, that none has come. */
function describeMoney({ request, texts }: About): readonly Fact[] {
  const { payment: names, formats } = texts;
  const money = moneyOf(request);
  const phase = phaseOf(request);
  if (money === null || phase === null) return [];
  const { currency, paid, open, refunded } = money;
  const say = (name: string, cents: Cents, notes: readonly string[] = []) =>
    strong(name, formats.money(cents, currency), notes);
  const isVoid = stateOf(request) === 'cancelled';
  const unsettled = unsettledPhases.find((known) => known === phase);
  // Nothing is owed for a cancelled order.
  if (paid === 0) {
    return unsettled === undefined || (isVoid && !isSettled(phase))
      ? []
      : [{ name: texts.record.payment, value: names.row[unsettled] }];
  }
  const notes = unsettled === undefined || phase === 'due' ? [] : [names.row[unsettled]];
  return [
    say(names.sums.paid, paid, notes),
    ...(isVoid ? [] : [say(names.sums.open, open)]),
    ...(refunded > 0 ? [say(names.sums.refunded, refunded)] : []),
  ];
}

/** `due` is said only where nothing has come. */
const unsettledPhases = ['due', 'open', 'under-way', 'failed', 'unclear', 'disputed'] as const;

/** Versions beside the accepted, or the last, one: replaced, or an amendment that was not accepted. */
function describeOtherVersions({ request, texts: { record }, moment }: About): readonly Fact[] {
  const { offers, acceptance } = request;
  const current = acceptance?.version ?? offers.at(-1)?.version;
  const amendment = findAmendment(request);
  return offers
    .filter(({ version }) => version !== current)
    .map(({ version, at }) => ({
      name: record.version(version),
      value:
        amendment?.offer.version === version
          ? describeAmendment(amendment, record, moment)
          : record.replaced(moment(at)),
    }));
}

function describeAmendment(
  amendment: FoundAmendment,
  record: PageTexts['record'],
  moment: About['moment'],
): string {
  return amendment.kind === 'open'
    ? record.open(moment(amendment.offer.validUntil))
    : record[amendment.kind](moment(amendment.at));
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
