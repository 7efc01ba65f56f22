import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { describe, expect, it, vi } from 'vitest';
import { sampleColleague, samplePerson } from '../../people/test/sample-people.ts';
import { emptyList } from '../../state/console-state.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { sampleQuote } from '../../test/sample-quote.ts';
import { useSeenThere } from './seen-there.ts';
import { WhileQuiet } from './while-quiet.tsx';

const since = Date.parse('2026-11-20T06:00:00.000Z');
const elena = { id: 'elena', name: 'Elena' };

const free = sampleQuote({ id: 'free', customerName: 'Aoife Ní Bhriain' });
const taken = sampleQuote({
  id: 'taken',
  customerName: 'Luo Lin',
  assignee: { ...elena, at: '2026-11-20T10:00:00.000Z' },
});
const asked = sampleQuote({
  id: 'asked',
  customerName: '林美慧',
  createdAt: '2026-11-19T20:00:00.000Z',
  messages: [{ id: 'm', from: 'client', text: 'Stamped?', at: '2026-11-20T07:00:00.000Z' }],
});

function show(quotes: readonly QuoteSubmission[], state = {}) {
  const console = createFakeConsole({
    person: samplePerson(),
    colleagues: [samplePerson(), sampleColleague()].map((one) => ({ ...one, state: 'here' })),
    list: { ...emptyList, phase: 'ready', quotes, total: quotes.length },
    ...state,
  });
  const onOpen = vi.fn();
  function Page() {
    return (
      <WhileQuiet place={`${since}`} seen={useSeenThere()} onOpen={onOpen} onClose={() => {}} />
    );
  }
  renderIn(console, <Page />);
  return { console, onOpen };
}

describe('WhileQuiet', () => {
  it('lists what came to one’s own orders and nobody’s, by event', () => {
    show([free, taken, asked]);
    expect(screen.getByText('2 things. What is opened here leaves this page.')).toBeVisible();
    const questions = screen.getByRole('region', { name: '1 question' });
    expect(within(questions).getByRole('link', { name: /林美慧/ })).toHaveTextContent('Stamped?');
    expect(screen.queryByText('Luo Lin')).toBeNull();
  });

  it('opens one, which is not listed again', async () => {
    const { onOpen } = show([free, asked]);
    await userEvent.click(screen.getByRole('link', { name: /林美慧/ }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('asked');
    expect(screen.queryByRole('link', { name: /林美慧/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /Aoife/ }));
    expect(screen.getByText('Nothing is left to look at.')).toBeVisible();
  });

  it('takes all new requests that are nobody’s', async () => {
    const other = { ...free, id: 'other', customerName: 'Wong Ka Yan' };
    const { console } = show([free, other]);
    const group = screen.getByRole('region', { name: '2 new requests, nobody’s' });
    await userEvent.click(within(group).getByRole('button', { name: 'Take all 2' }));
    expect(console.assign).toHaveBeenCalledTimes(2);
    expect(console.assign).toHaveBeenCalledWith(free, 'first');
  });

  it('speaks of nobody in an office of one', () => {
    show([free], { colleagues: [] });
    expect(screen.getByRole('region', { name: '1 new request' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  });

  it('says that nothing came, that it is offline, and that the list is being read', () => {
    show([], { connection: 'offline' });
    expect(screen.getByText(/^Nothing has come since then/)).toBeVisible();
    expect(screen.getByText(/^You are offline/)).toBeVisible();
  });

  it('waits for the list', () => {
    show([], { list: emptyList });
    expect(screen.getByText('Reading the list...')).toBeVisible();
  });
});
