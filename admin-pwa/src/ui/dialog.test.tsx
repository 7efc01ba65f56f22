import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { ConsoleContext } from '../state/use-console.ts';
import { Dialog } from './dialog.tsx';

const closed = vi.fn();
beforeEach(() => closed.mockClear());

/** @param isOpenerGone whether what opened the dialog is gone once something was sent. */
function Order({ isOpenerGone }: { isOpenerGone: boolean }) {
  const [state, setState] = useState<'shown' | 'asked' | 'sent'>('shown');
  const close = () => {
    closed();
    setState('shown');
  };
  return (
    <article>
      <h2 id="detail-name" tabIndex={-1}>
        Margaret Okafor
      </h2>
      {!(state === 'sent' && isOpenerGone) && (
        <button type="button" onClick={() => setState('asked')}>
          Correct
        </button>
      )}
      {state === 'asked' && (
        <Dialog title="Correct it" onClose={close}>
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="button" onClick={() => setState('sent')}>
            Send
          </button>
        </Dialog>
      )}
    </article>
  );
}

/** In strict mode React mounts everything twice during development. */
async function ask(isOpenerGone = false) {
  render(
    <StrictMode>
      <ConsoleContext value={createFakeConsole()}>
        <Order isOpenerGone={isOpenerGone} />
      </ConsoleContext>
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Dialog', () => {
  it.each(['Cancel', 'Send', 'Close'])(
    'gives the focus back to what opened it: %s',
    async (way) => {
      await ask();
      await press(way);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('button', { name: 'Correct' })).toHaveFocus();
    },
  );

  it('gives the focus to the heading of the detail when what opened it is gone', async () => {
    await ask(true);
    await press('Send');
    expect(screen.getByRole('heading', { name: 'Margaret Okafor' })).toHaveFocus();
  });

  it('stays open until it is closed, and is closed once', async () => {
    await ask();
    // An event of the first of the two mounts has come by now.
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByRole('dialog', { name: 'Correct it' })).toBeVisible();
    await press('Cancel');
    await new Promise((resolve) => setTimeout(resolve));
    expect(closed).toHaveBeenCalledOnce();
  });
});
