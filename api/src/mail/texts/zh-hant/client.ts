import type { Letter, MailTexts, OwnAcceptanceFacts, ReceivedFacts } from '../mail-texts.ts';
import { news } from './news.ts';

function introduceQuote(version: number, amends: number | undefined): string {
  if (amends !== undefined) {
    return `這是第${version}版，對您的訂單作了變更。您已接受第${amends}版；在您接受本版之前，仍以第${amends}版為準。`;
  }
  return version === 1 ? '這是您的報價。' : `這是第${version}版報價，第${version - 1}版隨即失效。`;
}

function payByRow(payBy: string | undefined): Letter['rows'] {
  return payBy === undefined ? [] : [['付款期限', payBy]];
}

function receivedRequest({ reference, words, replyBy }: ReceivedFacts): Letter {
  return {
    subject: `已收到：${reference}，最晚${replyBy.short}回覆`,
    title: '已收到',
    lead: '您的文件已收到，正由專人審閱，隨後將為您提供固定報價。',
    rows: [
      ['編號', reference],
      ['字數', words],
      ['最晚報價', replyBy.long],
    ],
    action: '開啟專屬頁面',
    notes: ['在您接受報價之前，不會產生任何費用。'],
  };
}

/** Whether it is paid by now is not known here. */
function receivedOrder({ reference, words }: ReceivedFacts, toPay: string): Letter {
  return {
    subject: `已收到：${reference}，${toPay}`,
    title: '已收到',
    lead: '您的文件已收到。第1版報價即您看到的價格，付款即接受。',
    rows: [
      ['編號', reference],
      ['字數', words],
      ['價格', toPay],
    ],
    action: '開啟專屬頁面',
    notes: [
      '若已付款，無須其他操作；若未付款，可在專屬頁面繼續付款，也可先留言詢問。',
      '在您付款或接受報價之前，不會產生任何費用。',
    ],
  };
}

function acceptedQuote({
  reference,
  version,
  total,
  deliverBy,
  payBy,
  by,
  at,
}: OwnAcceptanceFacts): Letter {
  return {
    subject: `已接受：第${version}版報價，${total}（${reference}）`,
    title: '已接受',
    lead: `感謝您的確認，您已接受第${version}版報價。`,
    rows: [
      ['編號', reference],
      ['價格', total],
      ['交件', deliverBy.long],
      ...payByRow(payBy),
      ...(by === undefined ? [] : [['接受人', by] as const]),
      ['接受時間', at.long],
    ],
    action: '開啟專屬頁面',
    notes: ['請保留本郵件，其中寫明了雙方約定的內容。'],
  };
}

function paidOrder({ reference, version, total, deliverBy, at }: OwnAcceptanceFacts): Letter {
  return {
    subject: `已付款：第${version}版報價，${total}（${reference}）`,
    title: '已付款',
    lead: `感謝您，款項已入帳，第${version}版報價隨付款接受。我們24小時內確認接單；若無法承接，款項原路全額退回。`,
    rows: [
      ['編號', reference],
      ['已付金額', total],
      ['交件', deliverBy.long],
      ['接受時間', at.long],
    ],
    action: '開啟專屬頁面',
    notes: ['請保存本郵件，其中寫明了雙方約定的內容。'],
  };
}

export const client: MailTexts['client'] = {
  ...news,
  received: (facts) =>
    facts.toPay === undefined ? receivedRequest(facts) : receivedOrder(facts, facts.toPay),
  quote: ({ reference, version, total, words, rate, deliverBy, validUntil, payBy, amends }) => ({
    subject:
      amends === undefined
        ? `報價：${total}，${deliverBy.short}交件（${reference}）`
        : `訂單變更：${total}，${deliverBy.short}交件（${reference}）`,
    title: total,
    lead: introduceQuote(version, amends),
    rows: [
      ['編號', reference],
      ['字數', rate === undefined ? `${words}，固定價格` : `${words}，每字${rate}`],
      ['交件', deliverBy.long],
      ...payByRow(payBy),
      ['有效期限', validUntil.long],
    ],
    action: amends === undefined ? '查看報價' : '查看變更',
    notes: ['請在專屬頁面接受、提問或婉謝。回覆本郵件不代表接受報價。'],
  }),
  expired: ({ reference, version, total, validUntil, amends }) => ({
    subject: amends === undefined ? `報價已過期（${reference}）` : `訂單變更已過期（${reference}）`,
    title: '已過期',
    lead:
      amends === undefined
        ? '這份報價已過期，現已不能接受。'
        : `這項變更未在有效期限內接受，訂單仍以您已接受的第${amends}版為準。`,
    rows: [
      ['編號', reference],
      ['版本', `第${version}版`],
      ['價格', total],
      ['有效期限', validUntil.long],
    ],
    action: '開啟專屬頁面',
    notes: ['如仍有需要，請在專屬頁面索取新報價。'],
  }),
  question: ({ reference, isQuestion, at }) => ({
    subject: isQuestion ? `有個問題想請教（${reference}）` : `有一則新訊息（${reference}）`,
    title: isQuestion ? '有個問題' : '新訊息',
    lead: isQuestion
      ? '我們有個問題想請教您。請在專屬頁面查看並回答。'
      : '您有一則新訊息，請在專屬頁面查看。',
    rows: [
      ['編號', reference],
      ['傳送時間', at.long],
    ],
    action: isQuestion ? '查看並回答' : '查看訊息',
    notes: ['問題與回覆都保留在專屬頁面上，不以電子郵件傳送。'],
  }),
  accepted: (facts) => (facts.declineBy === undefined ? acceptedQuote(facts) : paidOrder(facts)),
  delivered: ({ reference, files, at, revisionsUntil }) => ({
    subject: `已交件：檔案可供下載（${reference}）`,
    title: '已交件',
    lead: `共${files}個檔案，請在專屬頁面下載。我們不以電子郵件傳送文件。`,
    rows: [
      ['編號', reference],
      ['交件時間', at.long],
      ['可免費修改至', revisionsUntil.long],
    ],
    action: '下載並確認',
    notes: ['請儘早下載保存。專案完成後24小時內，我們會刪除您的原稿和交付的檔案。'],
  }),
  completed: ({ reference, deletedAt }) => ({
    subject: `已完成：檔案已刪除（${reference}）`,
    title: '已完成',
    lead: '專案已完成。您的原稿和我們交付的檔案，都已從伺服器刪除。',
    rows: [
      ['編號', reference],
      ['刪除時間', deletedAt.long],
    ],
    action: '查看交件紀錄',
    notes: ['交件紀錄載有檔名、檔案大小和刪除時間。'],
  }),
  links: (count) => ({
    subject: `您的訂單連結（${count}筆）`,
    title: '您的連結',
    lead: `有人（應該是您本人）索取此電子郵件地址名下進行中訂單的連結，共${count}筆。`,
    notes: [
      '連結仍是原來的，沒有任何變動。憑連結即可查看訂單，請勿轉寄。',
      '不是您本人索取？不必處理，連結只寄到這個信箱。',
    ],
  }),
  stateOf(facts) {
    switch (facts.state) {
      case 'received':
        return '已收到，待報價';
      case 'question':
        return '有個問題想請教';
      case 'quoted':
        return `已報價，有效期限至${facts.validUntil.short}`;
      case 'expired':
        return '報價已過期';
      case 'declined':
        return '報價已婉謝';
      case 'accepted':
        return facts.open === undefined
          ? `進行中，${facts.deliverBy.short}前交件`
          : `已接受，待付款${facts.open}`;
      case 'in-progress':
        return '進行中';
      case 'revision':
        return '修改中';
      case 'delivered':
        return `已交件，可免費修改至${facts.revisionsUntil.short}`;
    }
  },
};
