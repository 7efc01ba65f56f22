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
    reply: '抱歉，报价已超过约定时间',
    answer: '抱歉，回复已超过约定时间',
    delivery: '抱歉，交付已延误',
  },
  lateNext: '我们正在加紧处理，您无须操作。如果时间来不及，请在下方留言。',
  beingDeleted: '您的文件正在删除。',
  wasDue: { before: '原定最迟：', after: (whose) => `，${whose}` },
  received: '您的文件正由专人阅读，随后给出固定价格和交付时间。在您接受报价之前，不产生任何费用。',
  receivedWithout:
    '您的询价正由专人处理，随后给出固定价格和交付时间。在您接受报价之前，不产生任何费用。',
  inProgress: '您的订单正在处理。进展都会写在本页上。',
  from: (office, moment) => `${office}，${moment}`,
  accepted: {
    toPay: '请在开工前付清。',
    agreed: '已约定的价格，请在开工前付清。',
    starts: '款项到账后开始翻译。',
    paidAtOnce: '接受报价时到账',
    delivered: (whose) => `最迟交付，${whose}`,
    paidLater: '之后到账',
    deliveredLater: '交付时间相应顺延',
    ifPaid: (moment) =>
      `约定的交付时间是${moment}，自款项到账起算。如果您已付款，则是我们延误了，十分抱歉，请在下方留言。`,
  },
  confirming: (moment) => `我们最迟${moment}确认接单。若不能承接，款项原路全额退回。`,
  notTaken: {
    statement: '很抱歉，我们无法承接这份订单。',
    reason: '我们的理由',
    text: '您的付款原路全额退回，无须支付任何费用。',
  },
  expired: {
    statement: (moment) => `这份报价的有效期到${moment}为止，现已不能接受。`,
    text: '您的文件和计字结果仍在。提出申请，我们就会回复。',
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
