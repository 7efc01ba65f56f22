import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { initialState } from '../../state/console-state.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { sampleQuote } from '../../test/sample-quote.ts';
import { ContactDialog } from './contact-dialog.tsx';

const quote = sampleQuote();
const other = sampleQuote({ id: 'q2', reference: 'YQ-9K2M-R4TT' });

function show({ isOffline = false, link = 'https://office.example/request/new' } = {}) {
  const list = { ...initialState(0).list, quotes: [quote, other] };
  const console = createFakeConsole({ list });
  vi.mocked(console.renewLink).mockResolvedValue({ kind: 'link', address: link });
  const onClose = vi.fn();
  renderIn(console, <ContactDialog {...{ quote, known: quote, isOffline, onClose }} />);
  return { console, onClose };
}

async function typeAddress(text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('ContactDialog', () => {
  it('corrects the other open requests of the same address as well, and leaves the link', async () => {
    const { console, onClose } = show();
    await typeAddress('margaret@northbay.example');
    expect(screen.getByText('was m.okafor@northbay-trials.example')).toBeVisible();
    expect(screen.getByText('YQ-9K2M-R4TT')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const request = { customerEmail: 'margaret@northbay.example' };
    const aside = { command: 'correctContact', request };
    expect(vi.mocked(console.take).mock.calls).toEqual([
      [quote, aside],
      [other, aside],
    ]);
    expect(console.renewLink).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('makes a new link where the old one is to end, and shows it', async () => {
    const { console, onClose } = show();
    await typeAddress('margaret@northbay.example');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('radio', { name: /^ends/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('https://office.example/request/new')).toBeVisible();
    expect(vi.mocked(console.renewLink).mock.calls).toEqual([[quote]]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says beside its field what cannot be taken, and corrects nothing', async () => {
    const { console, onClose } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    expect(screen.getByText('Nothing has been changed yet.')).toBeVisible();
    expect(console.take).not.toHaveBeenCalled();
    vi.mocked(console.take).mockResolvedValue('email-invalid');
    await typeAddress('nowhere');
    await userEvent.click(screen.getByRole('button', { name: 'Correct in 2 requests' }));
    expect(console.take).toHaveBeenCalledOnce();
    expect(screen.getByText(/Give an email address/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('offers no new link without a connection, and corrects all the same', async () => {
    const { console } = show({ isOffline: true });
    expect(screen.getByRole('radio', { name: /You are offline/ })).toBeDisabled();
    await typeAddress('margaret@northbay.example');
    await userEvent.click(screen.getByRole('button', { name: 'Correct in 2 requests' }));
    expect(console.take).toHaveBeenCalledTimes(2);
  });
});
