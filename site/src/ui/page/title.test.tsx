import { render, screen } from '@testing-library/react';
import type { Language } from '@yiqiao/contract/text/languages';
import { describe, expect, it } from 'vitest';
import { loadSiteTexts } from '../../content/loaders/load-texts.ts';
import { english } from '../../content/phrase.ts';
import { SiteTextsContext } from '../../texts/site-texts.ts';
import styles from './title.module.css';
import { Title } from './title.tsx';

async function isLong(language: Language, title: string): Promise<boolean> {
  const texts = await loadSiteTexts[language]();
  const { unmount } = render(
    <SiteTextsContext value={texts}>
      <Title title={title} companion={english('Title')} />
    </SiteTextsContext>,
  );
  const { classList } = screen.getByRole('heading', { level: 1 });
  const found = styles.long !== undefined && classList.contains(styles.long);
  unmount();
  return found;
}

describe('Title', () => {
  it.each([
    ['en', 'Accessibility Statement', true],
    ['en', 'Creative Writing', false],
    ['zh-Hans', '无障碍声明', true],
    ['zh-Hans', '获取报价', false],
    ['zh-Hans', '音视频|翻译', false],
    ['zh-Hant', '隱私權政策', true],
  ] as const)('is smaller where a piece does not fit a phone: %s, %s', async (...row) => {
    const [language, title, expected] = row;
    expect(await isLong(language, title)).toBe(expected);
  });
});
