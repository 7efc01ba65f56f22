import { orderMoney } from '@yiqiao/contract/life/order-money';
import { centsToDecimal, formatDecimalCost } from '@yiqiao/contract/money/money';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type Language, toLanguage } from '@yiqiao/contract/text/languages';

interface Reminded {
  readonly name: string;
  readonly reference: string;
  readonly open: string;
  /** Of which the open sum is a part; `null` where nothing has come. */
  readonly agreed: string | null;
}

/** In the language of the client's page, whatever language the console is in. */
const textIn: Readonly<Record<Language, (reminded: Reminded) => string>> = {
  en: ({ name, reference, open, agreed }) =>
    `Dear ${name}, ${open} ${agreed === null ? '' : `of ${agreed} `}is still open for ${reference}. The details are on your page. If your payment is on its way, please disregard this.`,
  'zh-Hans': ({ name, reference, open, agreed }) =>
    `${name}您好，${reference}${agreed === null ? '' : `约定${agreed}，其中`}尚有${open}未付，详情见您的专属页面。如已付款，请忽略本条。`,
  'zh-Hant': ({ name, reference, open, agreed }) =>
    `${name}您好，${reference}${agreed === null ? '' : `約定${agreed}，其中`}尚有${open}未付，詳情見您的專屬頁面。如已付款，請忽略本則。`,
};

/** What asks the client for the money that is open; empty where none is. */
export function reminderText(quote: QuoteSubmission): string {
  const money = orderMoney(quote);
  if (money === null || money.open <= 0) return '';
  const language = toLanguage(quote.language);
  const format = (cents: number) =>
    formatDecimalCost(centsToDecimal(cents), money.currency, language === 'en' ? 'en' : 'zh') ?? '';
  const { customerName: name, reference } = quote;
  const agreed = money.open === money.agreed ? null : format(money.agreed);
  return textIn[language]({ name, reference, open: format(money.open), agreed });
}
