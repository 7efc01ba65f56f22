import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { samplePerson } from '../people/test/sample-people.ts';
import type { Console } from '../state/console.ts';
import type { ConsoleState } from '../state/console-state.ts';
import type { InvitationOutcome, Joining, JoinOutcome } from '../state/people/join-actions.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { JoinPage } from './join-page.tsx';

const joining: Joining = {
  name: '罗书婷 Luo Shuting',
  role: 'staff',
  language: 'en',
  invitedBy: '沈若兰',
  endsAt: '2026-11-27T12:00:00.000Z',
  seals: ['罗', '婷', '书', 'LS', 'LU', 'LO'],
  username: 'luo.shuting',
};

function show(
  outcome: InvitationOutcome,
  join: (key: string, request: object) => Promise<JoinOutcome> = async () => ({ kind: 'joined' }),
  state: Partial<ConsoleState> = {},
  acts: Partial<Console> = {},
): Console {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const console = {
    ...createFakeConsole({ session: 'signed-out', ...state }),
    readInvitation: vi.fn(async () => outcome),
    join: vi.fn(join),
    ...acts,
  };
  renderIn(
    console,
    <MemoryRouter initialEntries={['/join/the-key']}>
      <Routes>
        <Route path="/join/:key" element={<JoinPage />} />
        <Route path="/dashboard" element={<p>The dashboard</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return console;
}

describe('JoinPage', () => {
  it('proposes seal and user name, which follow the name while it is typed', async () => {
    show({ kind: 'invited', joining });
    const name = await screen.findByLabelText('The name colleagues see');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('沈若兰 invites you to');
    expect(screen.getByRole('radio', { name: '罗' })).toBeChecked();
    expect(screen.getByLabelText('Username')).toHaveValue('luo.shuting');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada Park');
    expect(screen.getByRole('radio', { name: 'AP' })).toBeChecked();
    expect(screen.getByLabelText('Username')).toHaveValue('ada.park');
  });

  it('leaves alone what was chosen by hand', async () => {
    show({ kind: 'invited', joining });
    const name = await screen.findByLabelText('The name colleagues see');
    await userEvent.click(screen.getByRole('radio', { name: '婷' }));
    await userEvent.type(screen.getByLabelText('Username'), '2');
    await userEvent.type(name, 'a');
    expect(screen.getByRole('radio', { name: '婷' })).toBeChecked();
    expect(screen.getByLabelText('Username')).toHaveValue('luo.shuting2');
  });

  it('joins with what is chosen, and leads on', async () => {
    const { join } = show({ kind: 'invited', joining });
    await userEvent.type(await screen.findByLabelText('Password'), 'plum otter gravel lantern');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(join).toHaveBeenCalledExactlyOnceWith('the-key', {
      name: '罗书婷 Luo Shuting',
      seal: '罗',
      language: 'en',
      username: 'luo.shuting',
      password: 'plum otter gravel lantern',
    });
    expect(await screen.findByText('The dashboard')).toBeVisible();
  });

  it('says at its field what cannot be had, and goes there', async () => {
    show({ kind: 'invited', joining }, async () => ({
      kind: 'failed',
      field: 'seal',
      message: 'A colleague has this seal. Choose another.',
    }));
    await userEvent.type(await screen.findByLabelText('Password'), 'plum otter gravel lantern');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('A colleague has this seal. Choose another.')).toBeVisible();
    expect(screen.getByLabelText(/^or another/)).toHaveFocus();
  });

  it('has one page for every link that invites nobody, also when it ends meanwhile', async () => {
    show({ kind: 'invited', joining }, async () => ({ kind: 'over' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'plum otter gravel lantern');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'This invitation has ended',
    );
    expect(screen.getByRole('link', { name: /Log in/ })).toBeVisible();
  });

  it('lets nobody join over somebody who is logged in here', async () => {
    const state = { session: 'signed-in', person: samplePerson() } as const;
    const { logout } = show({ kind: 'invited', joining }, undefined, state);
    expect(await screen.findByText(/is logged in on this device/)).toHaveTextContent('沈若兰');
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(logout).toHaveBeenCalledOnce();
  });

  it('speaks the language of the invitation, unless somebody is here who speaks another', async () => {
    const invited = { kind: 'invited', joining: { ...joining, language: 'zh-Hant' } } as const;
    const { setPreference } = show(invited);
    await screen.findByLabelText('Password');
    expect(setPreference).toHaveBeenCalledExactlyOnceWith({ language: 'zh-Hant' });
    cleanup();
    const owner = show(invited, undefined, { session: 'unknown', person: samplePerson() });
    await screen.findByLabelText('Password');
    expect(owner.setPreference).not.toHaveBeenCalled();
  });

  it('makes a passkey, and keeps it for another try when the seal is gone', async () => {
    const passkey = {
      ...{ id: 'k', rawId: 'k', type: 'public-key' as const },
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    };
    const taken = { kind: 'failed', field: 'seal', message: 'Taken.' } as const;
    const join = vi.fn<(key: string, request: object) => Promise<JoinOutcome>>();
    join.mockResolvedValueOnce(taken).mockResolvedValueOnce({ kind: 'joined' });
    const makeJoiningPasskey = vi.fn(async () => ({ kind: 'done' as const, value: passkey }));
    show(
      { kind: 'invited', joining },
      join,
      {},
      {
        findPasskeys: async () => ({ obstacle: null, isUsed: false, isOffered: false }),
        makeJoiningPasskey,
      },
    );
    expect(await screen.findByRole('radio', { name: 'A passkey' })).toBeChecked();
    expect(screen.queryByLabelText('Username')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Make the passkey' }));
    expect(await screen.findByText('Taken.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '婷' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make the passkey' }));
    expect(await screen.findByText('The dashboard')).toBeVisible();
    expect(makeJoiningPasskey).toHaveBeenCalledOnce();
    const chosen = { name: '罗书婷 Luo Shuting', seal: '婷', language: 'en' };
    expect(join).toHaveBeenLastCalledWith('the-key', { ...chosen, passkey });
  });

  it('says why there can be no passkey, and takes a password', async () => {
    const obstacle = 'This browser has no passkeys.';
    show(
      { kind: 'invited', joining },
      undefined,
      {},
      {
        findPasskeys: async () => ({ obstacle, isUsed: false, isOffered: false }),
      },
    );
    expect(await screen.findByText(obstacle)).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('offers another try when nobody answers', async () => {
    const failed = { kind: 'failed', field: undefined, message: 'No answer.' } as const;
    const { readInvitation } = show(failed);
    const main = screen.getByRole('main');
    await userEvent.click(await within(main).findByRole('button', { name: 'Try again' }));
    expect(readInvitation).toHaveBeenCalledTimes(2);
  });
});
