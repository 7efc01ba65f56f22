import { checkInBothSchemes, expect, measureOverflow, test } from '../fixtures.ts';
import { submitRequest } from './office.ts';

const block =
  '上海远航物流有限公司 税号：91310115MA1K4PQ63O 地址：上海市浦东新区东方路1217号陆家嘴金融服务广场16楼 电话：021-50812266 开户行：工行上海市陆家嘴支行 账号：1001234567890123456';

test('A client pastes billing details, mends the tax number, and changes them later', async ({
  page,
  request,
}) => {
  const { path } = await submitRequest(request);
  await page.goto(`/zh-hans${path}`);
  const billing = page.getByRole('region', { name: '开票信息' });
  await billing.getByText('填写开票信息').click();
  await billing.getByLabel('粘贴整段').fill(block);
  await expect(billing).toContainText('已分到下面6栏，请过目。');
  await expect(billing).toContainText('第18位是字母O');
  await billing.getByRole('button', { name: '改为91310115 MA1K4PQ63 0' }).click();
  await expect(billing).toContainText('校验码相符');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(page)).toBe(0);
  }
  await checkInBothSchemes(page);
  await billing.getByRole('button', { name: '保存' }).click();
  await expect(billing).toContainText('开票信息已保存。');
  await expect(billing.getByLabel('粘贴整段')).toBeHidden();
  await expect(billing).toContainText('91310115 MA1K4PQ63 0');

  await page.reload();
  await billing.getByText('修改开票信息').click();
  await expect(billing.getByLabel('税号')).toHaveValue('91310115 MA1K4PQ63 0');
  await billing.getByLabel('采购订单号').fill('CG-2026-1187');
  await page.keyboard.press('Enter');
  await expect(billing).toContainText('采购订单号CG-2026-1187');
});
