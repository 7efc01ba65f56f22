import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OfferEntry } from '../../offline/outbox/outbox-entry.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { ConflictingOffer } from './conflicting-offer.tsx';

const now = Date.parse('2026-11-20T12:00:00.000Z');

function show(server: Partial<NonNullable<OfferEntry['server']>>) {
  const entry: OfferEntry = {
    kind: 'offer',
    seq: 1,
    changeId: 'c1',
    quoteId: 'q1',
    reference: 'YQ-7F3K-Q2ZD',
    customerName: 'Margaret Okafor',
    offer: {
      wordCount: 8912,
      pricePerWord: '0.225',
      total: '2005.20',
      currency: 'USD',
      deliverBy: '2026-11-27T12:00:00.000Z',
      validUntil: '2026-12-20T12:00:00.000Z',
    },
    baseRevision: 1,
    queuedAt: now,
    username: 'office',
    isAttempted: true,
    tries: 1,
    nextTryAt: 0,
    isHeld: false,
    state: 'conflict',
    server: {
      status: 'pending',
      revision: 2,
      at: '2026-11-20T11:00:00.000Z',
      device: '',
      ...server,
    },
  };
  const console = createFakeConsole();
  renderIn(console, <ConflictingOffer entry={entry} now={now} />);
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  return { console, entry, buttons };
}

describe('ConflictingOffer', () => {
  const accepted = { version: 1, total: '1680.75', currency: 'USD', acceptedBy: '欧阳慕容' };

  it('shows what the client has accepted, and sends the own offer as an amendment', async () => {
    const { console, entry, buttons } = show(accepted);
    expect(buttons).toEqual(['Keep quote 1', 'Send as an amendment', 'Keep mine as a note']);
    expect(screen.getByText(/Quote 1 holds until the client accepts it/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send as an amendment' }));
    expect(console.keepOwn).toHaveBeenCalledWith(entry);
  });

  it('keeps an offer in another currency than was agreed as a note', async () => {
    const { console, entry, buttons } = show({ ...accepted, currency: 'CNY' });
    expect(buttons).toEqual(['Keep quote 1', 'Keep mine as a note']);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Quote 1, ¥1,680\.75, accepted.*欧阳慕容.*\$2,005\.20.*in the currency that was agreed/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine as a note' }));
    expect(console.keepAsNote).toHaveBeenCalledWith(
      entry,
      expect.stringContaining('$2,005.20, 8,912 words × $0.225'),
    );
  });

  it('lets a newer version replace the one of another device', async () => {
    const { console, entry, buttons } = show({ version: 2, total: '1900.00' });
    expect(buttons).toEqual(['Drop mine', 'Send mine']);
    expect(screen.getByText('Quote 2, $1,900.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send mine' }));
    expect(console.keepOwn).toHaveBeenCalledWith(entry);
  });

  it('names the status of a submission that is closed', () => {
    const closed = { status: 'cancelled', obstacle: 'order-closed', version: 1, total: '9.00' };
    expect(show(closed).buttons).toEqual(['Drop mine', 'Keep mine as a note']);
    expect(screen.getByText('cancelled')).toBeVisible();
  });
});
