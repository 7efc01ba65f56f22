import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleCompany } from '@yiqiao/contract/company';
import { checkInBothSchemes, expect, test } from '../fixtures.ts';
import { openOffice, submitRequest } from './office.ts';

const company = {
  ...exampleCompany,
  accounts: {
    USD: { name: 'Yiqiao Example', number: '012-345678-001', bank: 'Example Bank' },
    CNY: {
      name: '译桥示例公司',
      number: '1001 1234 5678 9012 345',
      bank: '示例银行上海分行',
      code: '102290000001',
    },
  },
};

test('A client pays in renminbi, in parts, and accepts a change to the order', async ({
  ownProduct,
  page,
  playwright,
}) => {
  await writeFile(join(ownProduct.folder, 'data/company.json'), JSON.stringify(company));
  await ownProduct.stop();
  await ownProduct.start();
  const request = await playwright.request.newContext({ baseURL: ownProduct.origin });
  const order = await submitRequest(request, { language: 'zh-Hans', customerName: '王晓东' });
  const office = await openOffice(request);
  await office.offer(order.id, { wordCount: 5542, pricePerWord: '1.08', currency: 'CNY' });

  await page.goto(ownProduct.origin + order.path);
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await expect(heading).toHaveText('报价 ¥5,985.36');
  // The estimate that preceded it was in dollars, and is not converted.
  await expect(main).toContainText('最初估价US$0.75');
  await page.getByRole('button', { name: '接受此报价' }).click();
  await expect(heading).toHaveText('已接受');
  await expect(main).toContainText('5985.36 CNY');
  await expect(main).toContainText('人民币伍仟玖佰捌拾伍元叁角陆分');
  await expect(main).toContainText('收款户名译桥示例公司');
  await expect(main).toContainText('联行号102290000001');
  await expect(main).not.toContainText('012-345678-001');
  await expect(page.getByRole('button', { name: '复制附言（用途）' })).toBeVisible();
  await checkInBothSchemes(page);

  await office.record(order.id, '2000');
  await page.reload();
  await expect(heading).toHaveText('已接受');
  await expect(main).toContainText('¥3,985.36尚未付清，约定¥5,985.36。');
  await expect(main).toContainText('3985.36 CNY');
  await expect(main.getByRole('listitem').filter({ hasText: '登记' })).toContainText('¥2,000.00');
  await checkInBothSchemes(page);

  await office.offer(order.id, { wordCount: 6746, pricePerWord: '1.08', note: '含附件四。' });
  await page.reload();
  await expect(heading).toHaveText('已接受');
  const change = page.getByRole('region', { name: '第2版待您决定' });
  await expect(change).toContainText('一切仍以第1版为准');
  await expect(change.locator('del').filter({ hasText: '¥5,985.36' })).toBeVisible();
  await expect(change.locator('ins').filter({ hasText: '¥7,285.68' })).toBeVisible();
  await expect(main).toContainText('3985.36 CNY');
  await checkInBothSchemes(page);
  await change.getByRole('button', { name: '接受第2版' }).click();
  await expect(change).toBeHidden();
  await expect(heading).toHaveText('已接受');
  await expect(main).toContainText('¥5,285.68尚未付清，约定¥7,285.68。');

  await office.offer(order.id, { wordCount: 7000, pricePerWord: '1.08' });
  await page.reload();
  await page.getByRole('button', { name: '保留第2版' }).click();
  await expect(main).toContainText('谢绝第3版，仍以第2版为准。');
  await expect(main).toContainText('5285.68 CNY');

  await office.record(order.id, '5285.68');
  await page.reload();
  await expect(heading).toHaveText('翻译中');
  await expect(page.getByRole('heading', { name: '已付清' })).toContainText('¥7,285.68');
  await expect(main).not.toContainText('CNY');
  await checkInBothSchemes(page);

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('#root')?.textContent ?? '';
    };
  });
  await page.getByRole('button', { name: '打印收款明细' }).first().click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /并非发票/);
  await request.dispose();
});
