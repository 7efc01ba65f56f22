import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { samplePerson } from '../people/test/sample-people.ts';
import type { ConsoleState } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { ConsoleContext } from '../state/use-console.ts';
import { ConsoleHeader } from './console-header.tsx';

function show(state: Partial<ConsoleState> = {}) {
  const acts = {
    onFind: vi.fn(),
    onNewRequest: vi.fn(),
    onExport: vi.fn(),
    onHelp: vi.fn(),
    onPeople: vi.fn(),
    onReplies: vi.fn(),
    isAtReplies: false,
    onSettings: vi.fn(),
    isAtSettings: false,
    onMe: vi.fn(),
    isAtMe: false,
    onLogout: vi.fn(),
  };
  render(
    <ConsoleContext value={createFakeConsole(state)}>
      <ConsoleHeader
        views={<button type="button">All</button>}
        choices={<input aria-label="Order" />}
        isReplaced={false}
        isAtPeople={false}
        findButton={createRef()}
        {...acts}
      />
      <p>The list</p>
    </ConsoleContext>,
  );
  return { ...acts, more: screen.getByRole('button', { name: 'More' }) };
}

describe('ConsoleHeader', () => {
  it('opens its tools under More, and Escape leads back to it and no further', async () => {
    const { more } = show();
    const pressed = vi.fn();
    document.addEventListener('keydown', (event) => pressed(event.defaultPrevented), {
      once: true,
    });
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    screen.getByLabelText('Order').focus();
    await userEvent.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveFocus();
    expect(pressed).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('closes them when a tool is pressed, and when the pointer or the focus goes elsewhere', async () => {
    const { more, onExport } = show();
    const leave = [
      () => userEvent.click(screen.getByRole('button', { name: 'Export' })),
      () => userEvent.click(screen.getByText('The list')),
      async () => screen.getByRole('button', { name: 'All' }).focus(),
    ];
    for (const goElsewhere of leave) {
      await userEvent.click(more);
      expect(screen.getByLabelText('Order')).toBeInTheDocument();
      await goElsewhere();
      await vi.waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
    }
    expect(onExport).toHaveBeenCalledOnce();
  });

  it('shows an owner alone nothing but People, and the user name as before', () => {
    const { onPeople } = show({ person: samplePerson(), peopleHere: 1, username: 'office' });
    const people = screen.getByRole('button', { name: 'People' });
    expect(screen.getByRole('button', { name: /^Logout/ })).toHaveTextContent('office');
    expect(screen.queryByText('沈若兰')).toBeNull();
    people.click();
    expect(onPeople).toHaveBeenCalledOnce();
  });

  it('shows one’s own name near the log-out once there are two people', () => {
    show({ person: samplePerson(), peopleHere: 2, username: 'office' });
    expect(screen.getByRole('button', { name: /^People ?2$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '沈若兰' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Logout/ })).not.toHaveTextContent('office');
  });

  it('has no People for staff, nor before the server tells people apart', () => {
    show({ person: samplePerson({ role: 'staff' }), peopleHere: 2 });
    expect(screen.queryByRole('button', { name: /People/ })).toBeNull();
    expect(screen.getByRole('button', { name: '沈若兰' })).toBeVisible();
  });
});
