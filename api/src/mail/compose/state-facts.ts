import { confirmationDueAt } from '@yiqiao/contract/life/awaited-delivery';
import { acceptedOffer, findOpenOffer, lifeState } from '@yiqiao/contract/life/life-state';
import { findPayableSum } from '@yiqiao/contract/life/order-money';
import { centsToDecimal } from '@yiqiao/contract/money/money';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { MailFormats, OrderStateFacts } from '../texts/mail-texts.ts';
import { createMoments } from './moments.ts';

const plainStates = ['received', 'question', 'expired', 'declined'] as const;

/** The state of an open order. @param at in ms since the epoch. */
export function stateFacts(quote: StoredQuote, at: number, formats: MailFormats): OrderStateFacts {
  const moment = createMoments(formats, quote.timeZone);
  const state = lifeState(quote, at);
  const offer = findOpenOffer(quote, at);
  if (state === 'quoted' && offer !== null) return { state, validUntil: moment(offer.validUntil) };
  const confirmedAt = confirmationDueAt(quote);
  if (state === 'delivered' && confirmedAt !== null) {
    return { state, revisionsUntil: moment(confirmedAt) };
  }
  if (state === 'accepted') return acceptedFacts(quote, formats);
  return { state: plainStates.find((known) => known === state) ?? 'in-progress' };
}

function acceptedFacts(quote: StoredQuote, formats: MailFormats): OrderStateFacts {
  const { deliveries = [] } = quote;
  if (deliveries.at(-1)?.revision !== undefined) return { state: 'revision' };
  const accepted = acceptedOffer(quote);
  if (accepted === null) return { state: 'in-progress' };
  const deliverBy = createMoments(formats, quote.timeZone)(accepted.deliverBy);
  const unpaid = findPayableSum(quote);
  // With a purchase order, work begins before the payment.
  const isAwaited = unpaid !== null && accepted.payBy === undefined && deliveries.length === 0;
  const open = isAwaited ? formats.money(centsToDecimal(unpaid), accepted.currency) : undefined;
  return { state: 'accepted', deliverBy, open };
}
