import { pathPrefixes } from '@yiqiao/contract/text/languages';
import { quote as englishQuote } from '../../site/src/content/en/quote/quote.ts';
import { request as englishRequest } from '../../site/src/content/en/request/request.ts';
import { success as englishSuccess } from '../../site/src/content/en/success.ts';
import { quote as chineseQuote } from '../../site/src/content/zh-hans/quote/quote.ts';
import { request as chineseRequest } from '../../site/src/content/zh-hans/request/request.ts';
import { success as chineseSuccess } from '../../site/src/content/zh-hans/success.ts';

/** What the site says to clients of one language, and what the subjects of its mails begin with. */
export const english = {
  /** Of the client's browser: one in another language is offered that language, which is no part of the story. */
  locale: 'en-US',
  prefix: pathPrefixes.en,
  quote: englishQuote,
  success: englishSuccess,
  request: englishRequest,
  mails: {
    received: 'Received',
    question: 'question',
    quote: 'Your quote',
    accepted: 'Accepted',
    payment: 'Payment received',
    delivered: 'Delivered',
    deleted: 'deleted',
  },
};

export type ClientWords = typeof english;

export const chinese: ClientWords = {
  locale: 'zh-CN',
  prefix: pathPrefixes['zh-Hans'],
  quote: chineseQuote,
  success: chineseSuccess,
  request: chineseRequest,
  mails: {
    received: '已收到',
    question: '问题',
    quote: '报价',
    accepted: '已接受',
    payment: '已收到付款',
    delivered: '已交付',
    deleted: '删除',
  },
};
