import { paymentEndpoints } from '@yiqiao/contract/http/payment-endpoints';
import { expect } from 'vitest';
import { type FakeStripe, webhookSecret } from '../payment/fake-stripe.ts';
import { signEvent } from '../payment/signed-event.ts';
import { clientOf, type StoryOrder } from './story-order.ts';
import type { StoryStep } from './story-step.ts';

/** The client pays on the provider's page, and the provider reports it twice, as it sometimes does. */
export function paymentStep(stripe: FakeStripe): StoryStep {
  /** As the provider does it: until it is answered with success. */
  async function tell({ server }: StoryOrder, session: string): Promise<void> {
    const event = stripe.event('checkout.session.completed', stripe.pay(session));
    const { path, method } = paymentEndpoints.stripeEvent;
    for (let time = 0; time < 2; time += 1) {
      const told = await server.fetch(path, { method, ...signEvent(event, webhookSecret) });
      expect(told.status, await told.text()).toBe(200);
    }
  }

  return {
    name: 'the payment',
    async run(order) {
      const begun = await clientOf(order).pay({ version: 2 });
      if (begun.kind !== 'redirect') throw new Error(`Not payable: ${begun.code}`);
      await tell(order, begun.url.split('/').at(-1) ?? '');
    },
    holds({ payments = [], offers = [] }) {
      const accepted = offers.find(({ version }) => version === 2);
      const paid = payments.filter(({ state }) => state === 'paid');
      expect(paid.map(({ amount }) => amount)).toEqual([accepted?.total]);
    },
  };
}

/** Expects what the provider took to be what the records say, and every request to it to be right. */
export async function expectBooksBalanced(
  stripe: FakeStripe,
  paid: readonly { readonly amount: string; readonly session?: string | undefined }[],
): Promise<void> {
  const taken = [...stripe.sessions.values()].filter((session) => session.status === 'complete');
  const ours = paid.map(({ session, amount }) => `${session} ${amount}`);
  const theirs = taken.map(({ id, amount_total: cents }) => `${id} ${(cents / 100).toFixed(2)}`);
  expect(ours.sort()).toEqual(theirs.sort());
  expect(stripe.requests.filter(({ fault }) => fault !== null)).toEqual([]);
}
