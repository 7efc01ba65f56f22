import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { inLanguage } from '@yiqiao/contract/text/languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestIn, testKey } from './test/request-in.tsx';
import { sampleRequest } from './test/sample-request.ts';
import { acceptedRequest, completedRequest, deliveredRequest } from './test/sample-states.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  // What is decided begins the page from its top; the test's window has none.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  fetch.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answer(status: number, body: unknown) {
  fetch.mockResolvedValueOnce(Response.json(body, { status }));
}

const quoted = sampleRequest({ state: 'quoted', offers: [sampleOffer()], openVersion: 1 });

/** What was sent last: its path, and the body. */
function lastSent(): readonly [path: string, body: unknown] {
  const [url, init] = fetch.mock.calls.at(-1) ?? [];
  return [String(url), JSON.parse(String(init?.body))];
}

const open = async (request: ClientRequest) => render(await requestIn('en', request));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('useRequest', () => {
  it('confirms the delivery that is shown', async () => {
    await open(deliveredRequest());
    answer(201, completedRequest());
    press('Confirm');
    const heading = await screen.findByRole('heading', { name: 'Completed' });
    expect(heading).toBeVisible();
    expect(lastSent()).toEqual([`/api/requests/${testKey}/confirmations`, { number: 1 }]);
  });

  it('keeps what was typed as a revision when the line breaks, and sends it under the same id', async () => {
    await open(deliveredRequest());
    fireEvent.click(screen.getByText('Ask for a revision'));
    const field = screen.getByLabelText('What should be different?');
    fireEvent.change(field, { target: { value: 'Say “shall”.' } });
    fetch.mockRejectedValueOnce(new TypeError('reset'));
    press('Send and ask for it');
    expect(await screen.findAllByText(/The connection was lost/)).not.toHaveLength(0);
    expect(field).toHaveValue('Say “shall”.');
    const first = lastSent();
    expect(first[1]).toMatchObject({ number: 1, text: 'Say “shall”.' });
    answer(409, { code: 'revision-requested', message: 'x', request: deliveredRequest() });
    press('Send and ask for it');
    expect(await screen.findAllByText(/You have already asked for a revision/)).not.toHaveLength(0);
    expect(lastSent()).toEqual(first);
  });

  it.each([
    ['en', 'Your message', 'Send', /This link has ended.*Ask us for the new link/],
    ['zh-Hans', '您的留言', '发送', /此链接已失效.*请获取新链接/],
    ['zh-Hant', '您的留言', '送出', /此連結已失效.*請取得新連結/],
  ] as const)('says in %s that the link has ended, and keeps what was typed', async (...row) => {
    const [language, label, send, said] = row;
    render(await requestIn(language, deliveredRequest()));
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: 'One more question' } });
    answer(404, { code: 'not-found', message: 'x' });
    press(send);
    expect(await screen.findAllByText(said)).not.toHaveLength(0);
    expect(field).toHaveValue('One more question');
    expect(document.querySelector(`a[href="${inLanguage('/request', language)}"]`)).not.toBeNull();
  });

  it('says at the top why a decision came too late, and takes the focus there', async () => {
    render(<main tabIndex={-1}>{await requestIn('en', quoted)}</main>);
    const button = screen.getByRole('button', { name: /^Accept/ });
    button.focus();
    answer(409, {
      code: 'order-closed',
      message: 'x',
      request: sampleRequest({ state: 'cancelled' }),
    });
    fireEvent.click(button);
    expect(await screen.findByText('This request is closed.', { selector: 'p' })).toBeVisible();
    expect(button).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('moves the focus to what became of a file that was taken back', async () => {
    const source = {
      id: 'annex',
      fileName: 'annex.docx',
      fileSize: 12,
      from: 'client',
      at: acceptedRequest().servedAt,
      role: 'document',
      wordCount: 120,
      wordCountBasis: 'measured',
      measurement: null,
      state: 'open',
      answerDueAt: acceptedRequest().servedAt,
      canTakeBack: true,
    };
    await open(acceptedRequest({ sources: [source] }));
    const button = screen.getByRole('button', { name: 'Take it back' });
    button.focus();
    const { answerDueAt: _, ...removed } = { ...source, state: 'removed', canTakeBack: false };
    answer(201, acceptedRequest({ sources: [removed] }));
    fireEvent.click(button);
    const said = await screen.findByText('It is changed as you wished.', { selector: 'p' });
    await waitFor(() => expect(said.parentElement).toHaveFocus());
  });

  it('leaves the focus where it is when a decision is refused that can still be made', async () => {
    render(<main tabIndex={-1}>{await requestIn('en', quoted)}</main>);
    const button = screen.getByRole('button', { name: /^Accept/ });
    button.focus();
    answer(409, { code: 'text-too-long', message: 'x', request: quoted });
    fireEvent.click(button);
    expect(await screen.findByText(/too long/, { selector: 'p' })).toBeVisible();
    expect(button).toHaveFocus();
  });

  it('says why a payment cannot begin, and shows what holds now', async () => {
    await open(acceptedRequest());
    const request = acceptedRequest({ payment: { canPayByCard: false, state: 'paid' } });
    answer(409, { code: 'already-paid', message: 'x', request });
    press('Pay $831.30 by card');
    expect(await screen.findByRole('heading', { name: 'In progress' })).toBeVisible();
    expect(lastSent()).toEqual([`/api/requests/${testKey}/payments`, { version: 1 }]);
    expect(screen.getAllByText(/This quote is paid already/)).not.toHaveLength(0);
  });

  it('shows what is new when the client comes back, but not over a press that is on its way', async () => {
    await open(deliveredRequest());
    let refresh = (_: Response) => {};
    fetch.mockReturnValueOnce(new Promise((resolve) => (refresh = resolve)));
    fireEvent(document, new Event('visibilitychange'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    fetch.mockReturnValueOnce(new Promise(() => {}));
    press('Confirm');
    refresh(Response.json(completedRequest()));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('heading', { name: 'Completed' })).toBeNull();
  });

  it('asks for personal data with an id for each wish', async () => {
    await open(deliveredRequest());
    const at = '2026-11-28T00:20:00.000Z';
    fireEvent.click(screen.getByText('Ask for a copy of everything'));
    answer(201, deliveredRequest({ wishes: [{ what: 'export', at }] }));
    press('Ask for the copy');
    expect(await screen.findByText(/You asked for a copy of everything on/)).toBeVisible();
    const [path, exported] = lastSent();
    expect(path).toBe(`/api/requests/${testKey}/wishes`);
    expect(exported).toEqual({ what: 'export', changeId: 'message-of-this-page' });
    fireEvent.click(screen.getByText('Ask to have everything erased'));
    answer(201, deliveredRequest({ wishes: [{ what: 'erase', at }] }));
    press('Ask for erasure');
    expect(await screen.findByText(/You asked to have everything erased on/)).toBeVisible();
    expect(lastSent()[1]).not.toMatchObject({ changeId: 'message-of-this-page' });
  });
});
