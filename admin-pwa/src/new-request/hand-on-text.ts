import { type Language, toLanguage } from '@yiqiao/contract/text/languages';

interface HandedOn {
  readonly name: string;
  readonly reference: string;
  readonly address: string;
}

/** In the language of the client's page, whatever language the console is in. */
const textIn: Readonly<Record<Language, (handed: HandedOn) => string>> = {
  en: ({ name, reference, address }) =>
    `Dear ${name}, your request has the reference ${reference}. You will find our quote, the progress and your files on this page: ${address}`,
  'zh-Hans': ({ name, reference, address }) =>
    `${name}您好，您的询价编号是${reference}。报价、进度和译文都在这一页：${address}`,
  'zh-Hant': ({ name, reference, address }) =>
    `${name}您好，您的詢價編號是${reference}。報價、進度和譯文都在這一頁：${address}`,
};

/** What staff paste into a chat or a mail. */
export function handOnText(language: string | undefined, handed: HandedOn): string {
  return textIn[toLanguage(language)](handed);
}
