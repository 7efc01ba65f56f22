import type { MailTexts } from '../mail-texts.ts';

export const office: MailTexts['office'] = {
  newRequest: ({ reference, client, words, replyBy }) => ({
    subject: `新詢價：${reference}，最晚${replyBy.short}回覆`,
    title: '新詢價',
    lead: `${client}送出了詢價。`,
    rows: [
      ['編號', reference],
      ['字數', words],
      ['最晚回覆', replyBy.long],
    ],
    action: '在管理後台開啟',
    notes: [],
  }),
  acceptance: ({ reference, client, version, total, deliverBy, by }) => ({
    subject: `已接受：${reference}，${total}，${deliverBy.short}交件`,
    title: '已接受',
    lead: `${client}接受了報價第${version}版。`,
    rows: [
      ['編號', reference],
      ['價格', total],
      ['交件', deliverBy.long],
      ['接受人', by],
    ],
    action: '在管理後台開啟',
    notes: [],
  }),
  refusal: ({ reference, client, version, total }) => ({
    subject: `已婉謝：${reference}，報價第${version}版`,
    title: '已婉謝',
    lead: `${client}婉謝了報價第${version}版。`,
    rows: [
      ['編號', reference],
      ['價格', total],
    ],
    action: '在管理後台開啟',
    notes: ['客戶若寫了原因，可在管理後台查看。'],
  }),
  answer: ({ reference, client, at }) => ({
    subject: `客戶來信（${reference}）`,
    title: '客戶來信',
    lead: `${client}給我們留了言。`,
    rows: [
      ['編號', reference],
      ['留言時間', at.long],
    ],
    action: '在管理後台開啟',
    notes: [],
  }),
};
