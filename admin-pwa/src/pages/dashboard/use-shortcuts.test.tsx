import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

const acts = {
  search: vi.fn(),
  help: vi.fn(),
  close: vi.fn(),
  enterList: vi.fn(),
  newRequest: vi.fn(),
  quote: vi.fn(),
  handOut: vi.fn(),
  payment: vi.fn(),
  billing: vi.fn(),
  invoice: vi.fn(),
  file: vi.fn(),
  note: vi.fn(),
  setStatus: vi.fn(),
};

function Page({ hasDialog = false }) {
  useShortcuts({ isBlocked: false, hasSingleKeys: true, whose: null, ...acts });
  return (
    <>
      <button type="button">Elsewhere</button>
      <input aria-label="Search" />
      <article>
        <h2 tabIndex={-1}>Anna Lindqvist</h2>
        <h3>Deliver</h3>
        <input aria-label="Word to the client" />
        <section>
          <h3 tabIndex={-1}>Notes</h3>
          <textarea aria-label="Note" />
        </section>
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
    const done = await press('3/?cqhpn{Escape}', 'On a submission');
    expect(done).toEqual([
      ...['search', 'help', 'close', 'newRequest', 'quote', 'handOut', 'payment'],
      ...['note', 'setStatus'],
    ]);
  });

  it('neither decides nor closes anything behind a dialog', async () => {
    render(<Page hasDialog />);
    expect(await press('3/?qn{Escape}', 'In a dialog')).toEqual([]);
  });

  it('searches, helps and opens a form from where a page starts, and decides nothing there', async () => {
    render(<Page />);
    expect(await press('3/?cqn', null)).toEqual(['search', 'help', 'newRequest']);
  });

  it('takes no single key on another control', async () => {
    render(<Page />);
    expect(await press('3/?cqn', 'Elsewhere')).toEqual([]);
  });

  it.each([
    ['Note', 'Notes'],
    ['Word to the client', 'Anna Lindqvist'],
  ])('leaves the field "%s" for the heading "%s", with what was typed', async (label, name) => {
    render(<Page />);
    const field = screen.getByLabelText(label);
    await userEvent.type(field, '3q{Escape}');
    expect(screen.getByRole('heading', { name })).toHaveFocus();
    expect(field).toHaveValue('3q');
    expect(await press('3q', null)).toEqual(['quote', 'setStatus']);
    expect(field).toHaveValue('3q');
  });

  it('leaves a field under no heading for the page', async () => {
    render(<Page />);
    await userEvent.type(screen.getByLabelText('Search'), 'Anna{Escape}');
    expect(document.body).toHaveFocus();
    expect(await press('?', null)).toEqual(['help']);
  });
});
