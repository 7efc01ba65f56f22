import type { SuccessTexts } from '../en/success.ts';
import { formats } from './formats.ts';
import { parts } from './quote/parts.ts';
import { counting } from './quote/words/counting.ts';
import { reasons } from './quote/words/reasons.ts';

export const success: SuccessTexts = {
  formats,
  counting,
  reasons,
  parts,
  title: { start: '', end: '谢谢您', stop: '。' },
  submitted: '询价已提交。|我们会在24小时内回复|（周末和节假日照常）。',
  next: {
    read: '专人阅读文件，确定固定价格。',
    quote: { before: '最迟', after: '，报价会出现在您的专属页面。' },
    decide: '您可以接受、提问或谢绝。接受之前，不产生任何费用。',
  },
  page: {
    heading: '您的专属页面',
    copy: '复制',
    copied: '已复制',
    notCopied: '未能复制：已选中链接，请自行复制。',
    note: '请保存此链接：只在这里显示。凭此链接即可查看您的询价，请妥善保管。',
    mailed: '此链接也会发到您的邮箱。凭此链接即可查看您的询价，请妥善保管。',
    open: '打开专属页面',
  },
  another: '再送一份文件',
  wrong: {
    before: '邮箱写错了？请',
    link: '来信告知',
    after: '，并注明编号。',
    subject: (reference) => `更正邮箱${reference === '' ? '' : `：${reference}`}`,
  },
  receipt: {
    reference: '编号',
    received: '已收到',
    email: '您的邮箱',
    replyBy: '最迟回复',
    yourTime: (moment) => `${moment}，您的当地时间`,
    beingCounted: '正在计字',
    counting: '我们正在为文件计字，字数会写在回复里。',
    counted: '已计字',
    countedHere: '已在浏览器中计字',
    checking: '我们正在复核这个字数。',
    countedInToo: (list) => `含${list}。`,
    estimate: '估价',
    honoured: (moment) => `按您看到的价格计算。价格已于${moment}调整，您的不变。`,
    outdated: (shown) => `您看到${shown}之后，我们的价格已经调整。这是按现行价格计算的金额。`,
  },
};
