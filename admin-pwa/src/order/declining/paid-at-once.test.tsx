import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { declineOrder } from '@yiqiao/contract/commands/office/decline-order';
import { sampleDelivery, sampleOffer } from '@yiqiao/contract/commands/sample-order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { describe, expect, it, vi } from 'vitest';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { sampleQuote } from '../../test/sample-quote.ts';
import { PaidAtOnce } from './paid-at-once.tsx';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at) + 3_600_000;

function show(changes: Partial<QuoteSubmission> = {}, { isOffline = false, later = 0 } = {}) {
  const console = createFakeConsole({});
  const quote = sampleQuote({
    status: 'in-progress',
    offers: [sampleOffer({ total: '831.30', fromEstimate: true })],
    acceptance: { version: 1, name: '林美', byPayment: true, at },
    ...changes,
  });
  renderIn(console, <PaidAtOnce quote={quote} isOffline={isOffline} now={now + later} />);
  return { console, quote };
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Decline' }));
const confirm = () => screen.getByRole('button', { name: 'Decline and pay back $831.30' });

describe('PaidAtOnce', () => {
  it('asks once, says what goes back, and declines with the reason', async () => {
    const { console, quote } = show();
    await open();
    expect(screen.getByText(/\$831\.30 goes back to the client/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Too technical for us');
    await userEvent.click(confirm());
    expect(console.changeNow).toHaveBeenCalledExactlyOnceWith(
      declineOrder,
      expect.objectContaining({
        parameters: { id: quote.id },
        body: { reason: 'Too technical for us' },
      }),
    );
    expect(console.toaster.store.getState().toast).toMatchObject({ title: 'Order declined' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open and says why when it was not declined', async () => {
    const { console } = show();
    vi.mocked(console.changeNow).mockResolvedValue('Too late.');
    await open();
    await userEvent.click(confirm());
    expect(screen.getByRole('alert')).toHaveTextContent('Too late.');
  });

  it('needs a connection', async () => {
    show({}, { isOffline: true });
    await open();
    expect(confirm()).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Declining needs a connection');
  });

  it.each<[string, Partial<QuoteSubmission>, number]>([
    ['accepted by a person', { acceptance: { version: 1, name: '林美', at } }, 0],
    ['cancelled', { status: 'cancelled' }, 0],
    ['delivered', { deliveries: [sampleDelivery()] }, 0],
    ['paid a day ago', {}, 24 * 3_600_000],
  ])('offers nothing for an order that is %s', (_, changes, later) => {
    show(changes, { later });
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });
});
