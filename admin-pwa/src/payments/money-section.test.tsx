import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import type { OrderPayment } from '@yiqiao/contract/record/payment';
import type { RecordedPayment } from '@yiqiao/contract/record/recorded-payment';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AsideEntry } from '../offline/outbox/outbox-entry.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { LateCorrectDialog } from './late-correct-dialog.tsx';
import { LateRecordDialog } from './late-record-dialog.tsx';
import { MoneySection } from './money-section.tsx';

const at = '2026-11-20T09:00:00.000Z';
const now = Date.parse('2026-11-20T12:00:00.000Z');
const agreed = {
  offers: [sampleOffer({ total: '2005.20', currency: 'CNY' })],
  acceptance: { version: 1, name: 'Ouyang', at },
};
const transfer: RecordedPayment = {
  id: 'p1',
  amount: '800.00',
  currency: 'CNY',
  way: 'bank',
  receivedOn: '2026-11-13',
  note: 'half now',
  at: '2026-11-13T14:02:00.000Z',
  device: 'Chrome on Windows',
};

beforeAll(() => Promise.all([LateRecordDialog.fetch(), LateCorrectDialog.fetch()]));

function show(differences: Parameters<typeof sampleQuote>[0] = {}, queued: AsideEntry[] = []) {
  const office = createFakeConsole({ outbox: queued });
  const quote = sampleQuote({ ...agreed, ...differences });
  const { container } = renderIn(
    office,
    <MoneySection quote={quote} queued={queued} now={now} isOffline={false} />,
  );
  return { office, quote, container };
}

const figures = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

describe('MoneySection', () => {
  it('is not there before anything is agreed', () => {
    expect(show({ acceptance: undefined }).container).toBeEmptyDOMElement();
  });

  it('says what was agreed, came and is open, in the currency of the quote', () => {
    show({ recordedPayments: [transfer] });
    expect(figures()).toEqual(['Agreed ¥2,005.20', 'Paid ¥800.00', 'Open ¥1,205.20']);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /^Fri 13 NovBank transfer“half now”.*Chrome on Windows¥800\.00Correct$/,
    );
  });

  it('keeps what was entered wrong, struck, with its counter-entry', () => {
    const reversal = { kind: 'mistake', reason: 'another order', at };
    show({ recordedPayments: [{ ...transfer, reversal }] });
    expect(figures()).toEqual(['Agreed ¥2,005.20', 'Paid ¥0.00', 'Open ¥2,005.20']);
    const [counter, wrong] = screen.getAllByRole('listitem');
    expect(counter).toHaveTextContent(/Counter-entry“another order”.*−¥800\.00$/);
    expect(wrong?.querySelector('s')).toHaveTextContent('¥800.00');
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });

  it('says what was sent back, and what has yet to be', () => {
    const refunded = { ...transfer, reversal: { kind: 'refund', reason: 'cancelled', at } };
    const tooMuch = { ...transfer, id: 'p2', amount: '1505.20' };
    show({ recordedPayments: [refunded, tooMuch] });
    expect(figures()).toEqual([
      'Agreed ¥2,005.20',
      'Paid ¥2,305.20',
      'Open ¥0.00',
      'Refunded ¥800.00',
    ]);
  });

  it.each([
    [{ state: 'paid', method: 'card' }, 'paid by card'],
    [{ state: 'refunded', refunded: '831.30' }, 'refunded'],
    [{ state: 'disputed' }, 'disputed by the client’s bank'],
    [{ state: 'unclear', received: { units: 500, currency: 'JPY' } }, '¥500 came instead'],
    [{ state: 'failed', failedAt: at }, 'the payment failed'],
  ])('tells of the provider’s payments as they are: %o', (differences, expected) => {
    const common = { id: 'p1', version: 1, amount: '831.30', currency: 'USD', state: 'open' };
    const payment: OrderPayment = { ...common, at, updatedAt: at, ...differences };
    show({ payments: [payment] });
    expect(screen.getByRole('listitem')).toHaveTextContent(expected);
  });

  it('records all that is open, today, by the press of Enter', async () => {
    const { office, quote } = show({ recordedPayments: [transfer] });
    await userEvent.click(screen.getByRole('button', { name: 'Record a payment' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('1,205.20');
    await userEvent.keyboard('{Enter}');
    expect(office.take).toHaveBeenCalledExactlyOnceWith(quote, {
      command: 'recordPayment',
      request: {
        amount: '1205.20',
        way: 'bank',
        receivedOn: '2026-11-20',
        knownPayments: ['p1'],
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads what is typed, moves the day by the arrows, and never past today', async () => {
    const { office } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Record a payment' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.keyboard('６００．５');
    expect(dialog).toHaveTextContent('A part. ¥1,404.70 stays open.');
    await userEvent.click(screen.getByRole('radio', { name: 'WeChat' }));
    screen.getByLabelText('Day').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    await userEvent.type(screen.getByLabelText('Note'), 'first of three');
    await userEvent.click(screen.getByRole('button', { name: 'Record ¥600.50' }));
    expect(office.take).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      command: 'recordPayment',
      request: {
        amount: '600.50',
        way: 'wechat',
        receivedOn: '2026-11-19',
        note: 'first of three',
        knownPayments: [],
      },
    });
    expect(office.setPreference).toHaveBeenCalledExactlyOnceWith({ paymentWay: 'wechat' });
  });

  it('says of a sum that it is more than is open, and asks nothing', async () => {
    const { office } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Record a payment' }));
    await userEvent.keyboard('2105.20');
    expect(screen.getByRole('dialog')).toHaveTextContent('¥100.00 more than is open.');
    await userEvent.keyboard('{Enter}');
    expect(office.take).toHaveBeenCalledOnce();
  });

  it.each([
    ['1205,20', 'Amount', /^Enter an amount above 0/],
    ['', 'Amount', /^Enter an amount above 0/],
  ])('takes no %j', async (typed, label, sentence) => {
    const { office } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Record a payment' }));
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringMatching(/Enter/),
    );
    expect(screen.getByText(sentence)).toBeVisible();
    expect(office.take).not.toHaveBeenCalled();
  });

  it('asks to look again at a sum that has come meanwhile, and then records it', async () => {
    const { office } = show({ recordedPayments: [transfer] });
    vi.mocked(office.take).mockResolvedValueOnce('payment-alike');
    await userEvent.click(screen.getByRole('button', { name: 'Record a payment' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(/^The same sum has just arrived/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Record ¥1,205.20' }));
    expect(office.take).toHaveBeenCalledTimes(2);
  });

  it('writes a counter-entry with its reason', async () => {
    const { office } = show({ recordedPayments: [transfer] });
    await userEvent.click(screen.getByRole('button', { name: /^Correct: Bank transfer/ }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getAllByRole('term').at(-1)?.nextSibling).toHaveTextContent(
      '¥1,205.20 ¥2,005.20',
    );
    await userEvent.keyboard('belongs to YQ-7F3K{Enter}');
    expect(office.take).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      command: 'reversePayment',
      request: { paymentId: 'p1', kind: 'mistake', reason: 'belongs to YQ-7F3K' },
    });
  });

  it('shows a payment that waits as dashed, and takes it back', async () => {
    const entry: AsideEntry = {
      kind: 'aside',
      command: 'recordPayment',
      request: { amount: '1205.20', way: 'cash', receivedOn: '2026-11-20', knownPayments: [] },
      ...{ seq: 1, changeId: 'c1', quoteId: 'q1', reference: 'YQ-7F3K-Q2ZD' },
      ...{ customerName: 'Margaret Okafor', baseRevision: 1, queuedAt: now, username: 'office' },
      ...{ isAttempted: false, tries: 0, nextTryAt: 0, isHeld: false, state: 'waiting' },
    };
    const { office } = show({}, [entry]);
    expect(figures()).toEqual(['Agreed ¥2,005.20', 'Paid ¥1,205.20', 'Open ¥800.00']);
    const line = screen.getByRole('listitem');
    expect(line).toHaveTextContent('Cashnot sent');
    await userEvent.click(within(line).getByRole('button', { name: 'Undo' }));
    expect(office.takeBack).toHaveBeenCalledExactlyOnceWith(entry);
  });
});
