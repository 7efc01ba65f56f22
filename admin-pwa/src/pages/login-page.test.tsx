import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { markConflict } from '../offline/outbox/outbox-conflicts.ts';
import { queueChange } from '../offline/outbox/queue-entries.ts';
import type { Console } from '../state/console.ts';
import type { ConsoleState } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { LoginPage } from './login-page.tsx';

function show(state: Partial<ConsoleState> = {}, more: Partial<Console> = {}): Console {
  const console = { ...createFakeConsole({ session: 'signed-out', ...state }), ...more };
  renderIn(
    console,
    <MemoryRouter initialEntries={['/login?quote=q1']}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/dashboard" element={<p>The dashboard</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return console;
}

async function logIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Username'), 'office');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

const toastOf = (console: Console) => console.toaster.store.getState().toast;

describe('LoginPage', () => {
  it('takes the name of a client out of the tab', () => {
    document.title = 'Margaret Okafor · admin dashboard';
    show();
    expect(document.title).toMatch(/^Staff login · /);
  });

  it('requires both fields', () => {
    show();
    expect(screen.getByLabelText('Username')).toBeRequired();
    expect(screen.getByLabelText('Password')).toBeRequired();
  });

  it('says that it is busy, then that it worked', async () => {
    let finish = () => {};
    const console = show(
      {},
      { login: () => new Promise<null>((resolve) => (finish = () => resolve(null))) },
    );
    await logIn();
    expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    finish();
    await expect
      .poll(() => toastOf(console))
      .toMatchObject({ title: 'Success', description: 'Logged in successfully' });
  });

  it('shows the server’s reason', async () => {
    const refusal = new HttpError(401, '', '{"message":"Wrong name or password","code":"x"}');
    const console = show({}, { login: () => Promise.reject(refusal) });
    await logIn();
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong name or password');
    expect(toastOf(console)).toMatchObject({
      title: 'Error',
      description: 'Wrong name or password',
      variant: 'destructive',
    });
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });

  it('says "Login failed" when there is no reason', async () => {
    const console = show({}, { login: () => Promise.reject(new HttpError(502, '', '<html>')) });
    await logIn();
    expect(toastOf(console)).toMatchObject({ title: 'Error', description: 'Login failed' });
  });

  it('goes on to the second factor after a right password, and back', async () => {
    const console = show({}, { login: vi.fn(async () => 'factor' as const) });
    await logIn();
    expect(await screen.findByRole('heading', { name: 'Six digits' })).toBeVisible();
    expect(toastOf(console)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Begin again' }));
    expect(screen.getByLabelText('Username')).toBeVisible();
  });

  it('leads on when the person is signed in already', () => {
    show({ session: 'signed-in' });
    expect(screen.getByText('The dashboard')).toBeVisible();
  });

  it('says that the device is offline', () => {
    show({ loginNotice: 'unconfirmed', connection: 'offline' });
    expect(screen.getByText('You are offline')).toBeVisible();
  });

  it('does not call the device offline when it is the server that fails', () => {
    show({ loginNotice: 'unconfirmed', connection: 'failing' });
    expect(screen.queryByText('You are offline')).toBeNull();
    expect(screen.getByText(/The server is not answering/)).toBeVisible();
  });

  it('names what waits on the device, whatever led here', () => {
    const quote = sampleQuote();
    const decision = { quote, to: 'completed', changeId: 'c1', username: 'office', at: 1 } as const;
    const { store } = show({ outbox: queueChange([], decision) });
    expect(screen.getByText('Log in to send 1 change; nothing is lost.')).toBeVisible();
    act(() => store.setState({ loginNotice: 'ended' }));
    expect(screen.getByText('Your session has ended.')).toBeVisible();
    expect(screen.getByText('Log in to send 1 change; nothing is lost.')).toBeVisible();
  });

  it('does not promise to send what needs a decision first', () => {
    const quote = sampleQuote();
    const decision = { quote, to: 'completed', changeId: 'c1', username: 'office', at: 1 } as const;
    const outbox = queueChange([], decision);
    const undecided = markConflict(outbox, quote);
    const { store } = show({ outbox: undecided });
    expect(
      screen.getByText('1 change needs your decision: log in. Nothing is lost.'),
    ).toBeVisible();
    act(() => store.setState({ outbox: [...outbox, ...undecided] }));
    expect(
      screen.getByText('Log in to send 1 change; 1 more needs your decision. Nothing is lost.'),
    ).toBeVisible();
  });

  it('says to somebody who was removed by whom, when, and what did not go through', async () => {
    const removal = {
      by: 'Marcus Webb',
      at: '2026-11-20T11:40:00.000Z',
      lost: [{ what: 'Note', reference: 'YQ-28Q4-QDWY', at: Date.parse('2026-11-20T11:00:00Z') }],
      sealed: 1,
    };
    const { endFarewell } = show({ removal });
    expect(screen.getByRole('heading', { name: 'You are no longer in this office' })).toBeVisible();
    expect(screen.getByText(/^Marcus Webb removed you today at/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '2 changes did not go through' })).toBeVisible();
    expect(screen.getByText(/^YQ-28Q4-QDWY/)).toBeVisible();
    expect(screen.queryByLabelText('Username')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in as somebody else' }));
    expect(endFarewell).toHaveBeenCalledOnce();
  });
});
