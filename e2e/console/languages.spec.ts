import { checkInBothSchemes, expect, signIn, test } from '../fixtures.ts';
import {
  findCard,
  installWorker,
  noAnswer,
  openWithoutScript,
  statusOnServer,
  submitQuote,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

const wide = { width: 1440, height: 900 };

test('a person works in Chinese, also without a connection', async ({ page, context, product }) => {
  await page.setViewportSize(wide);
  const quote = await submitQuote(product.origin, { customerName: '陈思远 Chen Siyuan' });
  await signIn(page);
  await installWorker(page);
  await findCard(page, quote);
  await page.getByRole('button', { name: '简体' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page).toHaveTitle(/管理后台$/);
  await expect(page.getByRole('searchbox')).toHaveValue(quote.customerName);
  const card = page.getByRole('article', { name: quote.customerName }).first();
  await expect(card).toContainText('英译中');
  await expect(card.getByRole('link', { name: '下载' })).toBeVisible();
  await card.getByRole('link', { name: quote.customerName }).click();
  await checkInBothSchemes(page);

  await context.setOffline(true);
  const still = await openWithoutScript(context);
  await expect(still.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(still.getByRole('feed', { name: '询价列表' })).toBeVisible();
  await still.close();
  await page.reload();
  await expect(page.getByText('离线，数据截至').first()).toBeVisible();
  await card.getByRole('button', { name: '已完成' }).click();
  await expect(card).toContainText('未发送');
  await expect(page.getByText('更改已保存在本设备上').first()).toBeVisible();

  await page.getByRole('button', { name: '繁體' }).click();
  await expect(card).toContainText('未傳送');
  await context.setOffline(false);
  await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
});

test('the login page offers the three languages, and keeps the choice', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('someone');
  await page.getByRole('button', { name: '繁體' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('員工登入');
  await expect(page.getByLabel('使用者名稱')).toHaveValue('someone');
  await checkInBothSchemes(page);
  await page.reload();
  await expect(page.getByRole('button', { name: '登入' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});
