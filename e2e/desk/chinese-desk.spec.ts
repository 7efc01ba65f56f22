import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { asUpload, findQuotes, nineWords } from './ordering-desk.ts';

const text = '本协议由双方订立。Each party keeps one copy. '.repeat(20);

/** The words of the story in both scripts. */
const scripts = [
  {
    language: 'zh-Hans',
    path: '/zh-hans',
    notChosen: '先选择文件',
    choose: '选择文件',
    counted: ['280', '字', '180', '个中文字符', '100', '个英文单词'],
    submit: '提交询价',
    missing: '还差三项没填',
    fields: '姓名、电子邮箱、需要的服务。',
    name: '姓名',
    email: '电子邮箱',
    impossible: '邮箱地址不完整，应像name@example.com',
    service: '中译英',
    pickDate: '期望交付日期',
    week: '一二三四五六日',
    refused: '服务器正忙，请稍后再试。',
    stillHere: '文件和已填内容都还在。',
    received: '收到了。',
    receipt: ['已计字', '280字', '您的当地时间'],
  },
  {
    language: 'zh-Hant',
    path: '/zh-hant',
    notChosen: '先選擇檔案',
    choose: '選擇檔案',
    counted: ['280', '字', '180', '個中文字（含標點）', '100', '個英文單字'],
    submit: '送出詢價',
    missing: '還有三項沒填',
    fields: '姓名、電子郵件、需要的服務。',
    name: '姓名',
    email: '電子郵件',
    impossible: '電子郵件地址不完整，格式如name@example.com',
    service: '中翻英',
    pickDate: '希望交件日期',
    week: '日一二三四五六',
    refused: '伺服器忙碌中，請稍後再試。',
    stillHere: '檔案與填寫的內容都還在。',
    received: '收到了。',
    receipt: ['已計算字數', '280字', '您的當地時間'],
  },
] as const;

for (const words of scripts) {
  test(`A visitor sends a document in ${words.language}, through every kind of trouble`, async ({
    page,
    request,
  }) => {
    await page.goto(`${words.path}/quote`);
    await expect(page.getByRole('button', { name: words.notChosen })).toBeDisabled();
    await page.getByLabel(words.choose).setInputFiles(asUpload({ ...nineWords, text }));
    const main = page.getByRole('main');
    for (const figure of words.counted) await expect(main).toContainText(figure);

    const submit = page.getByRole('button', { name: words.submit });
    await submit.click();
    await expect(page.getByRole('listitem').filter({ hasText: words.missing })).toContainText(
      words.fields,
    );
    const name = `${words.language} ${Date.now()}`;
    await page.getByLabel(words.name, { exact: true }).fill(name);
    await page.getByLabel(words.email, { exact: true }).fill('m.lin@');
    await page.getByLabel(words.service).check();
    await submit.click();
    await expect(main).toContainText(words.impossible);
    await page.getByLabel(words.email, { exact: true }).fill('m.lin@harbourlaw.example');

    await page.getByRole('button', { name: words.pickDate, exact: true }).click();
    const week = page.getByRole('dialog').locator('th[scope="col"]');
    expect((await week.allInnerTexts()).join('')).toBe(words.week);
    await page.keyboard.press('Escape');

    await page.route('**/api/upload-quote', (route) => route.fulfill(busy), { times: 1 });
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: words.refused })).toContainText(
      words.stillHere,
    );
    expect(await findEnglish(page)).toEqual([]);

    await submit.click();
    await expect(page).toHaveURL(`${words.path}/success`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.received);
    for (const fact of words.receipt) await expect(main).toContainText(fact);
    expect(await findEnglish(page)).toEqual([]);
    const [quote] = await findQuotes(request, name);
    expect(quote).toMatchObject({ language: words.language, wordCount: 280 });
  });
}

test.use({ allowedConsoleErrors: [/503/] });

const busy = {
  status: 503,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'busy', message: 'Many files are arriving. Please try again.' }),
};

/** English words that stand on a Chinese page and do not say that they are English. */
function findEnglish(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const isChinese = node.parentElement
        ?.closest('[lang]')
        ?.getAttribute('lang')
        ?.startsWith('zh');
      const isShown = node.parentElement?.closest('script, style, noscript') === null;
      if (isChinese && isShown && /[a-z]{2,} [a-z]{2,}/.test(text)) found.push(text);
    }
    return found;
  });
}
