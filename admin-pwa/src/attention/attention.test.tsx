import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { FailedMail } from './failed-mail.tsx';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const mail = {
  id: 'quote.1',
  event: 'quote',
  about: '1',
  to: 'client',
  address: 'nobody@gmial.example',
  language: 'en',
  queuedAt: '2026-11-20T09:30:00.000Z',
  state: 'refused',
  attempts: 1,
  lastReason: '550 5.1.1 no such user',
};

function show(differences: Parameters<typeof sampleQuote>[0]) {
  const console = createFakeConsole();
  const quote = sampleQuote(differences);
  const { container } = renderIn(console, <FailedMail quote={quote} isOffline={false} now={now} />);
  return { console, quote, container };
}

describe('FailedMail', () => {
  it('says what has not arrived and why, in words and in those of the server', () => {
    show({ mails: [mail] });
    expect(screen.getByRole('heading', { name: /The quote has not reached/ })).toBeVisible();
    expect(screen.getByText(/There is no mailbox nobody@gmial\.example\./)).toBeVisible();
    expect(screen.getByText(/“550 5\.1\.1 no such user”/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Replace the link' })).toBeNull();
  });

  it('is settled by the word that it arrived another way', async () => {
    const { console, quote } = show({ mails: [mail] });
    await userEvent.click(screen.getByRole('button', { name: 'Arrived another way' }));
    expect(console.take).toHaveBeenCalledWith(quote, {
      command: 'settle',
      request: { what: 'mail', about: 'quote.1' },
    });
  });

  it('is not there once a mail has arrived', () => {
    const { container } = show({ mails: [mail, { ...mail, id: 'quote.2', state: 'sent' }] });
    expect(container).toBeEmptyDOMElement();
  });
});
