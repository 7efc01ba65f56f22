import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { ErasePerson } from './erase-person.tsx';

const quote = sampleQuote({ customerEmail: 'm.okafor@northbay.example' });
const preview = {
  submissions: 3,
  underWay: 1,
  documents: 3,
  deliverables: 4,
  bytes: 53_792_000,
  messages: 9,
  notes: 2,
  mails: 12,
  payments: 2,
  invoices: 1,
};

function show({ isOffline = false, of = quote } = {}) {
  const console = createFakeConsole();
  vi.mocked(console.previewErasure).mockResolvedValue({ kind: 'preview', preview });
  renderIn(console, <ErasePerson quote={of} isOffline={isOffline} look="text" />);
  const opener = screen.getByRole('button', { name: 'Erase this person' });
  return { console, opener };
}

async function open() {
  const { console, opener } = show();
  await userEvent.click(opener);
  const erase = await screen.findByRole('button', { name: 'Erase 3 submissions' });
  const field = screen.getByLabelText('To erase, type the email address');
  return { console, erase, field };
}

describe('ErasePerson', () => {
  it('asks for the reference where there is no address', async () => {
    const caller = sampleQuote({ customerEmail: '', reference: 'YQ-M4T8-2HKW' });
    const { console, opener } = show({ of: caller });
    vi.mocked(console.erasePerson).mockResolvedValue({ kind: 'erased' });
    await userEvent.click(opener);
    const erase = await screen.findByRole('button', { name: 'Erase 3 submissions' });
    expect(erase).toBeDisabled();
    await userEvent.type(screen.getByLabelText('To erase, type the reference'), 'yq-m4t8-2hkw');
    await userEvent.click(erase);
    expect(console.erasePerson).toHaveBeenCalledWith(caller, 'yq-m4t8-2hkw');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells what would go', async () => {
    await open();
    const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(screen.getByText(/^Of 2 payments the amounts and the days stay,/)).toBeVisible();
    expect(rows).toEqual([
      'Submissions3',
      'of these still in progress1',
      'Documents and finished files7, 51.30 MB',
      'Messages and notes11',
      'Emails, sent and queued12',
      'Client’s pages3 links end',
    ]);
  });

  it('erases only once the address is typed', async () => {
    const { console, erase, field } = await open();
    expect(erase).toBeDisabled();
    await userEvent.type(field, 'another@example.com');
    expect(erase).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('not the address of this submission');
    await userEvent.clear(field);
    await userEvent.type(field, 'M.Okafor@northbay.example');
    vi.mocked(console.erasePerson).mockResolvedValue({ kind: 'erased' });
    await userEvent.click(erase);
    expect(console.erasePerson).toHaveBeenCalledExactlyOnceWith(quote, 'M.Okafor@northbay.example');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open and says why when nothing was erased', async () => {
    const { console, erase, field } = await open();
    const message = 'The server is busy.';
    vi.mocked(console.erasePerson).mockResolvedValue({ kind: 'not-erased', message });
    await userEvent.type(field, quote.customerEmail);
    await userEvent.click(erase);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('keeps everything by its first button', async () => {
    const { console } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Keep everything' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(console.erasePerson).not.toHaveBeenCalled();
  });

  it('asks nothing without a connection, and says why when pressed', async () => {
    const { console, opener } = show({ isOffline: true });
    expect(opener).toHaveAccessibleDescription('You are offline. Erasing needs a connection.');
    await userEvent.click(opener);
    expect(screen.getByRole('status')).toHaveTextContent('Erasing needs a connection.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(console.previewErasure).not.toHaveBeenCalled();
  });
});
