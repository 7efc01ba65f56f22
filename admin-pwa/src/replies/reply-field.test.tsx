import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loadScripts } from '../characters/scripts.ts';
import type { Console } from '../state/console.ts';
import type { ConsoleState } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { stubScreen } from '../test/stub-screen.ts';
import { ReplyField } from './field/reply-field.tsx';
import { LateReplyPanel } from './panel/late-reply-panel.tsx';
import { countReply, liuReply, stampReply } from './test/sample-replies.ts';

const list = [stampReply, countReply, liuReply];

function Field({ quote }: { quote: QuoteSubmission }) {
  const [text, setText] = useState('');
  const { search } = useLocation();
  return (
    <>
      <ReplyField quote={quote} text={text} onText={setText}>
        {(control) => <textarea aria-label="Message" {...control} />}
      </ReplyField>
      <output>{search}</output>
    </>
  );
}

interface Shown {
  language?: string;
  isNarrow?: boolean;
  state?: Partial<ConsoleState>;
  acts?: Partial<Console>;
}

async function show({ language = 'zh-Hans', isNarrow = false, state, acts }: Shown = {}) {
  stubScreen({ isNarrow });
  await LateReplyPanel.fetch();
  await loadScripts();
  const console = {
    ...createFakeConsole({ replies: { revision: 1, list }, ...state }),
    ...acts,
  };
  const quote = sampleQuote({ reference: 'YQ-7F3K', customerName: 'Lin', language });
  renderIn(
    console,
    <MemoryRouter>
      <Field quote={quote} />
    </MemoryRouter>,
  );
  return { console, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }) };
}

const names = () => screen.queryAllByRole('option').map((option) => option.id.split('-').at(-1));
const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd).replace(/[{}\u2060]/g, '');

describe('ReplyField', () => {
  it('opens by a slash on an empty line, narrows by typing, and closes when the slash goes', async () => {
    const { field } = await show();
    await userEvent.type(field, '/');
    expect(names()).toEqual(['liu', 'count', 'stamp']);
    const chosen = screen.getByRole('option', { selected: true });
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await userEvent.type(field, '蓋');
    expect(names()).toEqual(['stamp']);
    expect(screen.getByText('1 reply')).toHaveAttribute('role', 'status');
    await userEvent.type(field, '{Backspace}{Backspace}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('shows it in the client’s script, filled in, and puts it in by Enter', async () => {
    const { field, console } = await show();
    await userEvent.type(field, 'Hello,{Enter}/stamp');
    const preview = screen.getByRole('region', { name: 'As it will be put in' });
    expect(preview).toHaveTextContent('盖章已含，随YQ-7F3K交付，寄往地址，收件人收件人。');
    expect(screen.getByRole('button', { name: '简体' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    expect(field.value.replaceAll('\u2060', '')).toBe(
      'Hello,\n盖章已含，随YQ-7F3K交付，寄往{地址}，收件人{收件人}。',
    );
    expect(console.noteReplyUse).toHaveBeenCalledWith('stamp');
    await vi.waitFor(() => expect(selected(field)).toBe('地址'));
  });

  it('goes from blank to blank by Tab, and on from the last', async () => {
    const { field } = await show();
    await userEvent.type(field, '/stamp{Enter}');
    expect(screen.getByText('2 blanks left: 地址, 收件人')).toBeInTheDocument();
    await vi.waitFor(() => expect(selected(field)).toBe('地址'));
    await userEvent.keyboard('{Tab}');
    expect(selected(field)).toBe('收件人');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(selected(field)).toBe('地址');
    await userEvent.keyboard('上海');
    expect(screen.getByText('1 blank left: 收件人')).toBeInTheDocument();
    await userEvent.keyboard('{Tab}林{Tab}');
    expect(field.value).toBe('盖章已含，随YQ-7F3K交付，寄往上海，收件人林。');
    expect(field).not.toHaveFocus();
  });

  it('chooses with the arrows, and says where a script is missing', async () => {
    const { field } = await show();
    await userEvent.type(field, '/{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(
      'Counting is finished',
    );
    expect(screen.getByText('It says nothing in 简体.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('/');
    await userEvent.click(screen.getByRole('button', { name: 'Use English' }));
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('Hello Lin, the counting is finished.');
    await userEvent.clear(field);
    await userEvent.type(field, '/{ArrowUp}{ArrowLeft}{Enter}');
    expect(field).toHaveValue('The stamp is in the price of YQ-7F3K.');
  });

  it('leaves what was typed with Escape', async () => {
    const { field } = await show();
    await userEvent.type(field, '/and{Escape} so on');
    expect(field).toHaveValue('/and so on');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('writes an ordinary line when nothing is found', async () => {
    const { field } = await show();
    await userEvent.type(field, '/usr/bin');
    expect(screen.getByText('No reply has “usr/bin”.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('/usr/bin\n');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens by its button with a search of its own, and puts it where the cursor was', async () => {
    const { field } = await show({ isNarrow: true, language: 'en' });
    await userEvent.type(field, 'Dear  ok');
    field.setSelectionRange(5, 5);
    await userEvent.click(screen.getByRole('button', { name: 'Replies' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Search replies' }), 'count');
    expect(names()).toEqual(['count']);
    await userEvent.click(screen.getByRole('button', { name: 'Put it in' }));
    expect(field).toHaveValue('Dear Hello Lin, the counting is finished. ok');
  });

  it('leads to the reply that is chosen, and makes one of what is written', async () => {
    const { field, console } = await show();
    await userEvent.type(field, '盖章包含在报价里，认证译本另附译员声明一份。');
    await userEvent.click(screen.getByRole('button', { name: 'Replies' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save as a reply' }));
    await vi.waitFor(() => expect(screen.getByText('?replies=new')).toBeInTheDocument());
    const texts = { en: '', 'zh-Hans': field.value, 'zh-Hant': '' };
    const reply = { revision: 0, name: '', word: '', texts, unread: [] };
    expect(console.writeDraft).toHaveBeenCalledWith('reply:new', { reply });
  });

  it('invites an office without replies to write the first', async () => {
    const { field } = await show({ state: { replies: { revision: 0, list: [] } } });
    await userEvent.type(field, '/');
    expect(screen.getByText(/^There are no replies yet/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Write the first one' }));
    await vi.waitFor(() => expect(screen.getByText('?replies=new')).toBeInTheDocument());
  });

  it('says why there are none, and shows those of the device offline', async () => {
    const readReplies = vi.fn(async () => 'The server did not answer.');
    const { field } = await show({ state: { replies: null }, acts: { readReplies } });
    await userEvent.type(field, '/');
    expect(await screen.findByText('The server did not answer.')).toBeInTheDocument();
    expect(within(screen.getByRole('listbox')).queryAllByRole('option')).toEqual([]);
  });
});
