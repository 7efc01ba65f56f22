import type { Language } from '@yiqiao/contract/text/languages';

interface PageTexts {
  /** What the provider's page, and the client's statement, say of an order. */
  order(reference: string, version: number): string;
}

export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  en: {
    order: (reference, version) => `Translation Service, ${reference}, quote version ${version}`,
  },
  'zh-Hans': {
    order: (reference, version) => `翻译服务，${reference}，报价第${version}版`,
  },
  'zh-Hant': {
    order: (reference, version) => `翻譯服務，${reference}，報價第${version}版`,
  },
};
