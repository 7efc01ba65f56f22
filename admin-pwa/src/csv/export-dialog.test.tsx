import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderPayment } from '@yiqiao/contract/record/payment';
import { describe, expect, it } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { ExportDialog } from './export-dialog.tsx';

const at = '2026-11-20T09:00:00.000Z';
const paid: OrderPayment = {
  id: 'p1',
  version: 2,
  amount: '831.30',
  currency: 'USD',
  state: 'paid',
  method: 'card',
  at,
  paidAt: at,
  updatedAt: at,
};

function show(payments: OrderPayment[], connection: 'online' | 'offline' = 'online') {
  const fake = createFakeConsole({ connection });
  const quotes = [sampleQuote({ payments })];
  fake.store.setState(({ list }) => ({ list: { ...list, quotes } }));
  renderIn(fake, <ExportDialog quotes={quotes} onClose={() => {}} />);
}

describe('ExportDialog', () => {
  it('offers the table of payments in the language of the person', () => {
    show([paid]);
    expect(screen.getByText(/^All payments, online/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'CSV of payments' })).toHaveAttribute(
      'href',
      '/api/admin/payments.csv?by=payment&language=en',
    );
    expect(screen.getByRole('link', { name: 'CSV of revenue by month' })).toHaveAttribute(
      'href',
      '/api/admin/payments.csv?by=month&language=en',
    );
  });

  it('offers it without a paid order, too: advances stand in no submission', () => {
    show([]);
    expect(screen.getByText(/^No payments yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'CSV of payments' })).toBeVisible();
  });

  it('says why it cannot be had offline', async () => {
    show([paid], 'offline');
    await userEvent.click(screen.getByRole('link', { name: 'CSV of payments' }));
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('You are offline.');
  });
});
