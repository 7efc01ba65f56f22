import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { ConsoleContext } from '../state/use-console.ts';
import { ConsoleHeader } from './console-header.tsx';

function show() {
  const acts = {
    onFind: vi.fn(),
    onNewRequest: vi.fn(),
    onExport: vi.fn(),
    onHelp: vi.fn(),
    onLogout: vi.fn(),
  };
  render(
    <ConsoleContext value={createFakeConsole()}>
      <ConsoleHeader
        views={<button type="button">All</button>}
        choices={<input aria-label="Order" />}
        isReplaced={false}
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
});
