import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import type { ToastAction } from '../../state/toaster.ts';
import { renderIn } from '../../test/render-in.tsx';
import { speak } from '../../texts/texts.ts';
import { ToastView } from './toast-view.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  void speak('en');
  vi.useRealTimers();
});

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function open() {
  const console = createFakeConsole({});
  renderIn(console, <ToastView />);
  return (title: string, action?: ToastAction) =>
    act(() => console.toaster.show({ title, description: '', ...(action && { action }) }));
}

describe('ToastView', () => {
  it('shows a toast for five seconds', () => {
    const show = open();
    show('Logged in');
    act(() => vi.advanceTimersByTime(4900));
    expect(screen.getByText('Logged in')).toBeVisible();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByText('Logged in')).not.toBeInTheDocument();
  });

  it('has a name in the language of the person', async () => {
    await speak('zh-Hant');
    open();
    expect(screen.getByRole('region')).toHaveAccessibleName('通知（F8）');
  });

  it('closes by itself also after one that was closed by hand', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const show = open();
    show('Logged in');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    show('Status updated');
    expect(screen.getByText('Status updated')).toBeVisible();
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Status updated')).not.toBeInTheDocument();
  });

  it('leads from F8 to its action in one step', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const show = open();
    const run = vi.fn();
    show('Success', { label: 'Undo', altText: 'Set the status back', run });
    fireEvent.keyDown(document, { code: 'F8' });
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(run).toHaveBeenCalledOnce();
  });

  it('gives the focus back to what had it', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const show = open();
    const card = document.body.appendChild(document.createElement('button'));
    const pressEscape = () => user.keyboard('{Escape}');
    const pressClose = () => user.click(screen.getByRole('button', { name: 'Close' }));
    for (const close of [pressEscape, pressClose]) {
      card.focus();
      show('Status updated');
      fireEvent.keyDown(document, { code: 'F8' });
      expect(card).not.toHaveFocus();
      await close();
      expect(screen.queryByText('Status updated')).not.toBeInTheDocument();
      expect(card).toHaveFocus();
    }
    card.remove();
  });
});
