import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { ConnectionStrip } from './connection-strip.tsx';

it('says of a slow server from when the list is', () => {
  const fake = createFakeConsole({ isSlow: true });
  const { list } = fake.store.getState();
  const asOf = new Date('2026-11-20T10:05:00').getTime();
  fake.store.setState({ now: asOf, list: { ...list, phase: 'ready', asOf } });
  renderIn(fake, <ConnectionStrip onReview={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The server is slow to answer. What you see is from 10:05',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
