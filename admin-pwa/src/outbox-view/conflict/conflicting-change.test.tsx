import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StatusEntry } from '../../offline/outbox/outbox-entry.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { ConflictingChange } from './conflicting-change.tsx';

const now = Date.parse('2026-11-20T12:00:00.000Z');

function show(to: StatusEntry['to'], serverStatus: string): string[] {
  const entry: StatusEntry = {
    kind: 'status',
    seq: 1,
    changeId: 'c1',
    quoteId: 'q1',
    reference: 'YQ-7F3K-Q2ZD',
    customerName: 'Margaret Okafor',
    from: 'pending',
    to,
    baseRevision: 1,
    queuedAt: now,
    username: 'office',
    isAttempted: true,
    tries: 1,
    nextTryAt: 0,
    isHeld: false,
    state: 'conflict',
    server: {
      status: serverStatus,
      revision: 2,
      at: '2026-11-20T11:00:00.000Z',
      device: 'Firefox on Windows',
    },
  };
  renderIn(createFakeConsole(), <ConflictingChange entry={entry} now={now} />);
  return screen.getAllByRole('button').map((button) => button.textContent ?? '');
}

describe('ConflictingChange', () => {
  it('puts what the server has first, and calls it safe, where that deletes nothing', () => {
    expect(show('completed', 'cancelled')).toEqual(['Keep cancelled', 'Set completed']);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Safe\. No files are deleted.*Starts the deletion\./,
    );
    expect(screen.getByText(/on Firefox on Windows$/)).toBeVisible();
  });

  it('puts the own choice first where the one on the server has started the deletion', () => {
    expect(show('pending', 'completed')).toEqual(['Set pending', 'Keep completed']);
  });

  it('calls one of two harmless choices safe, and says of the other that it deletes nothing', () => {
    expect(show('in-progress', 'pending')).toEqual(['Keep pending', 'Set in-progress']);
    expect(screen.getByText('No files are deleted.')).toBeVisible();
  });
});
