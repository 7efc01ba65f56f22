import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { ClientWishes } from './client-wishes.tsx';

const at = '2026-11-20T09:30:00.000Z';
const now = Date.parse('2026-11-20T12:00:00.000Z');

function show(differences: Parameters<typeof sampleQuote>[0], isOffline = false) {
  return renderIn(
    createFakeConsole(),
    <ClientWishes quote={sampleQuote(differences)} isOffline={isOffline} now={now} />,
  );
}

describe('ClientWishes', () => {
  it('is not there while nothing is asked for', () => {
    const wishes = [{ id: 'w', what: 'export', at, doneAt: at }];
    const { container } = show({ wishes });
    expect(container).toBeEmptyDOMElement();
  });

  it('shows each wish with the button that does it', () => {
    show({
      wishes: [
        { id: 'w1', what: 'export', at },
        { id: 'w2', what: 'erase', at },
      ],
    });
    expect(screen.getByRole('link', { name: 'Export everything' })).toHaveAttribute(
      'href',
      '/api/quotes/q1/export',
    );
    expect(screen.getByRole('button', { name: 'Erase this person' })).toBeVisible();
  });

  it('exports nothing without a connection, and says why', async () => {
    show({ wishes: [{ id: 'w1', what: 'export', at }] }, true);
    await userEvent.click(screen.getByRole('link', { name: 'Export everything' }));
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  });
});
