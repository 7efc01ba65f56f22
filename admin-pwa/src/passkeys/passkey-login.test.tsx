import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Console } from '../state/console.ts';
import type { CeremonyOutcome } from '../state/people/ceremony-outcome.ts';
import type { PasskeysHere } from '../state/people/passkey-actions.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { PasskeyLogin } from './passkey-login.tsx';

const here: PasskeysHere = { obstacle: null, isUsed: true, isOffered: false };

function show(
  found: PasskeysHere,
  log: (isOffered: boolean) => Promise<CeremonyOutcome<void>> = async () => ({ kind: 'left' }),
): Console {
  const console = {
    ...createFakeConsole({ session: 'signed-out' }),
    findPasskeys: vi.fn(async () => found),
    loginWithPasskey: vi.fn(log),
  };
  renderIn(console, <PasskeyLogin />);
  return console;
}

const button = () => screen.findByRole('button', { name: 'Use a passkey' });

describe('PasskeyLogin', () => {
  it('is not there before anybody has a passkey', async () => {
    const { findPasskeys } = show({ ...here, isUsed: false });
    await vi.waitFor(() => expect(findPasskeys).toHaveBeenCalled());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says why there can be none here', async () => {
    show({ ...here, obstacle: 'Passkeys work at https://office.example only.' });
    expect(await button()).toBeDisabled();
    expect(await button()).toHaveAccessibleDescription(
      'Passkeys work at https://office.example only.',
    );
  });

  it('logs in when pressed, and says why it did not', async () => {
    const refused = { kind: 'failed', message: 'This passkey does not open this office.' } as const;
    const { loginWithPasskey } = show(here, async () => refused);
    await userEvent.click(await button());
    expect(loginWithPasskey).toHaveBeenCalledExactlyOnceWith(false);
    expect(await screen.findByText(refused.message)).toBeVisible();
  });

  it('offers them in the field, says nothing when somebody leaves, and offers them again', async () => {
    const waiting = new Promise<CeremonyOutcome<void>>(() => {});
    const { loginWithPasskey } = show({ ...here, isOffered: true }, (isOffered) =>
      isOffered ? waiting : Promise.resolve({ kind: 'left' }),
    );
    expect(await screen.findByText('also offered in the first field')).toBeVisible();
    expect(loginWithPasskey).toHaveBeenLastCalledWith(true);
    await userEvent.click(await button());
    await vi.waitFor(() => expect(loginWithPasskey).toHaveBeenCalledTimes(3));
    expect(loginWithPasskey).toHaveBeenLastCalledWith(true);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
