import type { Language } from '@yiqiao/contract/text/languages';
import { plainPage, plainPagePolicy, writeToUs } from '../../http/answers/plain-page.ts';
import { answered, type Handlers } from '../handler.ts';
import { findLeftPage } from './way-back.ts';

/** Never reports the outcome of the payment: a browser cannot prove it, and anyone may have this URL. */
export const returnFromPayment: Handlers['returnFromPayment'] = async (call) => {
  const { query, request, response } = call;
  const page = findLeftPage(request);
  if (page !== null) {
    response.redirect(303, `${page}?payment=returned`);
    return answered;
  }
  response.setHeader('Content-Security-Policy', plainPagePolicy);
  response.type('html').send(unknownBrowserPage(query.language ?? 'en'));
  return answered;
};

const texts: Readonly<
  Record<Language, { title: string; text: string; write: { before: string; after: string } }>
> = {
  en: {
    title: 'Open your page',
    text: 'This browser does not know which page you came from. Open the link to your page again: it shows whether the payment has arrived.',
    write: { before: 'If you cannot find the link, write to ', after: '.' },
  },
  'zh-Hans': {
    title: '打开专属页面',
    text: '此浏览器无法识别您来自哪个页面。请重新打开专属页面的链接，付款是否到账，页面上会显示。',
    write: { before: '如果找不到链接，请写信到', after: '。' },
  },
  'zh-Hant': {
    title: '開啟專屬頁面',
    text: '此瀏覽器無法辨識您來自哪個頁面。請重新開啟專屬頁面的連結，款項是否入帳，頁面上會顯示。',
    write: { before: '如果找不到連結，請寫信到', after: '。' },
  },
};

function unknownBrowserPage(language: Language): string {
  const { title, text, write } = texts[language];
  return plainPage({ language, title, paragraphs: [`<p>${text}</p>`, writeToUs(write)] });
}
