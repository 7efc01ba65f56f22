import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EarlyInput, recordEarlyInput } from './early-input.ts';

const decide = vi.fn();
const choose = vi.fn();
const pressed = vi.fn();
let screen: HTMLElement;
let early: EarlyInput;

function Screen() {
  const [text, setText] = useState('');
  return (
    <div>
      <input
        type="search"
        aria-keyshortcuts="/"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <output>{text}</output>
      <input type="file" onChange={({ target }) => choose(target.files?.[0]?.name)} />
      <article>
        <button type="button" onClick={decide}>
          <b>completed</b>
        </button>
      </article>
    </div>
  );
}

beforeEach(() => {
  screen = document.body.appendChild(document.createElement('div'));
  screen.innerHTML = renderToString(<Screen />);
  early = recordEarlyInput(screen);
  document.addEventListener('keydown', pressed);
});

afterEach(() => {
  early.replay();
  document.removeEventListener('keydown', pressed);
  screen.remove();
  vi.clearAllMocks();
});

function find(selector: string): HTMLElement {
  const found = screen.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

async function start(): Promise<void> {
  await act(async () => {
    hydrateRoot(screen, <Screen />);
  });
  await act(async () => early.replay());
}

describe('recordEarlyInput', () => {
  it('does a click once the console answers, and once only', async () => {
    await userEvent.click(find('b'));
    expect(decide).not.toHaveBeenCalled();
    await start();
    expect(decide).toHaveBeenCalledOnce();
    await userEvent.click(find('button'));
    expect(decide).toHaveBeenCalledTimes(2);
  });

  it('does a click on what was drawn anew in its place', async () => {
    await userEvent.click(find('b'));
    screen.innerHTML = renderToString(<Screen />);
    await start();
    expect(decide).toHaveBeenCalledOnce();
  });

  it('forgets a click on what has left the screen', async () => {
    const button = find('button');
    button.addEventListener('click', decide);
    await userEvent.click(button);
    button.remove();
    early.replay();
    expect(decide).not.toHaveBeenCalled();
  });

  it('forgets a click on a card that has become that of another submission', async () => {
    const card = screen.appendChild(document.createElement('article'));
    card.dataset.quoteId = 'q1';
    const button = card.appendChild(document.createElement('button'));
    button.addEventListener('click', decide);
    await userEvent.click(button);
    card.dataset.quoteId = 'q2';
    early.replay();
    expect(decide).not.toHaveBeenCalled();
  });

  it('does what was clicked before it searches for what was typed', async () => {
    const typedAt: string[] = [];
    decide.mockImplementation(() => typedAt.push(find('output').textContent ?? ''));
    find('button').focus();
    await userEvent.keyboard('/42');
    await userEvent.click(find('button'));
    await start();
    expect(typedAt).toEqual(['']);
    expect(find('output')).toHaveTextContent('42');
    decide.mockReset();
  });

  it('lets clicks through when it has been told to forget', async () => {
    find('button').addEventListener('click', decide);
    early.forget();
    await userEvent.click(find('button'));
    expect(decide).toHaveBeenCalledOnce();
  });

  it.each([
    ['a submission', () => find('button').focus()],
    ['no control', () => {}],
  ])('hands what was typed into the search over to it, begun on %s', async (_, focus) => {
    focus();
    await userEvent.keyboard('/');
    expect(find('input')).toHaveFocus();
    await userEvent.keyboard('42');
    await start();
    expect(find('output')).toHaveTextContent('42');
    expect(find('input')).toHaveValue('42');
  });

  it('hands a file that was chosen over to the console', async () => {
    await userEvent.upload(find('[type=file]'), new File(['Lease'], 'lease.txt'));
    await start();
    expect(choose).toHaveBeenCalledWith('lease.txt');
  });

  it('presses other keys again, where the focus is', async () => {
    await userEvent.keyboard('?');
    pressed.mockClear();
    early.replay();
    expect(pressed).toHaveBeenCalledWith(expect.objectContaining({ key: '?' }));
  });
});
