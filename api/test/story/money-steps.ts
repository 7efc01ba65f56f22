import { orderMoney } from '@yiqiao/contract/life/order-money';
import { expect } from 'vitest';
import { acceptanceStep, offerStep } from './steps-to-acceptance.ts';
import type { StoryOrder } from './story-order.ts';
import type { StoryStep } from './story-step.ts';

function transferStep(name: string, amount: string): StoryStep {
  return {
    name,
    async run(order) {
      const receivedOn = new Date().toISOString().slice(0, 10);
      const transfer = { amount, way: 'bank', receivedOn, changeId: order.changeId(name) } as const;
      expect(await order.office.recordPayment(order.id, transfer)).toMatchObject({
        kind: 'updated',
      });
    },
    holds({ recordedPayments = [] }, order) {
      expect(recordedPayments.filter(({ id }) => id === order.changeId(name))).toHaveLength(1);
    },
  };
}

const wrong = 'a transfer of another order';

const counterEntry: StoryStep = {
  name: 'the counter-entry',
  async run(order: StoryOrder) {
    const reversal = { reason: '记错了', changeId: order.changeId('counter-entry') };
    const id = order.changeId(wrong);
    expect(await order.office.reversePayment(order.id, id, reversal)).toMatchObject({
      kind: 'updated',
    });
  },
  holds(quote) {
    // By card 300.00, by transfer 100.00, of 450.00.
    expect(orderMoney(quote)).toMatchObject({ agreed: 45_000, paid: 40_000, open: 5_000 });
  },
};

/** The order grows, and a part of it is paid past the provider. */
export const moneySteps: readonly StoryStep[] = [
  offerStep(3),
  acceptanceStep(3),
  transferStep('a transfer', '100'),
  transferStep(wrong, '50.00'),
  counterEntry,
];
