import { expect, test } from '../fixtures.ts';
import { everyPath, indexedPaths, unknownPath } from './every-page.ts';

test.use({ javaScriptEnabled: false });

test('The sitemap names every page of the specification that is meant to be found', () => {
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
    ].toSorted(),
  );
});

test('Every page is whole without script: one h1, its own title and description, links that lead somewhere', async ({
  page,
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const targets = new Map<string, string>();
  for (const path of everyPath) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.locator('h1'), path).toBeVisible();
    await expect(page.locator('title'), path).toHaveCount(1);
    titles.add(await page.title());
    const description = page.locator('meta[name="description"]');
    await expect(description, path).toHaveCount(1);
    descriptions.add((await description.getAttribute('content')) ?? '');
    await expect(page.locator('main'), path).not.toContainText('Loading the page');
    await expect(page.locator('[style]'), `${path} has style attributes`).toHaveCount(0);
    await expect(page.locator('a[href="/quote"]').first(), path).toBeAttached();
    for (const href of await page.locator('a').evaluateAll(listHrefs)) targets.set(href, path);
  }
  expect(titles.size).toBe(everyPath.length);
  expect(descriptions.size).toBe(everyPath.length);
  for (const [href, from] of targets) {
    const response = await request.get(href);
    expect(response.status(), `${href}, linked from ${from}`).toBe(200);
  }
});

test('Every link to a part of a page has that part', async ({ page }) => {
  for (const path of ['/terms-of-service', '/non-disclosure-agreement']) {
    await page.goto(path);
    const parts = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    for (const href of await parts.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )) {
      await expect(page.locator(`[id="${href.slice(1)}"]`), path + href).toHaveCount(1);
    }
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

function listHrefs(links: Element[]): string[] {
  return links
    .map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI))
    .filter((url) => url.origin === location.origin)
    .map((url) => url.pathname + url.search);
}
