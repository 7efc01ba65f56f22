import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { HandOn } from './hand-on.tsx';

const address = 'https://office.example/zh-hans/request/key';
const quote = sampleQuote({
  customerName: '林美慧',
  customerEmail: 'lin@example.com',
  language: 'zh-Hans',
  origin: { way: 'counter' },
});

function show(shown = quote, isOffline = false) {
  const console = createFakeConsole();
  vi.mocked(console.readLink).mockResolvedValue({ kind: 'link', address });
  const { container } = renderIn(console, <HandOn quote={shown} isOffline={isOffline} />);
  return { console, container };
}

describe('HandOn', () => {
  it('copies a text in the language of the client’s page', async () => {
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    const text = `林美慧您好，您的询价编号是${quote.reference}。报价、进度和译文都在这一页：${address}`;
    expect(await navigator.clipboard.readText()).toBe(text);
    const mail = screen.getByRole('link', { name: 'Mail it' });
    expect(mail).toHaveAttribute('href', expect.stringContaining('mailto:lin%40example.com'));
    expect(mail).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(address)));
  });

  it('shows the link as a code that a camera can find', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Show as a code' }));
    const code = await screen.findByRole('img', { name: /Code with the link/ });
    expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500);
  });

  it('asks for nothing without a connection', () => {
    const { console } = show(quote, true);
    expect(screen.getByText(/You are offline/)).toBeVisible();
    expect(console.readLink).not.toHaveBeenCalled();
  });

  it.each([
    ['of a request that the client sent', { origin: undefined }],
    ['once the client has written', { messages: [{ id: 'm', from: 'client', text: 'x', at: '' }] }],
    ['of a cancelled one', { status: 'cancelled' }],
  ] as const)('has nothing to hand on %s', (_, changes) => {
    const { container } = show({ ...quote, ...changes } as typeof quote);
    expect(container).toBeEmptyDOMElement();
  });
});
