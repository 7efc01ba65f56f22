import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Console } from '../state/console.ts';
import type { ConsoleState } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { stubScreen } from '../test/stub-screen.ts';
import { repliesListPlace } from './replies-places.ts';
import { RepliesScreen } from './screen/replies-screen.tsx';
import { countReply, liuReply, sampleReply, stampReply } from './test/sample-replies.ts';

function Screen({ first }: { first: string }) {
  const [place, setPlace] = useState(first);
  return <RepliesScreen place={place} onPlace={setPlace} onClose={() => {}} />;
}

function show(
  first: string = repliesListPlace,
  acts: Partial<Console> = {},
  state: Partial<ConsoleState> = {},
) {
  stubScreen({ isNarrow: false });
  const replies = { revision: 3, list: [stampReply, countReply, liuReply] };
  const console = { ...createFakeConsole({ replies, ...state }), ...acts };
  renderIn(console, <Screen first={first} />);
  return console;
}

const pane = () => screen.getByRole('region', { name: 'Reply' });
const field = (name: string) => within(pane()).getByRole<HTMLTextAreaElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('RepliesScreen', () => {
  it('lists them by use, finds one, and shows who changed which script', async () => {
    show(
      repliesListPlace,
      {},
      {
        preferences: { fullCards: false, singleKeys: true, replyUses: { stamp: 2 } },
      },
    );
    const list = screen.getByRole('region', { name: 'The office’s replies' });
    const rows = () =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(rows()[0]).toContain('盖章已含used 2 times');
    await userEvent.type(screen.getByRole('searchbox'), 'counting');
    expect(rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Counting is finished/ }));
    expect(field('English')).toHaveValue('Hello {client}, the counting is finished.');
    expect(pane()).toHaveTextContent(/changed .* by Elena/);
    expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled();
  });

  it('invites to write the first, and keeps it for everybody', async () => {
    const { keepReply, writeDraft } = show(
      repliesListPlace,
      {},
      {
        replies: { revision: 0, list: [] },
      },
    );
    expect(pane()).toHaveTextContent('type / on an empty line');
    await press('Write the first one');
    await userEvent.type(field('Type'), '章');
    await press('Keep');
    expect(screen.getByText(/^Enter a name/)).toBeInTheDocument();
    await userEvent.type(field('Name'), 'Stamp');
    await press('Keep');
    expect(screen.getByText('Write it in one script at least.')).toBeInTheDocument();
    await userEvent.type(field('English'), 'It comes on ');
    await press('date');
    expect(field('English')).toHaveValue('It comes on {date}');
    expect(writeDraft).toHaveBeenLastCalledWith('reply:new', {
      reply: expect.objectContaining({ name: 'Stamp' }),
    });
    await press('Keep');
    const content = { name: 'Stamp', word: '章', texts: { en: { text: 'It comes on {date}' } } };
    expect(keepReply).toHaveBeenCalledWith(expect.stringMatching(/^[0-9a-f]{32}$/), content, 0);
    expect(writeDraft).toHaveBeenLastCalledWith('reply:new', { reply: undefined });
  });

  it('begins an empty script with the other, marked until it is read', async () => {
    const { keepReply } = show('liu');
    await press('Begin with 繁體 → 简体');
    await vi.waitFor(() => expect(field('简体')).toHaveValue('请问刘女士'));
    expect(screen.getByText('converted')).toBeInTheDocument();
    await press('Keep');
    const { calls } = vi.mocked(keepReply).mock;
    expect(calls[0]?.[1].texts['zh-Hans']).toEqual({ text: '请问刘女士', isDraft: true });
  });

  it('loses nothing when somebody else was first', async () => {
    const theirs = { ...sampleReply('count', 'Counted', { en: 'All is counted.' }), revision: 9 };
    const keepReply = vi.fn<Console['keepReply']>(async () => ({ kind: 'kept' }));
    keepReply.mockResolvedValueOnce({ kind: 'conflict', reply: theirs });
    show('count', { keepReply });
    await userEvent.type(field('English'), ' Today.');
    await press('Keep');
    expect(screen.getByText(/^Elena changed this reply/)).toBeInTheDocument();
    expect(screen.getByText('Now: All is counted.')).toBeInTheDocument();
    expect(field('English')).toHaveValue('Hello {client}, the counting is finished. Today.');
    await press('Keep mine');
    expect(keepReply.mock.lastCall?.[2]).toBe(9);
  });

  it('deletes one, and brings it back', async () => {
    const { deleteReply, keepReply, toaster } = show('stamp');
    await press('Delete');
    expect(deleteReply).toHaveBeenCalledWith('stamp', 1);
    const { toast } = toaster.store.getState();
    expect(toast?.title).toBe('Reply deleted');
    toast?.action?.run();
    const { calls } = vi.mocked(keepReply).mock;
    expect(calls[0]).toEqual(['stamp', expect.objectContaining({ name: '盖章已含' }), 0]);
  });

  it('goes on with what was typed before, and leaves it when asked', async () => {
    const kept = { revision: 1, name: 'Half', word: '', unread: [] };
    const texts = { en: 'Half a text', 'zh-Hans': '', 'zh-Hant': '' };
    const draft = { quoteId: 'reply:count', username: 'elena', reply: { ...kept, texts } };
    const { writeDraft } = show('count', { readDraft: vi.fn(async () => draft) });
    await vi.waitFor(() => expect(field('English')).toHaveValue('Half a text'));
    await press('Leave it');
    expect(field('English')).toHaveValue('Hello {client}, the counting is finished.');
    expect(writeDraft).toHaveBeenLastCalledWith('reply:count', { reply: undefined });
  });

  it('can be read and written offline, but not kept', async () => {
    show('count', {}, { connection: 'offline' });
    expect(screen.getByText(/^You are offline. Replies can be used/)).toBeInTheDocument();
    await userEvent.type(field('English'), '!');
    expect(screen.getByText(/keep it once you are online/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });

  it('tells who changed what, and puts what was said before into the form', async () => {
    const line = {
      ...{ at: '2026-11-20T09:00:00.000Z', by: { id: 'han', name: '韩雪' }, replyId: 'gone' },
      ...{ what: 'deleted', name: 'Holiday' },
      before: { name: 'Holiday', texts: { en: { text: 'We are away.' } } },
    };
    const readReplyHistory = vi.fn(async () => ({
      kind: 'told' as const,
      value: { revision: 3, lines: [line] },
    }));
    show(repliesListPlace, { readReplyHistory });
    await press('What was changed');
    await vi.waitFor(() => expect(pane()).toHaveTextContent(/deleted, 韩雪, Fri 20 Nov/));
    await press('Bring back what “Holiday” said before');
    expect(field('English')).toHaveValue('We are away.');
    expect(screen.getByRole('button', { name: 'Keep' })).toBeEnabled();
  });
});
