import type { QuoteTexts } from '../../en/quote/quote.ts';
import { deadline } from './deadline.ts';

export const request: QuoteTexts['request'] = {
  heading: '填写需求',
  labels: {
    customerName: '姓名',
    customerEmail: '电子邮箱',
    translationDirection: '需要的服务',
    deadlineDate: deadline.date,
    deadlineTime: deadline.time,
  },
  otherDirection: {
    question: (language, direction) =>
      `这份文件是${language === 'Chinese' ? '中文' : '英文'}的，您要的是“${direction}”吗？`,
    switchTo: (direction) => `改为${direction}`,
  },
  promise: '24小时内回复，周末和节假日照常。',
  assurances: {
    reading: '文件只在您的浏览器中读取。点击按钮之前，内容不会离开本设备。',
    agreement: { before: '从第一个字节起，就受', link: (name) => `《${name}》`, after: '保护。' },
    deletion: '项目完成后24小时内删除。',
  },
};
