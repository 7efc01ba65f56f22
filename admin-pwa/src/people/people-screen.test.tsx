import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Person } from '@yiqiao/contract/record/person';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Console } from '../state/console.ts';
import { type ConsoleState, initialState } from '../state/console-state.ts';
import type { Invited } from '../state/people/people-actions.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { stubScreen } from '../test/stub-screen.ts';
import { listPlace } from './people-places.ts';
import { PeopleScreen } from './people-screen.tsx';
import { sampleColleague, sampleInvited, samplePerson } from './test/sample-people.ts';

const own = samplePerson();
const elena = sampleColleague();
const invited = sampleInvited();

function Screen() {
  const [place, setPlace] = useState(listPlace);
  return <PeopleScreen place={place} onPlace={setPlace} onMe={() => {}} onClose={() => {}} />;
}

function show(
  people: readonly Person[],
  acts: Partial<Console> = {},
  state: Partial<ConsoleState> = {},
): Console {
  stubScreen({ isNarrow: false });
  const console = {
    ...createFakeConsole({ person: own, people: { people: [...people] }, ...state }),
    ...acts,
  };
  renderIn(console, <Screen />);
  return console;
}

async function choose(name: RegExp): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.getByRole('region', { name: 'Person' });
}

function made(person: Person): Invited {
  return { kind: 'invited', person, address: 'https://office.example/admin/join/the-key' };
}

describe('PeopleScreen', () => {
  it('groups who is here, who is invited, and behind Show who was removed', async () => {
    const removed = sampleColleague({
      id: 'zheng',
      name: '郑凯',
      state: 'removed',
      removedAt: '2026-11-19T18:40:00.000Z',
      removedBy: { id: 'first', name: '沈若兰' },
    });
    show([own, elena, invited, removed]);
    expect(screen.getByRole('heading', { name: '2 people' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Invited, not yet here' })).toBeVisible();
    expect(screen.queryByText(/^Removed by/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText(/^Removed by 沈若兰/)).toBeVisible();
  });

  it('keeps the last owner, and says why', async () => {
    show([own, elena]);
    const detail = await choose(/沈若兰/);
    expect(within(detail).getByRole('radio', { name: 'Staff' })).toBeDisabled();
    expect(within(detail).getByText(/The last owner stays an owner/)).toBeVisible();
    expect(within(detail).getByRole('button', { name: 'Remove 沈若兰' })).toBeDisabled();
  });

  it('does not count an owner who is only invited', async () => {
    show([own, sampleInvited({ role: 'owner' })]);
    const detail = await choose(/沈若兰/);
    expect(within(detail).getByRole('radio', { name: 'Staff' })).toBeDisabled();
  });

  it('gives another role only when that is said', async () => {
    const changeRole = vi.fn(async () => null);
    show([own, elena], { changeRole });
    const detail = await choose(/Elena/);
    await userEvent.click(within(detail).getByRole('radio', { name: 'Owner' }));
    expect(changeRole).not.toHaveBeenCalled();
    await userEvent.click(within(detail).getByRole('button', { name: /an owner$/ }));
    expect(changeRole).toHaveBeenCalledExactlyOnceWith('elena', 'owner');
  });

  it('shows the role as it is when it could not be changed', async () => {
    show([own, elena], { changeRole: vi.fn(async () => 'Only owners may do this.') });
    const detail = await choose(/Elena/);
    await userEvent.click(within(detail).getByRole('radio', { name: 'Owner' }));
    await userEvent.click(within(detail).getByRole('button', { name: /an owner$/ }));
    expect(within(detail).getByText('Only owners may do this.')).toBeVisible();
    expect(within(detail).getByRole('radio', { name: 'Staff' })).toBeChecked();
  });

  it('removes after a question whose safe answer comes first', async () => {
    const removePerson = vi.fn(async () => null);
    show([own, elena], { removePerson });
    const detail = await choose(/Elena/);
    await userEvent.click(within(detail).getByRole('button', { name: /^Remove/ }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Keep as it is' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(removePerson).toHaveBeenCalledExactlyOnceWith('elena', {});
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the orders in hand to whoever is chosen, and to nobody unless one is', async () => {
    const removePerson = vi.fn(async () => null);
    const at = '2026-11-19T12:00:00.000Z';
    const quote = sampleQuote({ assignee: { id: elena.id, name: elena.name, at } });
    const list = { ...initialState(0).list, quotes: [quote] };
    const staff = sampleColleague({ id: 'han', name: '韩雪', seal: '韩' });
    const people = [own, elena, staff];
    const colleagues = people.map((one) => ({ ...one, state: 'here' as const }));
    show(people, { removePerson }, { list, colleagues });
    const detail = await choose(/Elena/);
    await userEvent.click(within(detail).getByRole('button', { name: /^Remove/ }));
    const dialog = within(screen.getByRole('dialog'));
    const heirs = dialog.getByRole('group', { name: 'The order in hand goes to' });
    expect(within(heirs).getByRole('radio', { name: 'Nobody' })).toBeChecked();
    expect(within(heirs).getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(within(heirs).getByRole('radio', { name: '韩雪' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(removePerson).toHaveBeenCalledExactlyOnceWith('elena', { ordersTo: 'han' });
  });

  it('shows the link of an invitation once, with what is pasted beside it', async () => {
    const invite = vi.fn(async () => made(invited));
    show([own], { invite });
    await userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
    await userEvent.type(screen.getByLabelText('Who is it'), '阿依努尔');
    await userEvent.click(screen.getByRole('radio', { name: '简体' }));
    expect(screen.getByText(/^沈若兰邀请您加入/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    const asked = { name: '阿依努尔', role: 'staff', language: 'zh-Hans' };
    expect(invite).toHaveBeenCalledExactlyOnceWith(asked);
    expect(screen.getByText(/\/admin\/join\/the-key$/)).toBeVisible();
    const mail = screen.getByRole('link', { name: 'Mail it' });
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(
      /^mailto:\?subject=沈若兰邀请您加入.*&body=.*\/the-key/s,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(/the-key/)).toBeNull();
  });

  it.each([
    ['Owner', 'owner'],
    ['Staff', 'staff'],
    ['Translator', 'translator'],
  ])('invites somebody as %s', async (label, role) => {
    const invite = vi.fn(async () => made(invited));
    show([own], { invite });
    await userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
    await userEvent.type(screen.getByLabelText('Who is it'), 'Rebecca Thorne');
    await userEvent.click(screen.getByRole('radio', { name: label }));
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    const asked = { name: 'Rebecca Thorne', role, language: 'en' };
    expect(invite).toHaveBeenCalledExactlyOnceWith(asked);
  });

  it('shows that somebody is a translator', async () => {
    show([own, sampleColleague({ role: 'translator' })]);
    const detail = await choose(/^Elena/);
    expect(within(detail).getByRole('radio', { name: 'Translator' })).toBeChecked();
  });

  it('makes a new link, and takes the invitation back', async () => {
    const takeBackInvitation = vi.fn(async () => null);
    show([own, invited], {
      renewInvitation: vi.fn(async () => made(invited)),
      takeBackInvitation,
    });
    const detail = await choose(/阿依努尔/);
    expect(within(detail).queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(within(detail).getByRole('button', { name: 'New link' }));
    expect(within(detail).getByText(/the-key$/)).toBeVisible();
    await userEvent.click(within(detail).getByRole('button', { name: 'Take back' }));
    expect(takeBackInvitation).toHaveBeenCalledExactlyOnceWith('aynur');
  });

  it('says that it needs the line, and offers nothing without', () => {
    const { readPeople } = show([own, elena], {}, { connection: 'offline' });
    expect(screen.getByText(/^You are offline. People comes from the server/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite somebody' })).toBeDisabled();
    expect(readPeople).not.toHaveBeenCalled();
  });

  it('asks again once the connection is back', async () => {
    const { store, readPeople } = show([own], {}, { connection: 'offline' });
    await act(async () => store.setState({ connection: 'online' }));
    expect(readPeople).toHaveBeenCalledOnce();
  });

  it('shows staff who have its address nothing', () => {
    show([own, elena], {}, { person: { ...own, role: 'staff' } });
    expect(screen.getByText('People is for owners.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Elena/ })).toBeNull();
  });

  it('has an owner confirm the people of a backup', async () => {
    const since = '2026-11-20T08:00:00.000Z';
    const people = { people: [own, elena], unconfirmedSince: since };
    const { confirmPeople } = show([], {}, { people });
    await userEvent.click(screen.getByRole('button', { name: 'They all belong' }));
    expect(confirmPeople).toHaveBeenCalledOnce();
  });

  const demand = { by: { id: 'first', name: '沈若兰' }, at: '2026-11-20T08:00:00.000Z' };
  const secured = samplePerson({ waysIn: ['password', 'factor'] });

  it('tells how everybody comes in, and who lacks what is demanded', async () => {
    const withPasskey = sampleColleague({ id: 'han', name: '韩雪', waysIn: ['passkey'] });
    show([], {}, { people: { people: [secured, elena, withPasskey], factorDemand: demand } });
    expect(screen.getByText('Password, second factor')).toBeVisible();
    expect(screen.getByText('Passkey')).toBeVisible();
    expect(screen.getByText('Password only')).toBeVisible();
    const detail = await choose(/Elena/);
    expect(within(detail).getByText('asked for at the next log-in')).toBeVisible();
  });

  it('demands a second factor only when that is said, and names who has none', async () => {
    const { demandFactor } = show([secured, elena]);
    const demanded = screen.getByRole('radio', { name: /^A passkey, or a password/ });
    expect(demanded).not.toBeChecked();
    await userEvent.click(demanded);
    expect(screen.getByText(/^Elena Castellanos-Whitfield has a password only/)).toBeVisible();
    expect(demandFactor).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Demand it of everybody' }));
    expect(demandFactor).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('lets no owner demand what they have not', () => {
    show([own, elena]);
    expect(screen.getByRole('radio', { name: /^A passkey, or a password/ })).toBeDisabled();
    expect(screen.getByText(/of your own first/)).toBeVisible();
  });

  it('says nothing of it to an office of one', () => {
    show([own]);
    expect(screen.queryByText('How everybody comes in')).toBeNull();
  });
});
