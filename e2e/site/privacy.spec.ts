import { corePaths } from '../../site/src/content/pages/core-paths.ts';
import { expect, test } from '../fixtures.ts';
import { waitUntilAlive } from '../waiting.ts';

const { home, about, quote, terms, privacy, accessibility } = corePaths;

test('Reading leaves nothing on the device and calls nobody else, as the privacy notice says', async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const path of [home, '/services/document', about, quote, terms, privacy]) {
    await page.goto(path);
    await waitUntilAlive(page);
  }
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
  expect(kept).toEqual({ storage: [], databases: [], workers: 0, caches: [] });
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});

test('The last line of the footer leads to the legal pages, and each of them to the others', async ({
  page,
}) => {
  await page.goto(home);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy Notice' }).click();
  await expect(page).toHaveURL(privacy);
  const further = page.getByRole('navigation', { name: 'See also' });
  await expect(further.getByRole('link')).toHaveText([
    'Terms of Service',
    'Non-Disclosure Agreement',
    'Accessibility Statement',
  ]);
  await further.getByRole('link', { name: 'Accessibility Statement' }).click();
  await expect(page).toHaveURL(accessibility);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accessibility');
});
