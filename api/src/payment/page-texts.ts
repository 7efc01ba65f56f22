import type { Language } from '@yiqiao/contract/text/languages';

interface PageTexts {
  /** What the provider's page, and the client's statement, say of an order. */
  order(reference: string, version: number): string;
  readonly advance: string;
}

export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  en: {
    order: (reference, version) => `Translation Service, ${reference}, quote version ${version}`,
    advance: 'Translation Service, paid in advance',
  },
  'zh-Hans': {
    order: (reference, version) => `翻译服务，${reference}，报价第${version}版`,
    advance: '翻译服务，预付款',
  },
  'zh-Hant': {
    order: (reference, version) => `翻譯服務，${reference}，報價第${version}版`,
    advance: '翻譯服務，預付款',
  },
};
