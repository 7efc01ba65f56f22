import type { NowTexts } from '../../en/request/now.ts';

export const now: NowTexts = {
  before: {
    reply: '距最迟报价还有',
    answer: '距最迟回复还有',
    delivery: '距最迟交付还有',
    deletion: '距文件删除最多还有',
  },
  after: { reply: '', answer: '', delivery: '', deletion: '请先保存好您的文件。' },
  days: '天',
  hours: '小时',
  minutes: '分',
  span: (pieces) => pieces.flat().join(''),
  by: { before: '最迟：', after: (whose) => `，${whose}` },
  late: {
    reply: '我们迟了。报价本该已经给您，正在赶办。',
    answer: '我们迟了。回复本该已经给您，正在赶办。',
    delivery: '我们迟了。译文本该已经交付，正在赶办。',
    deletion: '您的文件正在删除。',
  },
  wasDue: { before: '原定最迟：', after: (whose) => `，${whose}` },
  received: '您的文件正由专人阅读，随后给出固定价格和交付时间。在您接受报价之前，不产生任何费用。',
  inProgress: '您的文件正在翻译。进展都会写在本页上。',
  from: (office, moment) => `${office}，${moment}`,
  accepted: {
    gap: '',
    delivery: (moment, whose) => `交付时间不变：${moment}，${whose}。`,
  },
  expired: {
    statement: (moment) => `这份报价的有效期到${moment}为止，现已不能接受。`,
    text: '您的文件和我们的计字都还在。来问一声，会有专人回复。',
    button: '申请新报价',
    message: '报价已过期，请给我一份新的报价。',
    asked: '您已申请新报价。我们会在本页回复。',
  },
  declined: {
    statement: (moment) => `您已于${moment}谢绝这份报价。`,
    text: '双方没有约定，您也无须付款。如果改变主意，请在下方留言。',
    reason: '您的理由',
  },
  cancelled: {
    statement: '这次询价已取消。',
    text: '您无须付款。如需继续，请在下方留言。',
  },
};
