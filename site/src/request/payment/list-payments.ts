import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { type Cents, decimalToCents } from '@yiqiao/contract/money/money';
import { paymentWays } from '@yiqiao/contract/record/recorded-payment';
import type { WayOfPaying } from '../../content/facts/ways-of-paying.ts';

/** A payment that came, or was said to have come. */
export interface Received {
  readonly id: string;
  readonly way: WayOfPaying;
  readonly cents: Cents;
  readonly currency: string;
  /** The day the office has recorded, "2026-11-24"; undefined: the day of `at`. */
  readonly day?: string;
  /** When the office recorded it, or the provider reported it. */
  readonly at: string;
  /** What was taken back of it. */
  readonly counter?: Counter;
}

export interface Counter {
  /** `mistake`: it was entered wrong and never came; `refund`: it was sent back. */
  readonly kind: 'mistake' | 'refund';
  readonly cents: Cents;
  /** The provider's refunds come without one. */
  readonly at?: string;
}

/** All payments of an order, the oldest first. */
export function listPayments(request: ClientRequest): readonly Received[] {
  const { recordedPayments = [], cardPayments = [] } = request;
  return [...recordedPayments.map(toReceived), ...cardPayments.map(ofProvider)].sort((one, other) =>
    dayOf(one).localeCompare(dayOf(other)),
  );
}

/** Whether none of it is left. */
export function isStruck({ cents, counter }: Received): boolean {
  return counter !== undefined && counter.cents >= cents;
}

type Recorded = NonNullable<ClientRequest['recordedPayments']>[number];
type ByCard = NonNullable<ClientRequest['cardPayments']>[number];

function toReceived(payment: Recorded, index: number): Received {
  const { amount, currency, way, receivedOn, at, reversal } = payment;
  const cents = decimalToCents(amount);
  return {
    id: `${index}`,
    way: paymentWays.find((known) => known === way) ?? 'other',
    cents,
    currency,
    day: receivedOn,
    at,
    ...(reversal !== undefined && {
      counter: {
        kind: reversal.kind === 'mistake' ? ('mistake' as const) : ('refund' as const),
        cents,
        at: reversal.at,
      },
    }),
  };
}

function ofProvider(payment: ByCard, index: number): Received {
  const { amount, currency, at, refunded } = payment;
  return {
    id: `card-${index}`,
    way: 'card',
    cents: decimalToCents(amount),
    currency,
    at,
    ...(refunded !== undefined && {
      counter: { kind: 'refund', cents: decimalToCents(refunded) },
    }),
  };
}

/** Whether it came, even if it went back later. */
export function hasCome({ counter }: Received): boolean {
  return counter?.kind !== 'mistake';
}

function dayOf({ day, at }: Received): string {
  return day ?? at.slice(0, 10);
}
