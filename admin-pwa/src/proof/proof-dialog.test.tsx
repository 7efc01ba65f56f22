import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { ProofDialog } from './proof-dialog.tsx';

function show(prove = vi.fn(async () => null as string | null)) {
  const onClose = vi.fn();
  renderIn(
    { ...createFakeConsole(), prove },
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

it('can be left', async () => {
  const { onClose } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(onClose).toHaveBeenCalledOnce();
});
