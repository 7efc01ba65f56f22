import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toCsv } from '../csv/quotes-csv.ts';
import { QuoteDetail } from '../detail/quote-detail.tsx';
import { QuoteRow } from '../list/rows/quote-row.tsx';
import { LanguageChoice } from '../shell/language-choice.tsx';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { ConsoleContext } from '../state/use-console.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { speak, texts } from './texts.ts';

afterEach(async () => {
  await speak('en');
});

const now = Date.parse('2026-11-20T12:00:00.000Z');
const quote = sampleQuote({ language: 'zh-Hant', serviceType: 'Certified Translation' });

function showBoth() {
  const shared = { quote, queued: [], isDisabled: false, now };
  return render(
    <ConsoleContext value={createFakeConsole()}>
      <QuoteRow
        {...shared}
        isActive={true}
        isSelected={false}
        onOpen={() => {}}
        onDownload={() => {}}
        onChangeStatus={() => {}}
      />
      <QuoteDetail
        {...shared}
        isOffline={false}
        onCompose={() => {}}
        onChangeStatus={() => {}}
        onDownload={() => {}}
      />
    </ConsoleContext>,
  );
}

/** English words that no name, file or address of the sample has. */
const leftOver =
  /\b(?:words|counted|Submitted|Deadline|Download|Status|pending|History|Estimated)\b/;

describe('row and detail', () => {
  it.each([
    ['zh-Hans', ['英译中·9字·认证翻译', '待处理', '下载', '繁体中文', '变更记录']],
    ['zh-Hant', ['英翻中·9字·認證翻譯', '待處理', '下載', '繁體中文', '變更紀錄']],
  ] as const)('speak %s throughout', async (language, expected) => {
    await speak(language);
    const { container } = showBoth();
    for (const text of expected) expect(container).toHaveTextContent(text);
    expect(container.textContent).toContain('US$0.90');
    expect(container.textContent).not.toMatch(leftOver);
  });

  it('change over at once, rows that are kept as they are drawn included', async () => {
    const { container } = showBoth();
    expect(container).toHaveTextContent('EN → ZH · 9 words');
    await act(() => speak('zh-Hans'));
    expect(container).toHaveTextContent('英译中·9字');
  });
});

describe('LanguageChoice', () => {
  it('keeps what is chosen, and says which language it is', async () => {
    const setPreference = vi.fn();
    render(
      <ConsoleContext value={{ ...createFakeConsole(), setPreference }}>
        <LanguageChoice />
      </ConsoleContext>,
    );
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: '繁體' }));
    expect(setPreference).toHaveBeenCalledExactlyOnceWith({ language: 'zh-Hant' });
  });
});

describe('toCsv', () => {
  it('speaks the language of the person', async () => {
    await speak('zh-Hant');
    const [head = '', row = ''] = toCsv([quote], false).split('\r\n');
    expect(head).toContain('編號,狀態,姓名,電子郵件');
    expect(row).toContain('待處理');
    expect(row).toContain('繁體中文');
  });
});

describe('refusals', () => {
  it('are told by their code, and by the server’s words where nobody knows it', async () => {
    const problem = { message: 'Wrong username or password', code: 'wrong-credentials' };
    expect(texts().answers.refusal(problem)).toBe('Wrong username or password');
    await speak('zh-Hans');
    expect(texts().answers.refusal(problem)).toBe('用户名或密码不正确。');
    expect(texts().answers.refusal({ message: 'Teapot', code: 'teapot' })).toBeNull();
  });
});
