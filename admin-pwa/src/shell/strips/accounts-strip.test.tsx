import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Preferences } from '../../offline/storage/records/preferences.ts';
import type { OfficePeople } from '../../state/console-state.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { AccountsStrip } from './accounts-strip.tsx';

const people: OfficePeople = {
  people: [],
  accountsChange: {
    line: 7,
    by: { id: 'elena', name: 'Elena' },
    at: '2026-11-20T08:00:00.000Z',
  },
};

function show(accountsLine?: number) {
  const fake = createFakeConsole({ people });
  const { preferences } = fake.store.getState();
  fake.store.setState({ preferences: { ...preferences, accountsLine } });
  const onLook = vi.fn();
  const setPreference = vi.fn(async (change: Partial<Preferences>) =>
    fake.store.setState({ preferences: { ...preferences, ...change } }),
  );
  renderIn({ ...fake, setPreference }, <AccountsStrip onLook={onLook} />);
  return { fake, onLook };
}

it('tells who else has changed where clients pay, until it is pressed away', async () => {
  const { fake, onLook } = show(6);
  expect(screen.getByRole('status')).toHaveTextContent(/^Elena has changed where clients pay/);
  await userEvent.click(screen.getByRole('button', { name: 'Seen' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(fake.store.getState().preferences.accountsLine).toBe(7);
  expect(onLook).not.toHaveBeenCalled();
});

it('leads to the change', async () => {
  const { onLook } = show();
  await userEvent.click(screen.getByRole('button', { name: 'See the change' }));
  expect(onLook).toHaveBeenCalledOnce();
});

it('does not tell twice', () => {
  show(7);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
