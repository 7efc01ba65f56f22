import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { moneyText } from '../../figures/money-text.ts';
import { paidText } from '../../payments/payment-words.ts';
import { texts } from '../../texts/texts.ts';
import type { PossibleLine } from './history-line.ts';

/** What the client did: accepted or declined, paid, confirmed, asked for a change. */
export function clientLines(quote: QuoteSubmission): PossibleLine[] {
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

function paymentLines({ payments = [] }: QuoteSubmission): PossibleLine[] {
  const { history } = texts().detail;
  return payments.flatMap((payment) => {
    const { id, amount, currency, paidAt, failedAt, refunds = [], disputes = [] } = payment;
    const note = paidText(payment);
    return [
      { key: `paid ${id}`, at: paidAt, what: history.paid, note },
      { key: `failed ${id}`, at: failedAt, what: history.paymentFailed, note },
      ...refunds.map((refund) => ({
        key: `refund ${refund.id}`,
        at: refund.at,
        what: history.refunded,
        note: moneyText(refund.amount, currency),
      })),
      ...disputes.map((dispute) => ({
        key: `dispute ${dispute.id}`,
        at: dispute.at,
        what: history.disputed,
        note: moneyText(amount, currency),
      })),
    ];
  });
}

function deliveryLines({ deliveries = [], customerName }: QuoteSubmission): PossibleLine[] {
  const { history } = texts().detail;
  return deliveries.flatMap(({ number, files, revision, confirmedAt }) => [
    ...files.map(({ id, fileName, downloadedAt }) => ({
      key: `download ${id}`,
      at: downloadedAt,
      what: history.downloaded,
      note: fileName,
    })),
    {
      key: `revision ${number}`,
      at: revision?.at,
      what: history.revised(number),
      note: customerName,
    },
    {
      key: `confirmation ${number}`,
      at: confirmedAt,
      what: history.confirmed,
      note: customerName,
    },
  ]);
}

function wishLines({ wishes = [], customerName }: QuoteSubmission): PossibleLine[] {
  const { wished, exported } = texts().detail.history;
  return wishes.flatMap(({ id, what, at, doneAt }) => {
    const asked = what === 'erase' ? wished.erase : wished.export;
    return [
      { key: `wish ${id}`, at, what: asked, note: customerName },
      { key: `wish done ${id}`, at: doneAt, what: exported, note: '' },
    ];
  });
}
