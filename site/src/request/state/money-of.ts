import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { type Cents, decimalToCents } from '@yiqiao/contract/money/money';
import type { Offer } from '@yiqiao/contract/record/order';

/** The sums of an order, in hundredths of `currency`. */
export interface Money {
  readonly currency: string;
  readonly agreed: Cents;
  readonly paid: Cents;
  readonly refunded: Cents;
  readonly open: Cents;
  readonly overpaid: Cents;
}

/** `null` before a quote was accepted. */
export function moneyOf({ money }: Pick<ClientRequest, 'money'>): Money | null {
  if (money === undefined) return null;
  return {
    currency: money.currency,
    agreed: decimalToCents(money.agreed),
    paid: decimalToCents(money.paid),
    refunded: decimalToCents(money.refunded),
    open: decimalToCents(money.open),
    overpaid: decimalToCents(money.overpaid),
  };
}

/** Whether all that was agreed has come, and has not gone back. */
export function isPaidInFull({ agreed, paid, refunded }: Money): boolean {
  return paid - refunded >= agreed;
}

/** Whether the price of the version accepted first has come, which work waits for; amendments do not stop it again. */
export function isFirstPricePaid(
  request: Pick<ClientRequest, 'money' | 'offers' | 'acceptance'>,
): boolean {
  const money = moneyOf(request);
  const first = firstAccepted(request);
  if (money === null || first === null || money.paid === 0) return false;
  return isPaidInFull(money) || isFirstCovered(money, first);
}

function isFirstCovered({ currency, paid }: Money, first: Offer): boolean {
  return first.currency === currency && paid >= decimalToCents(first.total);
}

/** Follows the amendments back. */
function firstAccepted({ offers, acceptance }: Pick<ClientRequest, 'offers' | 'acceptance'>) {
  const offer = acceptedOffer({ offers, acceptance });
  const find = (of: Offer): Offer => {
    const former = offers.find(({ version }) => version === of.amends && version < of.version);
    return former === undefined ? of : find(former);
  };
  return offer && find(offer);
}
