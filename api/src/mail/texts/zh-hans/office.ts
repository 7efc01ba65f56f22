import type { MailTexts } from '../mail-texts.ts';

export const office: MailTexts['office'] = {
  newRequest: ({ reference, client, words, replyBy }) => ({
    subject: `新询价：${reference}，最迟${replyBy.short}答复`,
    title: '新询价',
    lead: `${client}提交了询价。`,
    rows: [
      ['编号', reference],
      ['字数', words],
      ['最迟答复', replyBy.long],
    ],
    action: '在管理后台打开',
    notes: [],
  }),
  acceptance: ({ reference, client, version, total, deliverBy, by }) => ({
    subject: `已接受：${reference}，${total}，${deliverBy.short}交付`,
    title: '已接受',
    lead: `${client}接受了报价第${version}版。`,
    rows: [
      ['编号', reference],
      ['价格', total],
      ['交付', deliverBy.long],
      ['接受人', by],
    ],
    action: '在管理后台打开',
    notes: [],
  }),
  refusal: ({ reference, client, version, total }) => ({
    subject: `已谢绝：${reference}，报价第${version}版`,
    title: '已谢绝',
    lead: `${client}谢绝了报价第${version}版。`,
    rows: [
      ['编号', reference],
      ['价格', total],
    ],
    action: '在管理后台打开',
    notes: ['客户如写了原因，可在管理后台查看。'],
  }),
  answer: ({ reference, client, at }) => ({
    subject: `客户来信（${reference}）`,
    title: '客户来信',
    lead: `${client}给我们留了言。`,
    rows: [
      ['编号', reference],
      ['留言时间', at.long],
    ],
    action: '在管理后台打开',
    notes: [],
  }),
};
