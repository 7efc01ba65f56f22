import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleState, emptyList } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { stubScreen } from '../test/stub-screen.ts';
import { DashboardPage } from './dashboard-page.tsx';

beforeEach(() => {
  stubScreen({ isNarrow: false });
});

function show(state: Partial<ConsoleState>, address = '/dashboard') {
  const console = createFakeConsole(state);
  renderIn(
    console,
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/login" element={<LoginAddress />} />
      </Routes>
    </MemoryRouter>,
  );
  return console;
}

function LoginAddress() {
  return <p>The login page{useLocation().search}</p>;
}

const ready = { ...emptyList, phase: 'ready', asOf: Date.parse('2026-11-20T10:00:00Z') } as const;
const filled = { ...ready, quotes: [sampleQuote()], total: 1 };

describe('DashboardPage', () => {
  it('says so while nobody knows who is there', () => {
    show({ session: 'unknown' });
    expect(screen.getByText('Loading...')).toBeVisible();
  });

  it('says so while the quotes are loading', () => {
    show({ session: 'signed-in' });
    expect(screen.getByText('Loading quotes...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/admin dashboard$/);
  });

  it('says so when there are none yet', () => {
    show({ session: 'signed-in', list: ready });
    expect(screen.getByText('No quote submissions yet.')).toBeVisible();
  });

  it('offers another try when the list could not be loaded', async () => {
    const list = { ...emptyList, phase: 'failed', problem: 'The store is down' } as const;
    const console = show({ session: 'signed-in', connection: 'failing', list });
    expect(screen.getByRole('alert')).toHaveTextContent('The store is down');
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    expect(console.resumeAnew).toHaveBeenCalled();
  });

  it('sends a visitor who is signed out to the login page', () => {
    show({ session: 'signed-out' });
    expect(screen.getByText('The login page')).toBeVisible();
  });

  it('leads back to what was asked for, unless the person has logged out', () => {
    show({ session: 'signed-out' }, '/dashboard?quote=q1');
    expect(screen.getByText('The login page?quote=q1')).toBeVisible();
    show({ session: 'signed-out', hasLeft: true }, '/dashboard?quote=q1');
    expect(screen.getByText('The login page')).toBeVisible();
  });

  it('shows the stored quotes before the server has answered', () => {
    show({ session: 'unknown', connection: 'offline', list: filled }, '/dashboard?quote=q1');
    expect(screen.getByText(/^Offline, as of/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Margaret Okafor' })).toBeVisible();
  });

  it('counts nothing, and misses nothing, before all of the list is read', () => {
    const list = { ...filled, total: 10_000 };
    show({ session: 'unknown', list }, '/dashboard?status=completed');
    expect(screen.getByRole('button', { name: /^10,000\s?All$/ })).toBeVisible();
    // In the rail, and in the search of a phone.
    expect(screen.getAllByRole('button', { name: /^–\s?pending$/ })).toHaveLength(2);
    expect(screen.getByText('– of 10,000 submissions, newest first')).toBeVisible();
    expect(screen.queryByText(/Nothing matches/)).toBeNull();
  });

  it('counts nothing while the server has sent only the newest', () => {
    show({ session: 'signed-in', list: { ...filled, total: null } });
    expect(screen.getByRole('button', { name: /^–\s?All$/ })).toBeVisible();
    expect(screen.getByText('Loading quotes...')).toBeVisible();
    expect(screen.queryByText('Due next')).toBeNull();
  });

  it('sets a status by its number key with the focus in the detail', async () => {
    const console = show({ session: 'signed-in', list: filled }, '/dashboard?quote=q1');
    screen.getByRole('heading', { level: 2, name: 'Margaret Okafor' }).focus();
    await userEvent.keyboard('3');
    expect(console.changeStatus).toHaveBeenCalledWith(filled.quotes[0], 'completed');
  });

  it('decides by a key that was pressed while another change was on its way once that has arrived', async () => {
    const at = { session: 'signed-in', list: filled, isSending: true } as const;
    const console = show(at, '/dashboard?quote=q1');
    screen.getByRole('heading', { level: 2, name: 'Margaret Okafor' }).focus();
    await userEvent.keyboard('3');
    expect(console.changeStatus).not.toHaveBeenCalled();
    act(() => console.store.setState({ isSending: false }));
    expect(console.changeStatus).toHaveBeenCalledExactlyOnceWith(filled.quotes[0], 'completed');
  });

  it('does nothing at a single key while the focus is on no submission', async () => {
    const console = show({ session: 'signed-in', list: filled }, '/dashboard?quote=q1');
    await userEvent.keyboard('3?');
    screen.getByRole('button', { name: /^Refresh/ }).focus();
    await userEvent.keyboard('3?/');
    expect(console.changeStatus).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it('does nothing at a single key where they are turned off', async () => {
    const preferences = { fullCards: false, singleKeys: false };
    const list = filled;
    const console = show({ session: 'signed-in', list, preferences }, '/dashboard?quote=q1');
    screen.getByRole('heading', { level: 2, name: 'Margaret Okafor' }).focus();
    await userEvent.keyboard('3');
    expect(console.changeStatus).not.toHaveBeenCalled();
  });

  it('lists what is due next while no submission is open', async () => {
    show({ session: 'signed-in', list: filled });
    const detail = within(screen.getByRole('region', { name: 'Detail' }));
    // What is due is found in idle time.
    expect(await detail.findByRole('button', { name: 'Margaret Okafor' })).toBeVisible();
    expect(detail.getByText(/^Reply due in/)).toBeVisible();
  });

  it('announces the submission that is opened beside the list', () => {
    show({ session: 'signed-in', list: filled }, '/dashboard?quote=q1');
    expect(
      screen.getByText('Details of Margaret Okafor are open beside the list.'),
    ).toHaveAttribute('role', 'status');
  });

  it('leaves the focus where it is when the open submission arrives late over the list', async () => {
    stubScreen({ isNarrow: true });
    const console = show({ session: 'signed-in' }, '/dashboard?quote=q1');
    const help = screen.getByRole('button', { name: 'Help' });
    help.focus();
    act(() => console.store.setState({ list: filled }));
    expect(screen.getByRole('heading', { level: 2, name: 'Margaret Okafor' })).toBeVisible();
    expect(help).toHaveFocus();
  });

  it('keeps the focus in the detail when its submission is erased', () => {
    const console = show({ session: 'signed-in', list: filled }, '/dashboard?quote=q1');
    screen.getByRole('button', { name: 'Erase this person' }).focus();
    act(() => console.store.setState({ list: { ...ready, quotes: [], total: 0 } }));
    const missing = screen.getByText('There is no submission at this address.');
    expect(missing).toHaveFocus();
  });

  it('types digits into the search instead of setting a status', async () => {
    const console = show({ session: 'signed-in', list: filled }, '/dashboard?quote=q1');
    await userEvent.type(screen.getByRole('searchbox'), '3');
    expect(console.changeStatus).not.toHaveBeenCalled();
  });

  it('logs out at once when nothing waits', async () => {
    const console = show({ session: 'signed-in', list: filled });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(console.logout).toHaveBeenCalledOnce();
  });
});
