import { act, render, screen } from '@testing-library/react';
import type { Compared, CompareOptions, KeptUpload } from '@yiqiao/sending/kept-upload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDesk } from '../desk/desk-state.ts';
import { setKept } from '../desk/desk-transitions.ts';
import { quoteDesk, useQuoteDesk } from '../desk/quote-desk.ts';
import { useLateWords } from '../progress/late-words.ts';
import { rememberOnItsWay } from '../sending/on-its-way.ts';
import { loadDeskIn } from '../test/desk-in.tsx';
import { offerKeptUpload } from './kept-on-desk.ts';
import { KeptRing } from './kept-ring.tsx';
import { KeptWords } from './kept-words.tsx';

const megabyte = 1024 ** 2;
const upload: KeptUpload = {
  id: 'u',
  size: 96 * megabyte,
  begunAt: Date.now(),
  confirmedBytes: 41.28 * megabyte,
  expiresAt: Date.now() + 3_600_000,
  blocks: [],
  purpose: 'quote',
};

const sender = vi.hoisted(() => ({
  compareWithKept: vi.fn(),
  forgetKept: vi.fn(async () => {}),
  bytesToCompare: () => 48 * 1024 ** 2,
}));
vi.mock('@yiqiao/sending/kept-upload', () => sender);

const desks = {
  en: await loadDeskIn('en'),
  'zh-Hans': await loadDeskIn('zh-Hans'),
  'zh-Hant': await loadDeskIn('zh-Hant'),
};

/** A file of that many megabytes, without its bytes. */
function sized(name: string, megabytes = 96): File {
  const file = new File([], name, { lastModified: 5 });
  return Object.defineProperty(file, 'size', { value: megabytes * megabyte });
}

function remember(name: string): void {
  rememberOnItsWay(new FormData(), sized(name), 'key-1');
}

function Panel() {
  const kept = useQuoteDesk((desk) => desk.kept);
  if (kept === null) return null;
  return (
    <>
      <KeptRing kept={kept} isOver={false} />
      <KeptWords kept={kept} onChoose={onChoose} />
    </>
  );
}

const onChoose = vi.fn();

/** As after a reload. */
function showKept(language: keyof typeof desks = 'en'): void {
  act(() => offerKeptUpload(upload));
  render(<Panel />, { wrapper: desks[language] });
}

async function choose(file: File, compared: Compared): Promise<void> {
  sender.compareWithKept.mockResolvedValue(compared);
  await act(async () => {
    quoteDesk.store.getState().kept?.choose({ kind: 'taken', file, offeredFiles: 1 });
  });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  quoteDesk.store.setState(setKept(null)(emptyDesk), true);
});
afterEach(() => vi.clearAllMocks());

describe('KeptWords', () => {
  it('names the document in the tab that was sending it', () => {
    remember('Tender documents.pdf');
    showKept();
    expect(
      screen.getByRole('heading', { name: 'Choose Tender documents.pdf again to go on from 43%.' }),
    ).toBeVisible();
    expect(screen.getByText(/then send the other 54\.72 MB\.$/)).toBeInTheDocument();
    expect(useLateWords.getState()).toMatchObject({
      submit: 'Request this Quote',
      promise: 'The document first. What you typed is still here.',
    });
  });

  it.each([
    ['en', 'Choose the same document again to go on from 43%.'],
    ['zh-Hans', '请再选一次同一份文件，从43%接着传。'],
    ['zh-Hant', '請再選一次同一份檔案，從43%接著傳。'],
  ] as const)('names it nowhere else (%s)', (language, title) => {
    showKept(language);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(useLateWords.getState().promise).toBeUndefined();
  });

  it.each([
    ['zh-Hans', '请再选一次“招标文件.pdf”，从43%接着传。', '选择文件', '删除已传的43%'],
    ['zh-Hant', '請再選一次「招标文件.pdf」，從43%接著傳。', '選擇檔案', '刪除已傳的43%'],
  ] as const)('says in %s how to go on', (language, title, button, deleting) => {
    remember('招标文件.pdf');
    showKept(language);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    screen.getByRole('button', { name: button }).click();
    expect(onChoose).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: deleting })).toBeVisible();
  });

  it('puts the same document on the desk with what has arrived of it', async () => {
    remember('Tender documents.pdf');
    showKept();
    await choose(sized('Tender documents.pdf'), { kind: 'same' });
    expect(quoteDesk.store.getState()).toMatchObject({
      kept: null,
      document: { requestKey: 'key-1', arrivedBytes: upload.confirmedBytes, wasPressed: true },
    });
  });

  it('takes of several files the one that can be it', async () => {
    showKept();
    const same = sized('b.pdf');
    const files = [sized('a.pdf', 1), same].map((file) => ({ file, path: file.name }));
    sender.compareWithKept.mockResolvedValue({ kind: 'same' });
    await act(async () => {
      const offered = { files, folder: null };
      const file = sized('a.pdf', 1);
      quoteDesk.store.getState().kept?.choose({ kind: 'taken', file, offeredFiles: 2, offered });
    });
    expect(quoteDesk.store.getState().document?.file).toBe(same);
  });

  it('shows how much is compared, and stops at a press without losing the focus', async () => {
    showKept();
    sender.compareWithKept.mockImplementation(
      (_: File, __: KeptUpload, { signal, onProgress }: CompareOptions) => {
        onProgress(25.6 * megabyte);
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
        });
      },
    );
    await act(async () => {
      const file = sized('b.pdf');
      quoteDesk.store.getState().kept?.choose({ kind: 'taken', file, offeredFiles: 1 });
    });
    expect(screen.getByText('25.60 MB')).toBeVisible();
    expect(useLateWords.getState().announced).toBe('Checking that it is the same document');
    await act(async () => screen.getByRole('button', { name: 'Stop checking' }).click());
    expect(screen.getByRole('button', { name: 'Choose the document' })).toHaveFocus();
  });

  it('says of a file that cannot be read that it cannot', async () => {
    showKept();
    await choose(sized('b.pdf'), { kind: 'document-gone' });
    expect(screen.getByRole('alert')).toHaveTextContent('That file could not be read.');
  });

  it.each([
    ['Tender.pdf', 96, 2 * megabyte, 'Same name, but not the same from its third megabyte on.'],
    ['Tender.pdf', 96, 41 * megabyte, 'Same name, but not the same from its 42nd megabyte on.'],
    ['Tender.pdf', 95.81, 0, 'Same name, but not the same size.'],
    ['Other.pdf', 96, 0, 'Another name, and not the same from its first megabyte on.'],
  ])('tells %s of %d MB apart', async (name, megabytes, differsFrom, sentence) => {
    remember('Tender.pdf');
    showKept();
    await choose(sized(name, megabytes), { kind: 'other', differsFrom });
    expect(screen.getByRole('heading', { name: 'That is another file.' })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose again' })).toHaveFocus();
  });

  it.each([
    ['zh-Hans', '这不是同一份文件', '名称相同，第3 MB起内容不同。', '重新选择', '改传这一份'],
    ['zh-Hant', '這不是同一份檔案', '名稱相同，第3 MB起內容不同。', '重新選擇', '改傳這一份'],
  ] as const)('tells it apart in %s', async (language, title, sentence, again, instead) => {
    remember('Tender.pdf');
    showKept(language);
    await choose(sized('Tender.pdf'), { kind: 'other', differsFrom: 2 * megabyte });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: again })).toHaveFocus();
    expect(screen.getByRole('button', { name: instead })).toBeVisible();
  });

  it('deletes what was begun when the other file is to be sent', async () => {
    remember('Tender.pdf');
    showKept();
    const other = sized('Tender.pdf');
    await choose(other, { kind: 'other', differsFrom: 0 });
    act(() => screen.getByRole('button', { name: 'Send this one instead' }).click());
    expect(sender.forgetKept).toHaveBeenCalledWith(upload);
    expect(quoteDesk.store.getState()).toMatchObject({ kept: null, document: { file: other } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves it for the next time', () => {
    showKept();
    act(() => screen.getByRole('button', { name: 'Send another one' }).click());
    expect(quoteDesk.store.getState().kept).toBeNull();
    expect(sender.forgetKept).not.toHaveBeenCalled();
  });

  it('deletes it', () => {
    showKept();
    act(() => screen.getByRole('button', { name: 'Delete the 43%' }).click());
    expect(sender.forgetKept).toHaveBeenCalledWith(upload);
    expect(quoteDesk.store.getState().kept).toBeNull();
  });
});
