import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { describe, expect, it } from 'vitest';
import type { PaymentEntry } from '../../offline/outbox/outbox-entry.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { sampleQuote } from '../../test/sample-quote.ts';
import { ConflictingPayment } from './conflicting-payment.tsx';

const now = Date.parse('2026-11-24T15:00:00.000Z');
const alike = {
  id: 'p1',
  amount: '1205.20',
  currency: 'CNY',
  way: 'bank',
  receivedOn: '2026-11-24',
  at: '2026-11-24T14:02:00.000Z',
  device: 'Chrome on Windows',
};
const entry: PaymentEntry = {
  kind: 'aside',
  command: 'recordPayment',
  request: {
    amount: '1205.20',
    way: 'bank',
    receivedOn: '2026-11-23',
    note: 'half on delivery',
    knownPayments: [],
  },
  alike,
  ...{ seq: 1, changeId: 'c1', quoteId: 'q1', reference: 'YQ-7F3K-Q2ZD' },
  ...{ customerName: 'Margaret Okafor', baseRevision: 1, queuedAt: now, username: 'office' },
  ...{ isAttempted: true, tries: 1, nextTryAt: 0, isHeld: false, state: 'conflict' },
};

function show() {
  const fake = createFakeConsole();
  const quotes = [
    sampleQuote({
      offers: [sampleOffer({ total: '1205.20', currency: 'CNY' })],
      acceptance: { version: 1, name: 'Ouyang', at: '2026-11-20T10:00:00.000Z' },
      recordedPayments: [alike],
    }),
  ];
  fake.store.setState(({ list }) => ({ list: { ...list, quotes } }));
  renderIn(fake, <ConflictingPayment entry={entry} now={now} />);
  return fake;
}

describe('ConflictingPayment', () => {
  it('says what both are and what each answer comes to, the safe one first', () => {
    show();
    const question = screen.getByRole('alert');
    expect(question).toHaveTextContent(
      'One transfer or two? Same sum, same way, 1 day apart. Until you choose, one counts',
    );
    expect(question).toHaveTextContent('With this one alone the order is paid in full.');
    expect(question).toHaveTextContent('“half on delivery”');
    expect(question).toHaveTextContent('With both ¥1,205.20 too much is paid.');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'One. Drop mine',
      'Two. Record mine as well',
    ]);
  });

  it('drops the own one, or sends it again', async () => {
    const fake = show();
    await userEvent.click(screen.getByRole('button', { name: 'One. Drop mine' }));
    expect(fake.drop).toHaveBeenCalledExactlyOnceWith(entry);
    await userEvent.click(screen.getByRole('button', { name: 'Two. Record mine as well' }));
    expect(fake.keepOwn).toHaveBeenCalledExactlyOnceWith(entry);
  });
});
