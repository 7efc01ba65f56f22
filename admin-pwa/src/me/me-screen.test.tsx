import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnWaysIn, SignedIn } from '@yiqiao/contract/record/signed-in';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { samplePerson } from '../people/test/sample-people.ts';
import type { Console } from '../state/console.ts';
import type { ConsoleState } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { stubScreen } from '../test/stub-screen.ts';
import { meListPlace } from './me-places.ts';
import { MeScreen } from './me-screen.tsx';

const here: SignedIn = {
  id: 'this',
  device: 'Chrome on Windows',
  address: '203.0.113.9',
  startedAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T11:58:00.000Z',
  isThis: true,
};
const phone: SignedIn = { ...here, id: 'phone', device: 'Safari on iPhone', isThis: false };
const earlier: SignedIn = {
  id: 'earlier',
  startedAt: here.startedAt,
  lastUsedAt: here.startedAt,
  isThis: false,
};

function Screen() {
  const [place, setPlace] = useState(meListPlace);
  return <MeScreen place={place} onPlace={setPlace} onClose={() => {}} />;
}

function show(acts: Partial<Console> = {}, state: Partial<ConsoleState> = {}): Console {
  stubScreen({ isNarrow: false });
  const changedAt = '2026-03-03T09:00:00.000Z';
  const console = {
    ...createFakeConsole({ person: samplePerson(), username: 'office', ...state }),
    readWaysIn: vi.fn(async () => ({
      kind: 'told' as const,
      value: { password: { changedAt, isSetting: false }, passkeys: [], isFactorDemanded: false },
    })),
    readSessions: vi.fn(async () => ({ kind: 'told' as const, value: [here, phone, earlier] })),
    ...acts,
  };
  renderIn(console, <Screen />);
  return console;
}

async function openWaysIn(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^How I come in/ }));
  return screen.getByRole('region', { name: 'How I come in' });
}

describe('MeScreen', () => {
  it('lists the devices, and ends each but this one', async () => {
    const { endSession, readSessions } = show();
    const part = await openWaysIn();
    expect(await within(part).findByText('Chrome on Windows')).toBeVisible();
    expect(within(part).getByText('this one')).toBeVisible();
    expect(within(part).getAllByText('203.0.113.9')).toHaveLength(2);
    expect(within(part).getByText('an unknown device')).toBeVisible();
    expect(within(part).queryByRole('button', { name: /Chrome/ })).toBeNull();
    await userEvent.click(within(part).getByRole('button', { name: 'End on Safari on iPhone' }));
    expect(endSession).toHaveBeenCalledExactlyOnceWith(null, phone);
    expect(readSessions).toHaveBeenCalledTimes(3);
  });

  it('says why a device could not be ended', async () => {
    show({ endSessions: vi.fn(async () => 'Not done.') });
    const part = await openWaysIn();
    await userEvent.click(await within(part).findByRole('button', { name: 'End all others' }));
    expect(within(part).getByText('Not done.')).toBeVisible();
    expect(within(part).getByText('Safari on iPhone')).toBeVisible();
  });

  it('changes the password', async () => {
    const { changePassword } = show();
    const part = await openWaysIn();
    await userEvent.click(await within(part).findByRole('button', { name: 'Change the password' }));
    await userEvent.type(within(part).getByLabelText('New password'), 'plum otter gravel{Enter}');
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('plum otter gravel');
    expect(within(part).queryByLabelText('New password')).toBeNull();
  });

  it('keeps what was typed when the password is not accepted', async () => {
    show({ changePassword: vi.fn(async () => 'Too easy to guess.') });
    const part = await openWaysIn();
    await userEvent.click(await within(part).findByRole('button', { name: 'Change the password' }));
    await userEvent.type(within(part).getByLabelText('New password'), 'password{Enter}');
    expect(within(part).getByText('Too easy to guess.')).toBeVisible();
    expect(within(part).getByLabelText('New password')).toHaveValue('password');
  });

  describe('the second factor', () => {
    const password = { changedAt: here.startedAt, isSetting: false };
    const secondFactor = { addedAt: here.startedAt, codesLeft: 3 };
    function waysOf(ways: Partial<OwnWaysIn>) {
      const value = { passkeys: [], isFactorDemanded: false, ...ways };
      return { readWaysIn: vi.fn(async () => ({ kind: 'told' as const, value })) };
    }
    const findPart = () => screen.findByRole('region', { name: 'Second factor' });

    it('goes with a password', async () => {
      show(waysOf({}));
      await openWaysIn();
      const part = await findPart();
      expect(within(part).getByText('Nothing to set here')).toBeVisible();
      expect(within(part).queryByRole('button')).toBeNull();
    });

    it('is switched off, and says how many recovery codes are left', async () => {
      const { removeFactor } = show(waysOf({ password, secondFactor }));
      await openWaysIn();
      const part = await findPart();
      expect(within(part).getByText(/3 recovery codes are left/)).toBeVisible();
      await userEvent.click(within(part).getByRole('button', { name: 'Switch off' }));
      expect(removeFactor).toHaveBeenCalledOnce();
    });

    it('stays on where the office demands it', async () => {
      show(waysOf({ password, secondFactor, isFactorDemanded: true }));
      await openWaysIn();
      const part = await findPart();
      expect(within(part).getByText('This office demands it of everybody.')).toBeVisible();
      expect(within(part).queryByRole('button', { name: 'Switch off' })).toBeNull();
    });

    it('gets new codes in the place of the older ones', async () => {
      const offer = { id: 'n', codes: ['7KQM-2T9X'] };
      const { keepFactor } = show({
        ...waysOf({ password, secondFactor }),
        offerCodes: vi.fn(async () => ({ kind: 'told' as const, value: offer })),
      });
      await openWaysIn();
      await userEvent.click(within(await findPart()).getByRole('button', { name: 'New codes' }));
      expect(await screen.findByText('The ten older codes end with this.')).toBeVisible();
      await userEvent.click(screen.getByLabelText('I find them without this telephone.'));
      await userEvent.click(screen.getByRole('button', { name: 'Use these from now on' }));
      expect(keepFactor).toHaveBeenCalledExactlyOnceWith('n');
      expect(await findPart()).toBeVisible();
    });
  });

  it('offers no other password where the server’s settings say it', async () => {
    const password = { changedAt: here.startedAt, isSetting: true };
    show({
      readWaysIn: vi.fn(async () => ({
        kind: 'told' as const,
        value: { password, passkeys: [], isFactorDemanded: false },
      })),
    });
    const part = await openWaysIn();
    expect(await within(part).findByText(/ADMIN_PASSWORD/)).toBeVisible();
    expect(within(part).queryByRole('button', { name: 'Change the password' })).toBeNull();
  });

  it('asks nothing offline, and says so', async () => {
    const { readSessions } = show({}, { connection: 'offline' });
    const part = await openWaysIn();
    expect(within(part).getByText(/^You are offline/)).toBeVisible();
    expect(readSessions).not.toHaveBeenCalled();
  });

  it('changes name and seal', async () => {
    const { changeOwn } = show();
    await userEvent.click(screen.getByRole('button', { name: /^Name and seal/ }));
    const field = screen.getByLabelText('The name colleagues see');
    await userEvent.clear(field);
    await userEvent.type(field, '沈兰{Enter}');
    expect(changeOwn).toHaveBeenCalledExactlyOnceWith({ name: '沈兰', seal: '沈' });
  });
});
