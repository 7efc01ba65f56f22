import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

const acts = {
  search: vi.fn(),
  help: vi.fn(),
  close: vi.fn(),
  enterList: vi.fn(),
  quote: vi.fn(),
  note: vi.fn(),
  setStatus: vi.fn(),
};

function Page({ hasDialog = false }) {
  useShortcuts({ isBlocked: false, hasSingleKeys: true, ...acts });
  return (
    <>
      <button type="button">Elsewhere</button>
      <article>
        <button type="button">On a submission</button>
        <dialog open={hasDialog}>
          <button type="button">In a dialog</button>
        </dialog>
      </article>
    </>
  );
}

async function press(keys: string, where: string | null) {
  if (where !== null) screen.getByText(where).focus();
  await userEvent.keyboard(keys);
  return Object.entries(acts).flatMap(([name, act]) => act.mock.calls.map(() => name));
}

afterEach(() => vi.clearAllMocks());

describe('useShortcuts', () => {
  it('acts on a submission', async () => {
    render(<Page />);
    const done = await press('3/?qn{Escape}', 'On a submission');
    expect(done).toEqual(['search', 'help', 'close', 'quote', 'note', 'setStatus']);
  });

  it('neither decides nor closes anything behind a dialog', async () => {
    render(<Page hasDialog />);
    expect(await press('3/?qn{Escape}', 'In a dialog')).toEqual([]);
  });

  it('searches and helps from where a page starts, and decides nothing there', async () => {
    render(<Page />);
    expect(await press('3/?qn', null)).toEqual(['search', 'help']);
  });

  it('takes no single key on another control', async () => {
    render(<Page />);
    expect(await press('3/?qn', 'Elsewhere')).toEqual([]);
  });
});
