import { expect, test } from '../fixtures.ts';
import { titleText } from './every-page.ts';
import { readServedPage } from './served-page.ts';

const services = [
  { path: '/services/document', title: 'Document translation', chinese: '文档翻译' },
  { path: '/services/website', title: 'Website localization', chinese: '网站本地化' },
  { path: '/services/video', title: 'Video and audio translation', chinese: '音视频翻译' },
  {
    path: '/services/transcription',
    title: 'Video and audio transcription',
    chinese: '音视频转写',
  },
  { path: '/services/app', title: 'App localization', chinese: 'App本地化' },
  { path: '/services/seo', title: 'SEO localization', chinese: 'SEO本地化' },
  { path: '/services/creative-writing', title: 'Creative writing', chinese: '创意文案' },
];

test('every service names itself in both languages, each marked as what it is', async ({
  page,
}) => {
  for (const { path, title, chinese } of services) {
    const { headings } = await readServedPage(page, path);
    expect(headings).toEqual([
      {
        text: expect.stringMatching(new RegExp(`^${titleText(title)}.*${chinese}`)),
        chinese: expect.stringContaining(chinese),
      },
    ]);
  }
});

test('a visitor reads three hard cases and goes for a quote', async ({ page }) => {
  await page.goto('/services/document');
  const cases = page.getByRole('table', { name: /Hard cases/ });
  await expect(cases.getByRole('rowheader')).toHaveText([
    /全场九折/,
    /Signed on 03\/04\/2026/,
    /同比增长两成/,
  ]);
  await expect(cases.getByRole('row', { name: /全场九折/ })).toContainText('10% off everything');
  await page.getByRole('main').getByRole('link', { name: 'Get a Quote' }).first().click();
  await expect(page).toHaveURL('/quote');
});

test('a visitor learns what comes back for a scan, and who sees it', async ({ page }) => {
  await page.goto('/services/document');
  const files = page.getByRole('table', { name: 'What you send, what comes back' });
  await expect(files.getByRole('row', { name: /Scan or photograph/ })).toContainText(
    'Estimated, then confirmed by us',
  );
  await expect(
    page.getByText(
      /Full-time, in-house staff, never freelancers.*No text goes to an outside AI service/,
    ),
  ).toBeVisible();
});

test('a visitor moves from one service to another without losing the way', async ({ page }) => {
  await page.goto('/services/app');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    new RegExp(titleText('App localization')),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'SEO Localization' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    new RegExp(titleText('SEO localization')),
  );
  await expect(page).toHaveTitle(/SEO localization/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    new RegExp(titleText('App localization')),
  );
});
