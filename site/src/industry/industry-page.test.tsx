import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { industryWording } from '../content/en/industries/industry-wording.ts';
import type { IndustrySlug } from '../content/industries/industry-slugs.ts';
import { loadIndustry } from '../content/loaders/load-industry.ts';
import { InEnglish } from '../texts/test/in-english.tsx';
import { IndustryPage } from './industry-page.tsx';

async function renderPage(slug: IndustrySlug) {
  const content = await loadIndustry(slug, 'en');
  render(
    <MemoryRouter>
      <IndustryPage content={content} wording={industryWording} />
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
}

describe('IndustryPage', () => {
  it('sets two terms against each other, marked as Chinese', async () => {
    await renderPage('legal');
    expect(await screen.findByRole('heading', { name: '定金' })).toHaveAttribute('lang', 'zh-Hans');
    expect(screen.getByRole('heading', { name: '订金' })).toHaveAttribute('lang', 'zh-Hans');
    expect(screen.getAllByText('dìngjīn')[0]).toHaveAttribute('lang', 'zh-Latn-pinyin');
  });

  it('lists the services of the industry and links to the pages behind them', async () => {
    await renderPage('gaming');
    expect(await screen.findByRole('heading', { name: 'In-game text' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'App Localization' })).toHaveAttribute(
      'href',
      '/services/app',
    );
  });

  it('strikes out the mistake and shows the translation beside it', async () => {
    await renderPage('legal');
    const row = await screen.findByRole('row', { name: /^consideration/ });
    expect(within(row).getByText('考虑').closest('s')).toBeInTheDocument();
    expect(within(row).getByText('对价')).toHaveAttribute('lang', 'zh-Hans');
  });

  it('shows expertise on the Technology page', async () => {
    await renderPage('technology');
    expect(await screen.findByRole('heading', { name: 'Technical Accuracy' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Platform Expertise' })).toBeVisible();
  });

  it('is a hero with its duel and its button, and nothing else, for More Industries', async () => {
    await renderPage('more');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'More indus\u00adtries',
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'More indus\u00adtries 更多行业',
      '截止',
      '截至',
    ]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/quote');
  });
});
