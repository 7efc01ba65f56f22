import { exampleCompany } from '@yiqiao/contract/company';
import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  globalThis.companyFacts = undefined;
  vi.resetModules();
});

/** The privacy notice in a language, of an office that keeps things for so long. */
async function noticeOf(folder: 'en' | 'zh-hans' | 'zh-hant', kept?: KeptSection): Promise<string> {
  vi.resetModules();
  globalThis.companyFacts = { ...exampleCompany, ...(kept && { kept }) };
  const { privacy } = await import(`../${folder}/legal/privacy.ts`);
  return JSON.stringify(privacy);
}

const own: KeptSection = { retentionHours: 1, abandonedDays: 45, invoiceYears: 30 };
const off: KeptSection = { retentionHours: 'off', abandonedDays: 'off', invoiceYears: 'off' };

describe('the privacy notice', () => {
  it('marks what the program comes with, until an office keeps things for another time', async () => {
    const fresh = await noticeOf('en');
    expect(fresh).toContain('a completed order: by default 23 hours. An order');
    expect(fresh).toContain('“By default” marks');
    expect(await noticeOf('zh-hans')).toContain('交付文件：默认23小时。');
    expect(await noticeOf('zh-hant')).toContain('交付檔案：預設23小時。');
  });

  it.each([
    [
      'en',
      ['order: 1 hour. An', 'cancelled: 45 days after', 'Invoices: 30 calendar years'],
      /default/i,
    ],
    ['zh-hans', ['文件：1小时。', '最后一次变动后45天。', '再满30个日历年；'], /默认/],
    ['zh-hant', ['檔案：1小時。', '最後一次變動後45天。', '再滿30個曆年；'], /預設/],
  ] as const)('names the office’s own times then: %s', async (folder, sentences, byDefault) => {
    const notice = await noticeOf(folder, own);
    for (const sentence of sentences) expect(notice).toContain(sentence);
    expect(notice).not.toMatch(byDefault);
    expect(await noticeOf(folder, off)).toMatch(/by hand, within|手动删除，不|手動刪除，不/);
  });
});
