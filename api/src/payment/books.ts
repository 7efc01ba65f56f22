import type { Erasure } from '@yiqiao/contract/commands/server/erasure';
import type { Payment } from '@yiqiao/contract/record/payment';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Engine } from '@yiqiao/ports/engine';

/** Without the free text, which erasing a person removes. */
type KeptPayment = NonNullable<Erasure['recordedPayments']>[number] & {
  readonly note?: string | undefined;
};

interface Order {
  /** Of the submission, or the payment's own id where there is none. */
  readonly reference: string;
  readonly client: string;
  readonly version?: number;
  readonly isAdvance?: boolean;
}

/** A payment of either kind, and whose it is. */
export type Booked =
  | ({ readonly by: 'provider'; readonly payment: Payment } & Order)
  | ({ readonly by: 'office'; readonly payment: KeptPayment } & Order);

export type BookStores = Pick<Engine, 'feed' | 'records' | 'erasures'>;

/**
 * Every payment of an order, those that staff recorded, the advances of which money has come, and what remains of
 * payments of persons who were erased, oldest first.
 */
export async function readBooks({ feed, records, erasures }: BookStores): Promise<Booked[]> {
  const booked: Booked[] = [];
  for await (const part of (await feed.readAll()).parts) {
    for (const quote of part) booked.push(...paymentsOf(quote));
  }
  for (const { payment } of await records.findAdvances('settled')) {
    if (payment === undefined) continue;
    booked.push({ by: 'provider', payment, reference: payment.id, client: '', isAdvance: true });
  }
  for (const { payments = [], recordedPayments = [] } of await erasures.readErasures()) {
    booked.push(
      ...payments.map((payment) => ({ by: 'provider', payment, ...nobody(payment) }) as const),
      ...recordedPayments.map(
        (payment) => ({ by: 'office', payment, ...nobody(payment) }) as const,
      ),
    );
  }
  return booked.sort((one, other) => (one.payment.at < other.payment.at ? -1 : 1));
}

function paymentsOf(quote: StoredQuote): Booked[] {
  const { reference, customerName: client, payments = [], recordedPayments = [] } = quote;
  const order = { reference, client };
  return [
    ...payments.map((payment): Booked => {
      const { version } = payment;
      return { by: 'provider', payment, ...order, version };
    }),
    ...recordedPayments.map((payment): Booked => ({ by: 'office', payment, ...order })),
  ];
}

function nobody({ id }: { readonly id: string }): Order {
  return { reference: id, client: '' };
}
