import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { serviceWording } from '../content/en/services/service-wording.ts';
import { loadService } from '../content/loaders/load-service.ts';
import type { ServiceSlug } from '../content/services/service-slugs.ts';
import { InEnglish } from '../texts/test/in-english.tsx';
import { ServicePage } from './service-page.tsx';

async function renderPage(slug: ServiceSlug) {
  const content = await loadService(slug, 'en');
  render(
    <MemoryRouter>
      <ServicePage content={content} wording={serviceWording} />
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
}

describe('ServicePage', () => {
  it('names the service in both languages', async () => {
    await renderPage('document');
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Docu\u00adment trans\u00adlation 文档翻译');
    expect(within(title).getByText(/文档翻/)).toHaveAttribute('lang', 'zh-Hans');
  });

  it('leads to the quote page from its top and from its end', async () => {
    await renderPage('seo');
    const links = await screen.findAllByRole('link', { name: /Get a Quote/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/quote', '/quote']);
  });

  it('tells what comes back for each kind of file in a table with row headers', async () => {
    await renderPage('app');
    const table = await screen.findByRole('table', { name: 'What you commit, what you merge' });
    const row = within(table).getByRole('row', { name: /^Flutter \.arb/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Flutter .arb');
    expect(row).toHaveTextContent('Exactly, in your browser');
  });

  it('describes its questions to search engines without language marks', async () => {
    await renderPage('document');
    await screen.findByRole('heading', { level: 1 });
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(json).toContain('"FAQPage"');
    expect(json).toContain('a stamped translation (盖章翻译)');
  });
});
