import { act, render, screen, within } from '@testing-library/react';
import { languages } from '@yiqiao/contract/text/languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDesk, type SourceDocument } from '../desk/desk-state.ts';
import { takeDocument } from '../desk/desk-transitions.ts';
import { useLateWords } from '../progress/late-words.ts';
import type { TransferProgress } from '../sending/transfer-meter.ts';
import { loadDeskIn } from '../test/desk-in.tsx';
import { samplePieces } from '../test/sample-pieces.ts';
import { SendingInPieces } from './sending-in-pieces.tsx';

const desks = {
  en: await loadDeskIn('en'),
  'zh-Hans': await loadDeskIn('zh-Hans'),
  'zh-Hant': await loadDeskIn('zh-Hant'),
};

const file = new File(['x'], '招标文件.pdf');
const document = takeDocument({ file, idempotencyKey: 'k', offeredFiles: 1 })(emptyDesk).document;
if (document === null) throw new Error('There is no document');

const now = new Date(2026, 10, 24, 14, 26).getTime();
const lost = { kind: 'lost', since: now, nextTryAt: now + 8000, reason: 'line' } as const;

function show(progress: TransferProgress, language: keyof typeof desks = 'en') {
  return render(<Sending progress={progress} />, { wrapper: desks[language] });
}

function Sending({ progress }: { readonly progress: TransferProgress }) {
  return <SendingInPieces document={document as SourceDocument} progress={progress} />;
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('SendingInPieces', () => {
  it('says what is with us and until when it stays', () => {
    show(samplePieces());
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43');
    expect(screen.getByText('41.28 of 96.00 MB')).toBeVisible();
    expect(screen.getByText('3 min 20 s')).toBeVisible();
    expect(screen.getByText('0.27 MB/s')).toBeVisible();
    expect(
      screen.getByText(
        /reload: it stays with us until Wed 25 Nov, 14:20, and goes on from there\.$/,
      ),
    ).toBeInTheDocument();
  });

  it('promises nothing over a reload for a package that was made on the page', () => {
    show(samplePieces({ survivesReload: false }));
    expect(screen.queryByText(/25 Nov/)).toBeNull();
    expect(screen.getByText(/gone with the page, so leave it open/)).toBeInTheDocument();
  });

  it('counts down to the next try, which can be made at once', () => {
    const goOn = vi.fn();
    show(samplePieces({ line: lost, controls: { pause: () => {}, goOn } }));
    expect(screen.getByText('in 8 s')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.getByText('in 5 s')).toBeInTheDocument();
    expect(screen.getByText(/by tomorrow, 14:20\.$/)).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: 'Try now' })) button.click();
    expect(goOn).toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(6000));
    expect(screen.getByText('now')).toBeInTheDocument();
    expect(useLateWords.getState()).toMatchObject({ submit: 'Waiting for the line' });
  });

  it('keeps the focus in the panel when the button that had it goes', () => {
    const { rerender } = show(samplePieces({ line: lost }));
    screen.getAllByRole('button', { name: 'Try now' })[0]?.focus();
    rerender(<Sending progress={samplePieces()} />);
    const focused = globalThis.document.activeElement;
    expect(focused).toContainElement(screen.getByRole('progressbar'));
    expect(focused).not.toBe(globalThis.document.body);
  });

  it('pauses and goes on by one button, which keeps the focus', () => {
    const controls = { pause: vi.fn(), goOn: vi.fn() };
    const { rerender } = show(samplePieces({ controls }));
    const button = screen.getByRole('button', { name: 'Pause sending' });
    button.focus();
    button.click();
    expect(controls.pause).toHaveBeenCalledOnce();
    rerender(<Sending progress={samplePieces({ controls, line: { kind: 'paused' } })} />);
    expect(screen.getByRole('button', { name: 'Go on sending' })).toHaveFocus();
    screen.getByRole('button', { name: 'Go on sending' }).click();
    expect(controls.goOn).toHaveBeenCalledOnce();
    expect(screen.getByText('Paused.')).toBeVisible();
  });

  it('says that the device slept, and from where it goes on', () => {
    show(samplePieces({ sleptMs: 720_000, wentOnFrom: 41.28 * 1024 ** 2 }));
    expect(screen.getByText('The device slept for 12 minutes.')).toBeVisible();
    expect(screen.getByText('Nothing was lost. It goes on from 43%.')).toBeVisible();
    expect(screen.queryByText(/The stop is what we have/)).toBeNull();
  });

  it('waits for the receipt once everything has arrived, without a pause', () => {
    const progress = samplePieces({ wholeAt: now });
    show({ ...progress, sentBytes: progress.totalBytes });
    expect(screen.getByText('96.00 MB, all of it')).toBeVisible();
    expect(screen.getByText('Everything has arrived. Nothing lost.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause sending' })).toBeNull();
  });

  it('takes back what it had other parts say when it goes', () => {
    const { unmount } = show(samplePieces());
    expect(useLateWords.getState().announced).toBe('Sending. 25 percent is with us.');
    unmount();
    expect(useLateWords.getState()).toEqual({});
  });

  it.each(languages)('draws a dot in English and closes the ring in Chinese: %s', (language) => {
    const { container } = show(samplePieces(), language);
    const isDot = language === 'en';
    expect(container.querySelectorAll('clipPath')).toHaveLength(isDot ? 1 : 0);
    expect(container.querySelectorAll('path')).toHaveLength(isDot ? 0 : 1);
    expect(within(screen.getByRole('progressbar')).getAllByText('43')[0]).toBeInTheDocument();
  });

  it.each([
    ['zh-Hans', '41.28 / 96.00 MB', '断线了，恢复后自动续传', '8秒后', '立即重试'],
    ['zh-Hant', '41.28 / 96.00 MB', '斷線了，恢復後自動續傳', '8秒後', '立即重試'],
  ] as const)('says in %s that the line is lost', (language, withUs, title, next, tryNow) => {
    show(samplePieces({ line: lost }), language);
    expect(screen.getByText(withUs)).toBeVisible();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(next)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: tryNow })[0]).toBeInTheDocument();
  });

  it.each([
    ['zh-Hans', '全部到齐，一字不落。'],
    ['zh-Hant', '全部到齊，一字不漏。'],
  ] as const)('says in %s that everything has arrived', (language, title) => {
    const progress = samplePieces({ wholeAt: now });
    show({ ...progress, sentBytes: progress.totalBytes }, language);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  });
});
