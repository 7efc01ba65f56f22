import { expect, test } from '../fixtures.ts';
import { everyPath, indexedPaths, onePathOfAKind, unknownPath } from './every-page.ts';
import { readServedPage } from './served-page.ts';

test.use({ javaScriptEnabled: false });

test('The sitemap names every page that is meant to be found', () => {
  expect(indexedPaths.toSorted()).toEqual(
    [
      '/',
      '/services',
      ...['document', 'website', 'video', 'transcription', 'app', 'seo', 'creative-writing'].map(
        (slug) => `/services/${slug}`,
      ),
      ...[
        'life-sciences',
        'retail',
        'travel',
        'technology',
        'gaming',
        'entertainment',
        'legal',
        'finance',
        'marketing',
        'more',
      ].map((slug) => `/industries/${slug}`),
      '/quote',
      '/about',
      '/terms-of-service',
      '/non-disclosure-agreement',
      '/privacy-notice',
      '/accessibility-statement',
    ].toSorted(),
  );
});

test('Every page is whole without script: one h1, its own title and description, links that lead somewhere', async ({
  page,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const targets = new Map<string, string>();
  for (const path of everyPath) {
    const served = await readServedPage(page, path);
    expect(served.headings, path).toHaveLength(1);
    expect(served.headings[0]?.text, path).toMatch(/\S/);
    expect(served.titles, path).toHaveLength(1);
    expect(served.descriptions, path).toHaveLength(1);
    expect(served.mainText, path).not.toContain('Loading the page');
    expect(served.styledElements, `${path} has style attributes`).toBe(0);
    expect(served.quoteLinks, path).toBeGreaterThan(0);
    for (const title of served.titles) titles.add(title);
    for (const description of served.descriptions) descriptions.add(description);
    for (const target of served.targets) targets.set(target, path);
  }
  expect(titles.size).toBe(everyPath.length);
  expect(descriptions.size).toBe(everyPath.length);
  expect(targets.size).toBeGreaterThan(everyPath.length / 2);
  for (const [target, from] of targets) {
    const response = await page.request.get(target);
    expect(response.status(), `${target}, linked from ${from}`).toBe(200);
  }
});

test('A page of each kind is seen without script', async ({ page }) => {
  for (const path of onePathOfAKind) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    await expect(page.locator('main'), path).toBeVisible();
  }
});

test('Every link to a part of a page has that part', async ({ page }) => {
  for (const path of ['/terms-of-service', '/non-disclosure-agreement']) {
    const { partLinks, missingParts } = await readServedPage(page, path);
    expect(partLinks, path).toBeGreaterThan(3);
    expect(missingParts, path).toEqual([]);
  }
});

test.describe('An unknown address', () => {
  // The browser itself reports the answer 404 of the page.
  test.use({ allowedConsoleErrors: [/404/] });

  test('answers 404 with the product’s words and ways onward', async ({ page }) => {
    const response = await page.goto(unknownPath);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Get a Quote' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('The menus open without script', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: /SEO Localization/ });
  await expect(link).toBeHidden();
  await page.getByRole('banner').locator('summary', { hasText: 'Services' }).click();
  await expect(link).toBeVisible();
});

test('The phone menu opens without script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Get Quote/ })
    .click();
  await expect(page).toHaveURL('/quote');
});
