import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadSiteTexts } from '../../content/loaders/load-texts.ts';
import { SiteTextsContext } from '../../texts/site-texts.ts';
import { MarkedText } from './marked-text.tsx';

const english = await loadSiteTexts.en();

/** What is marked of a text on an English page. */
function markedIn(text: string): readonly (string | null)[] {
  const { container } = render(
    <SiteTextsContext value={english}>
      <MarkedText text={text} />
    </SiteTextsContext>,
  );
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('[lang="zh-Hans"]')].map((it) => it.textContent);
}

describe('MarkedText', () => {
  it.each([
    ['Please use 合同，第一条。 Thanks', ['合同，第一条。']],
    ['「甲方」 and 「乙方」', ['「甲方」', '「乙方」']],
    ['Only signs！！ of full width（１）', []],
    ['Plain English.', []],
    ['', []],
  ])('marks the Chinese of %j', (text, marked) => {
    expect(markedIn(text)).toEqual(marked);
  });

  it('marks as a whole what changes between the scripts at every character', () => {
    const text = 'a漢'.repeat(1000);
    expect(markedIn(text)).toEqual([text]);
  });
});
