import { expect, test } from '../fixtures.ts';
import { titleText } from './every-page.ts';
import { readServedPage } from './served-page.ts';

const industries = [
  { path: '/industries/life-sciences', title: 'Life sciences', chinese: '生命科学' },
  { path: '/industries/retail', title: 'E-commerce and retail', chinese: '电商零售' },
  { path: '/industries/travel', title: 'Travel and hospitality', chinese: '旅游与酒店' },
  { path: '/industries/technology', title: 'Technology', chinese: '科技' },
  { path: '/industries/gaming', title: 'Gaming', chinese: '游戏' },
  { path: '/industries/entertainment', title: 'Entertainment', chinese: '影视文娱' },
  { path: '/industries/legal', title: 'Legal', chinese: '法律' },
  { path: '/industries/finance', title: 'Finance and banking', chinese: '金融与银行' },
  { path: '/industries/marketing', title: 'Digital marketing', chinese: '数字营销' },
];

test('every industry names itself in both languages and leads to the quote twice', async ({
  page,
}) => {
  for (const { path, title, chinese } of industries) {
    const { headings, quoteButtons } = await readServedPage(page, path);
    expect(headings).toEqual([
      {
        text: expect.stringMatching(new RegExp(`^${titleText(title)}.*${chinese}`)),
        chinese: expect.stringContaining(chinese),
      },
    ]);
    expect(quoteButtons, path).toBe(2);
  }
});

test('a lawyer sees what is done for lawyers, and what tells the two deposits apart', async ({
  page,
}) => {
  await page.goto('/industries/legal');
  await expect(page.getByRole('heading', { name: '定金' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '订金' })).toBeVisible();
  await expect(page.getByText(/Article 587 of the Civil Code/)).toBeVisible();
  for (const name of [
    'Contracts and agreements',
    'Litigation and arbitration',
    'Corporate and M&A',
    'Intellectual property',
    'Compliance and regulation',
    'Certified translation',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('an engineer finds Technical Accuracy and Platform Expertise', async ({ page }) => {
  await page.goto('/industries/technology');
  await expect(
    page.getByRole('heading', { name: 'Technical Accuracy', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Platform Expertise', exact: true }),
  ).toBeVisible();
});

test('a studio goes from its industry to the service behind it', async ({ page }) => {
  await page.goto('/industries/gaming');
  await page.getByRole('main').getByRole('link', { name: 'App Localization' }).click();
  await expect(page).toHaveURL('/services/app');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    new RegExp(titleText('App localization')),
  );
});

test('More Industries is a hero with a duel and one button, and nothing below', async ({
  page,
}) => {
  await page.goto('/industries/more');
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(3);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/quote');
});
