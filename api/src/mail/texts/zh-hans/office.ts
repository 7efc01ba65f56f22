import type { MailTexts } from '../mail-texts.ts';

export const office: MailTexts['office'] = {
  'new-request': ({ reference, client, words, replyBy, toPay }) => ({
    subject: `新询价：${reference}，最迟${replyBy.short}答复`,
    title: '新询价',
    lead:
      toPay === undefined
        ? `${client}提交了询价。`
        : `${client}发来文件，准备按公布的单价直接支付${toPay}。如未付款，请照常答复。`,
    rows: [
      ['编号', reference],
      ['字数', words],
      ['最迟答复', replyBy.long],
    ],
    action: '在管理后台打开',
    notes: [],
  }),
  acceptance: ({ reference, client, version, total, deliverBy, by, declineBy }) => ({
    subject: `已接受：${reference}，${total}，${deliverBy.short}交付`,
    title: '已接受',
    lead:
      declineBy === undefined
        ? `${client}接受了第${version}版报价。`
        : `${client}已按公布的单价支付${total}，第${version}版报价随付款接受。`,
    rows: [
      ['编号', reference],
      ['价格', total],
      ['交付', deliverBy.long],
      ['接受人', by],
    ],
    action: '在管理后台打开',
    notes: declineBy === undefined ? [] : [`可在${declineBy.long}之前拒绝接单，款项随即退回。`],
  }),
  refusal: ({ reference, client, version, total }) => ({
    subject: `已谢绝：${reference}，第${version}版报价`,
    title: '已谢绝',
    lead: `${client}谢绝了第${version}版报价。`,
    rows: [
      ['编号', reference],
      ['价格', total],
    ],
    action: '在管理后台打开',
    notes: ['客户如写了原因，可在管理后台查看。'],
  }),
  answer: ({ reference, client, count, at }) => ({
    subject: count === 1 ? `客户留言（${reference}）` : `客户的${count}条新留言（${reference}）`,
    title: count === 1 ? '客户留言' : `${count}条新留言`,
    lead: count === 1 ? `${client}给您留言了。` : `${client}发来${count}条留言。`,
    rows: [
      ['编号', reference],
      [count === 1 ? '留言时间' : '最后留言时间', at.long],
    ],
    action: '在管理后台打开',
    notes: [],
  }),
  file: ({ reference, client, isReference, words, at, answerBy }) => ({
    subject: isReference ? `客户补充了参考资料（${reference}）` : `客户补充了文件（${reference}）`,
    title: isReference ? '补充参考资料' : '补充文件',
    lead: isReference
      ? `${client}补充了一份参考资料，不计字数。`
      : `${client}补充了一份需要翻译的文件。`,
    rows: [
      ['编号', reference],
      ...(words === undefined ? [] : [['字数', words] as const]),
      ['补充时间', at.long],
      ['最迟答复', answerBy.long],
    ],
    action: '在管理后台打开',
    notes: [],
  }),
  wish: ({ reference, client, what, at, answerBy }) => ({
    subject:
      what === 'export'
        ? `${reference}：客户索取个人信息副本`
        : `${reference}：客户要求删除全部个人信息`,
    title: what === 'export' ? '索取个人信息副本' : '删除全部个人信息',
    lead:
      what === 'export'
        ? `${client}索取我们保存的全部个人信息的副本。`
        : `${client}要求删除我们保存的全部个人信息。`,
    rows: [
      ['编号', reference],
      ['提出时间', at.long],
      ['答复期限', answerBy.long],
    ],
    action: '在管理后台打开',
    notes: ['任何持有页面链接的人都能提出。如有疑问，请先与客户核实。'],
  }),
  revision: ({ reference, client, number, at }) => ({
    subject: `请求修改：${reference}，第${number}次交付`,
    title: '请求修改',
    lead: `${client}请我们修改第${number}次交付的文件。`,
    rows: [
      ['编号', reference],
      ['提出时间', at.long],
    ],
    action: '在管理后台打开',
    notes: ['修改要求可在管理后台查看。'],
  }),
  confirmation: ({ reference, client, number, at }) => ({
    subject: `已确认：${reference}，第${number}次交付`,
    title: '已确认',
    lead: `${client}确认收到第${number}次交付，订单已完成。`,
    rows: [
      ['编号', reference],
      ['确认时间', at.long],
    ],
    action: '在管理后台打开',
    notes: [],
  }),
  paid: ({ reference, client, version, amount, at, isUnclear }) => ({
    subject: isUnclear ? `付款待核对：${reference}` : `已付款：${reference}，${amount}`,
    title: isUnclear ? '付款待核对' : '已付款',
    lead: isUnclear
      ? `${client}已付款，但金额与第${version}版报价不符。`
      : `${client}已支付第${version}版报价。`,
    rows: [
      ['编号', reference],
      ['金额', amount],
      ['付款时间', at.long],
    ],
    action: '在管理后台打开',
    notes: isUnclear ? ['请与支付服务商的账目核对。'] : [],
  }),
};
