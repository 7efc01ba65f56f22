import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { moneyText } from '../../outbox-view/entry-words.ts';
import { paidText } from '../../payments/payment-words.ts';
import { texts } from '../../texts/texts.ts';
import type { HistoryLine } from './history-line.ts';

/** What the client did: accepted or declined, paid, confirmed, asked for a change. */
export function clientLines(quote: QuoteSubmission): HistoryLine[] {
  return [
    ...decisionLines(quote),
    ...paymentLines(quote),
    ...deliveryLines(quote),
    ...wishLines(quote),
  ];
}

function decisionLines({ acceptance, refusals = [], customerName }: QuoteSubmission) {
  const { history } = texts().detail;
  const declined = refusals.map(({ version, at, reason = customerName }) => ({
    key: `refusal ${version}`,
    at,
    what: history.refused(version),
    note: reason,
  }));
  if (acceptance === undefined) return declined;
  const { version, at, name } = acceptance;
  return [...declined, { key: 'acceptance', at, what: history.accepted(version), note: name }];
}

function paymentLines({ payments = [] }: QuoteSubmission): HistoryLine[] {
  const { history } = texts().detail;
  return payments.flatMap((payment) => {
    const { id, amount, paidAt, failedAt, refunds = [], disputes = [] } = payment;
    const note = paidText(payment);
    return [
      ...(paidAt === undefined
        ? []
        : [{ key: `paid ${id}`, at: paidAt, what: history.paid, note }]),
      ...(failedAt === undefined
        ? []
        : [{ key: `failed ${id}`, at: failedAt, what: history.paymentFailed, note }]),
      ...refunds.map((refund) => ({
        key: `refund ${refund.id}`,
        at: refund.at,
        what: history.refunded,
        note: moneyText(refund.amount),
      })),
      ...disputes.map((dispute) => ({
        key: `dispute ${dispute.id}`,
        at: dispute.at,
        what: history.disputed,
        note: moneyText(amount),
      })),
    ];
  });
}

function deliveryLines({ deliveries = [], customerName }: QuoteSubmission): HistoryLine[] {
  const { history } = texts().detail;
  return deliveries.flatMap(({ number, files, revision, confirmedAt }) => [
    ...files.flatMap(({ id, fileName, downloadedAt }) =>
      downloadedAt === undefined
        ? []
        : [{ key: `download ${id}`, at: downloadedAt, what: history.downloaded, note: fileName }],
    ),
    ...(revision === undefined
      ? []
      : [
          {
            key: `revision ${number}`,
            at: revision.at,
            what: history.revised(number),
            note: customerName,
          },
        ]),
    ...(confirmedAt === undefined
      ? []
      : [
          {
            key: `confirmation ${number}`,
            at: confirmedAt,
            what: history.confirmed,
            note: customerName,
          },
        ]),
  ]);
}

function wishLines({ wishes = [], customerName }: QuoteSubmission): HistoryLine[] {
  const { wished, exported } = texts().detail.history;
  return wishes.flatMap(({ id, what, at, doneAt }) => {
    const asked = what === 'erase' ? wished.erase : wished.export;
    return [
      { key: `wish ${id}`, at, what: asked, note: customerName },
      ...(doneAt === undefined
        ? []
        : [{ key: `wish done ${id}`, at: doneAt, what: exported, note: '' }]),
    ];
  });
}
