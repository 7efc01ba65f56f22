import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { centsToDecimal, decimalToCents } from '@yiqiao/contract/money/money';
import { sampleRequest } from './sample-request.ts';

type Delivery = ClientRequest['deliveries'][number];

const gone = '2026-11-29T00:10:00.000Z';
const completedAt = '2026-11-28T01:02:00.000Z';

/** What is to be paid, by card or by bank transfer. */
export const openPayment = {
  canPayByCard: true,
  amount: '831.30',
  currency: 'USD',
  bankTransfer: 'Bank: Example Bank\nAccount: 012-345678-001\nSend what is due in US dollars.',
} satisfies ClientRequest['payment'];

export const paidPayment = {
  canPayByCard: false,
  state: 'paid',
  amount: '831.30',
  currency: 'USD',
  paidAt: '2026-11-21T01:20:00.000Z',
} satisfies ClientRequest['payment'];

export function sampleDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    number: 1,
    at: '2026-11-27T03:32:00.000Z',
    note: 'Both are 定金 now.',
    files: [
      {
        id: 'file-1',
        fileName: 'Shareholders agreement (EN).docx',
        fileSize: 1_069_547,
        fileSha256: 'b017c3d9'.padEnd(64, '5'),
      },
    ],
    confirmationDueAt: '2026-12-04T03:32:00.000Z',
    ...changes,
  };
}

/** The sums of the sample order, once something was paid. */
export function sampleMoney(
  paid: string,
  changes: Partial<NonNullable<ClientRequest['money']>> = {},
): NonNullable<ClientRequest['money']> {
  const agreed = '831.30';
  const open = centsToDecimal(Math.max(0, decimalToCents(agreed) - decimalToCents(paid)));
  return {
    currency: 'USD',
    agreed,
    paid,
    refunded: '0.00',
    open,
    overpaid: '0.00',
    ...changes,
  };
}

/** A transfer that the office has recorded. */
export const sampleTransfer = {
  amount: '400.00',
  currency: 'USD',
  way: 'bank',
  receivedOn: '2026-11-23',
  at: '2026-11-24T02:09:00.000Z',
} satisfies NonNullable<ClientRequest['recordedPayments']>[number];

/** Version 2, which changes the accepted version 1 as long as it is open. */
export const sampleAmendment = sampleOffer({
  version: 2,
  wordCount: 6746,
  pricePerWord: '0.15',
  total: '1011.90',
  note: 'With annex 4.',
  amends: 1,
  at: '2026-11-24T09:00:00.000Z',
});

export function acceptedRequest(changes: Partial<ClientRequest> = {}): ClientRequest {
  const payment: ClientRequest['payment'] = changes.payment ?? openPayment;
  const hasPaid = ['paid', 'refunded', 'partly-refunded', 'disputed', 'unclear'].some(
    (state) => state === payment?.state,
  );
  const offer = sampleOffer({ wordCount: 5542, pricePerWord: '0.15', total: '831.30' });
  return sampleRequest({
    state: 'accepted',
    fileSha256: '9f2c41aa'.padEnd(64, '7'),
    offers: [offer],
    acceptance: { version: 1, name: 'Margaret Lin', at: '2026-11-21T01:12:00.000Z' },
    due: { what: 'delivery', by: 'office', at: offer.deliverBy },
    payment,
    ...(!('acceptance' in changes) && { money: sampleMoney(hasPaid ? '831.30' : '0.00') }),
    ...changes,
  });
}

export function deliveredRequest(changes: Partial<ClientRequest> = {}): ClientRequest {
  const delivery = sampleDelivery();
  return acceptedRequest({
    state: 'delivered',
    payment: paidPayment,
    deliveries: [delivery],
    due: { what: 'confirmation', by: 'client', at: delivery.confirmationDueAt ?? '' },
    ...changes,
  });
}

/** A revision was asked for, and is being worked on. */
export function revisedRequest(): ClientRequest {
  const revision = { text: 'Say “shall”, please.', at: '2026-11-28T00:20:00.000Z' };
  const { confirmationDueAt: _, ...answered } = sampleDelivery({ revision });
  const due = { what: 'answer', by: 'office', at: '2026-11-29T00:20:00.000Z' };
  return deliveredRequest({ state: 'accepted', deliveries: [answered], due });
}

export function completedRequest(changes: Partial<ClientRequest> = {}): ClientRequest {
  const { confirmationDueAt: _, ...confirmed } = sampleDelivery({ confirmedAt: completedAt });
  return deliveredRequest({
    state: 'completed',
    deliveries: [confirmed],
    completedAt,
    fileDeletionDueAt: gone,
    due: { what: 'deletion', by: 'server', at: gone },
    linkEndsAt: '2027-02-26T01:02:00.000Z',
    ...changes,
  });
}

export function deletedRequest(changes: Partial<ClientRequest> = {}): ClientRequest {
  const { due: _, fileDeletionDueAt: __, ...completed } = completedRequest();
  return {
    ...completed,
    state: 'deleted',
    fileDeletedAt: gone,
    deliveries: completed.deliveries.map((delivery) => ({
      ...delivery,
      files: delivery.files.map((file) => ({ ...file, fileDeletedAt: gone })),
    })),
    ...changes,
  };
}
