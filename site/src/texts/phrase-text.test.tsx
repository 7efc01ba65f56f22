import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PhraseText } from './phrase-text.tsx';

const unitsOf = (text: string) => {
  const { container } = render(<PhraseText text={text} />);
  expect(container).toHaveTextContent(text.replaceAll('|', ''));
  return [...container.querySelectorAll('span')].map((span) => span.textContent);
};

describe('PhraseText', () => {
  it.each([
    ['生活过5年以上。|24小时内回复', ['5年', '24小时']],
    ['最後一次變動後30天，或90天', ['30天', '90天']],
    ['按ISO 17100流程执行', []],
    ['Within 24 hours', []],
  ] as const)('keeps figures with their units: %s', (text, units) => {
    expect(unitsOf(text)).toEqual(units);
  });

  it('marks where a line may break', () => {
    const { container } = render(<PhraseText text="网站|本地化" />);
    expect(container.querySelectorAll('wbr')).toHaveLength(1);
    expect(screen.getByText('网站本地化')).toBeInTheDocument();
  });
});
