import { createHmac } from 'node:crypto';

export interface StripeEvent {
  readonly object: 'event';
  readonly id: string;
  readonly type: string;
  /** Seconds since the epoch. */
  readonly created: number;
  readonly livemode: boolean;
  readonly account?: string;
  readonly data: { readonly object: unknown };
}

/** A body with its header, by the scheme that Stripe publishes. @param at in ms since the epoch. */
export function signEvent(event: StripeEvent, secret: string, at = Date.now()) {
  const body = JSON.stringify(event, null, 2);
  const seconds = Math.floor(at / 1000);
  const code = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Stripe-Signature': `t=${seconds},v1=${code},v0=${'0'.repeat(64)}`,
  };
  return { body, headers };
}
