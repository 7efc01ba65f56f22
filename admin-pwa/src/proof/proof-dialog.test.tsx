import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Console } from '../state/console.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { ProofDialog } from './proof-dialog.tsx';

function show(prove = vi.fn(async () => null as string | null), acts: Partial<Console> = {}) {
  const onClose = vi.fn();
  renderIn(
    { ...createFakeConsole(), prove, ...acts },
    <ProofDialog deed="Remove Elena from the office." onClose={onClose} />,
  );
  return { prove, onClose };
}

it('says what is to be done, and for how long the proof holds', () => {
  show();
  expect(screen.getByText('Remove Elena from the office.')).toBeVisible();
  expect(screen.getByText('holds for 10 minutes')).toBeVisible();
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
});

it('sends the password on Enter, and says why it was not accepted', async () => {
  const { prove } = show(vi.fn(async () => 'This is not your password.'));
  await userEvent.type(screen.getByLabelText('Your password'), 'plum otter{Enter}');
  expect(prove).toHaveBeenCalledExactlyOnceWith({ kind: 'password', password: 'plum otter' });
  expect(screen.getByRole('alert')).toHaveTextContent('This is not your password.');
  expect(screen.getByLabelText('Your password')).toHaveFocus();
});

it('asks whoever has a second factor for a code as well', async () => {
  const secondFactor = { addedAt: '2026-11-20T10:00:00.000Z', codesLeft: 10 };
  const password = { changedAt: '2026-11-20T10:00:00.000Z', isSetting: false };
  const value = { password, passkeys: [], secondFactor, isFactorDemanded: false };
  const here = { obstacle: null, isUsed: false, isOffered: false };
  const { prove } = show(undefined, {
    readWaysIn: vi.fn(async () => ({ kind: 'told' as const, value })),
    findPasskeys: vi.fn(async () => here),
  });
  await userEvent.type(screen.getByLabelText('Your password'), 'plum otter');
  const code = await screen.findByLabelText(/^Code of your second factor/);
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await userEvent.type(code, '419082{Enter}');
  expect(prove).toHaveBeenCalledExactlyOnceWith({
    ...{ kind: 'password', password: 'plum otter', code: '419082' },
  });
});

it('can be left', async () => {
  const { onClose } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(onClose).toHaveBeenCalledOnce();
});
