import { act } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { App } from '../app.tsx';
import { type ConsoleState, emptyList } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { sampleQuotes } from '../test/sample-quote.ts';
import { stubScreen } from '../test/stub-screen.ts';
import { createPageRoot, type PageRoot } from './page-root.ts';
import { renderFirstScreen } from './render-first-screen.tsx';

const quotes = sampleQuotes(3);
const list = { ...emptyList, phase: 'ready', quotes, total: 3, asOf: 0 } as const;

let container: HTMLElement;
let root: PageRoot;

beforeEach(() => {
  stubScreen({ isNarrow: false });
  history.replaceState(null, '', '/admin/dashboard?status=pending');
  container = document.body.appendChild(document.createElement('div'));
  root = createPageRoot(container);
});

afterEach(async () => {
  await act(async () => root.draw(null));
  container.remove();
});

function page(console: ReturnType<typeof createFakeConsole>) {
  return (
    <BrowserRouter basename="/admin">
      <App console={console} />
    </BrowserRouter>
  );
}

function showFirst(state: ConsoleState['list'] = list): void {
  const { pathname, search } = location;
  container.innerHTML = renderFirstScreen(createFakeConsole({ list: state }), pathname + search);
}

describe('createPageRoot', () => {
  it('takes over what the worker has drawn, element by element', async () => {
    showFirst();
    const cards = [...container.querySelectorAll('article')];
    expect(cards).toHaveLength(3);
    await act(async () => root.adopt(page(createFakeConsole({ list }))));
    expect([...container.querySelectorAll('article')]).toEqual(cards);
    expect(cards.every((card) => card.isConnected)).toBe(true);
  });

  it('draws without inline styles, which the policy stops, also while the list loads', () => {
    showFirst({ ...list, phase: 'loading', quotes: [], total: 0 });
    expect(container.textContent).toContain('Loading');
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('answers clicks on what it has taken over', async () => {
    showFirst();
    const console = createFakeConsole({ list });
    await act(async () => root.adopt(page(console)));
    container.querySelector<HTMLElement>('article button[aria-pressed="false"]')?.click();
    expect(console.changeStatus).toHaveBeenCalledWith(quotes[0], 'in-progress');
  });

  it('draws anew when the list has changed meanwhile', async () => {
    showFirst();
    const changed = { ...list, quotes: quotes.slice(1), total: 2 };
    await act(async () => root.adopt(page(createFakeConsole({ list: changed }))));
    expect(container.querySelectorAll('article')).toHaveLength(2);
  });

  it('draws where there is nothing to take over', async () => {
    await act(async () => root.adopt(page(createFakeConsole({ list }))));
    expect(container.querySelectorAll('article')).toHaveLength(3);
  });
});
