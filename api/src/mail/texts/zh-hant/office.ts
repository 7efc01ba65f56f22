import type { MailTexts } from '../mail-texts.ts';

export const office: MailTexts['office'] = {
  'new-request': ({ reference, client, words, replyBy, toPay }) => ({
    subject: `新詢價：${reference}，最晚${replyBy.short}回覆`,
    title: '新詢價',
    lead:
      toPay === undefined
        ? `${client}送出了詢價。`
        : `${client}傳來文件，準備按公布的單價直接支付${toPay}。若未付款，請照常回覆。`,
    rows: [
      ['編號', reference],
      ['字數', words],
      ['最晚回覆', replyBy.long],
    ],
    action: '在管理後台開啟',
    notes: [],
  }),
  acceptance: ({ reference, client, version, total, deliverBy, by, declineBy }) => ({
    subject: `已接受：${reference}，${total}，${deliverBy.short}交件`,
    title: '已接受',
    lead:
      declineBy === undefined
        ? `${client}接受了第${version}版報價。`
        : `${client}已按公布的單價支付${total}，第${version}版報價隨付款接受。`,
    rows: [
      ['編號', reference],
      ['價格', total],
      ['交件', deliverBy.long],
      ['接受人', by],
    ],
    action: '在管理後台開啟',
    notes: declineBy === undefined ? [] : [`可在${declineBy.long}之前拒絕接單，款項隨即退回。`],
  }),
  refusal: ({ reference, client, version, total }) => ({
    subject: `已婉謝：${reference}，第${version}版報價`,
    title: '已婉謝',
    lead: `${client}婉謝了第${version}版報價。`,
    rows: [
      ['編號', reference],
      ['價格', total],
    ],
    action: '在管理後台開啟',
    notes: ['客戶若寫了原因，可在管理後台查看。'],
  }),
  answer: ({ reference, client, count, at }) => ({
    subject: count === 1 ? `客戶留言（${reference}）` : `客戶的${count}則新留言（${reference}）`,
    title: count === 1 ? '客戶留言' : `${count}則新留言`,
    lead: count === 1 ? `${client}給您留言了。` : `${client}傳來${count}則留言。`,
    rows: [
      ['編號', reference],
      [count === 1 ? '留言時間' : '最後留言時間', at.long],
    ],
    action: '在管理後台開啟',
    notes: [],
  }),
  file: ({ reference, client, isReference, words, at, answerBy }) => ({
    subject: isReference ? `客戶補充了參考資料（${reference}）` : `客戶補充了檔案（${reference}）`,
    title: isReference ? '補充參考資料' : '補充檔案',
    lead: isReference
      ? `${client}補充了一份參考資料，不計字數。`
      : `${client}補充了一份需要翻譯的檔案。`,
    rows: [
      ['編號', reference],
      ...(words === undefined ? [] : [['字數', words] as const]),
      ['補充時間', at.long],
      ['最遲答覆', answerBy.long],
    ],
    action: '在管理後台開啟',
    notes: [],
  }),
  wish: ({ reference, client, what, at, answerBy }) => ({
    subject:
      what === 'export'
        ? `${reference}：客戶索取個人資料副本`
        : `${reference}：客戶要求刪除全部個人資料`,
    title: what === 'export' ? '索取個人資料副本' : '刪除全部個人資料',
    lead:
      what === 'export'
        ? `${client}索取我們保存的全部個人資料的副本。`
        : `${client}要求刪除我們保存的全部個人資料。`,
    rows: [
      ['編號', reference],
      ['提出時間', at.long],
      ['答覆期限', answerBy.long],
    ],
    action: '在管理後台開啟',
    notes: ['任何持有頁面連結的人都能提出。如有疑問，請先向客戶確認。'],
  }),
  revision: ({ reference, client, number, at }) => ({
    subject: `請求修改：${reference}，第${number}次交件`,
    title: '請求修改',
    lead: `${client}請我們修改第${number}次交件的檔案。`,
    rows: [
      ['編號', reference],
      ['提出時間', at.long],
    ],
    action: '在管理後台開啟',
    notes: ['修改要求可在管理後台查看。'],
  }),
  confirmation: ({ reference, client, number, at }) => ({
    subject: `已確認：${reference}，第${number}次交件`,
    title: '已確認',
    lead: `${client}確認收到第${number}次交件，訂單已完成。`,
    rows: [
      ['編號', reference],
      ['確認時間', at.long],
    ],
    action: '在管理後台開啟',
    notes: [],
  }),
  paid: ({ reference, client, version, amount, at, isUnclear }) => ({
    subject: isUnclear ? `付款待核對：${reference}` : `已付款：${reference}，${amount}`,
    title: isUnclear ? '付款待核對' : '已付款',
    lead: isUnclear
      ? `${client}已付款，但金額與第${version}版報價不符。`
      : `${client}已支付第${version}版報價。`,
    rows: [
      ['編號', reference],
      ['金額', amount],
      ['付款時間', at.long],
    ],
    action: '在管理後台開啟',
    notes: isUnclear ? ['請與金流服務商的帳目核對。'] : [],
  }),
};
