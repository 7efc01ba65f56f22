import type { SuccessTexts } from '../en/success.ts';
import { formats } from './formats.ts';
import { counting } from './quote/counting.ts';
import { parts } from './quote/parts.ts';
import { reasons } from './quote/reasons.ts';

export const success: SuccessTexts = {
  formats,
  counting,
  reasons,
  parts,
  title: { start: '', end: '收到了', stop: '。' },
  submitted: '询价已提交。|我们会在24小时内回复|（周末和节假日照常）。',
  next: {
    before: '接下来，我们会通读文件，把价格和交付日期发到',
    after: '。在您决定之前，无须付款。',
  },
  wrong: {
    before: '邮箱写错了？请',
    link: '来信告知',
    after: '，并注明询价编号。',
    subject: (reference) => `更正邮箱${reference === '' ? '' : `：${reference}`}`,
  },
  receipt: {
    reference: '询价编号',
    received: '已收到',
    size: (megabytes) => `${megabytes} MB`,
    replyTo: '回复至',
    replyBy: '最晚回复',
    yourTime: (moment) => `${moment}，您的当地时间`,
    beingCounted: '正在计字',
    counting: '我们正在为文件计字，字数会写在回复里。',
    counted: '已计字',
    countedHere: '已在浏览器中计字',
    checking: '我们正在复核这个字数。',
    countedInToo: (list) => `含${list}。`,
  },
};
