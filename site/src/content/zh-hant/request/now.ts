import type { NowTexts } from '../../en/request/now.ts';

export const now: NowTexts = {
  before: {
    reply: '距最晚報價還有',
    answer: '距最晚回覆還有',
    delivery: '距最晚交件還有',
    deletion: '距檔案刪除最多還有',
  },
  after: { reply: '', answer: '', delivery: '', deletion: '請先保存好您的檔案。' },
  days: '天',
  hours: '小時',
  minutes: '分',
  span: (pieces) => pieces.flat().join(''),
  by: { before: '最晚：', after: (whose) => `，${whose}` },
  late: {
    reply: '抱歉，報價已超過約定時間',
    answer: '抱歉，回覆已超過約定時間',
    delivery: '抱歉，交件已延誤',
  },
  lateNext: '我們正在加緊處理，您無須操作。若時間來不及，請在下方留言。',
  beingDeleted: '您的檔案正在刪除。',
  wasDue: { before: '原定最晚：', after: (whose) => `，${whose}` },
  received:
    '您的文件正由專人閱讀，隨後提出固定價格與交件時間。在您接受報價之前，不會產生任何費用。',
  receivedWithout:
    '您的詢價正由專人處理，隨後提出固定價格與交件時間。在您接受報價之前，不會產生任何費用。',
  inProgress: '您的訂單正在處理。進展都會寫在本頁上。',
  from: (office, moment) => `${office}，${moment}`,
  accepted: {
    toPay: '請於開工前付清。',
    agreed: '已約定的價格，請於開工前付清。',
    starts: '款項入帳後開始翻譯。',
    paidAtOnce: '接受報價時入帳',
    delivered: (whose) => `最晚交件，${whose}`,
    paidLater: '之後入帳',
    deliveredLater: '交件時間相應順延',
    ifPaid: (moment) =>
      `約定的交件時間是${moment}，自款項入帳起算。如果您已付款，則是我們延誤了，十分抱歉，請在下方留言。`,
  },
  confirming: (moment) => `我們最晚${moment}確認接單。若無法承接，款項原路全額退回。`,
  notTaken: {
    statement: '很抱歉，我們無法承接這份訂單。',
    reason: '我們的理由',
    text: '您的付款原路全額退回，無須支付任何費用。',
  },
  expired: {
    statement: (moment) => `這份報價的有效期限到${moment}為止，現已不能接受。`,
    text: '您的文件與計算的字數都還在。提出申請，我們就會回覆。',
    button: '索取新報價',
    message: '報價已過期，請給我一份新的報價。',
    asked: '您已索取新報價。我們會在本頁回覆。',
  },
  declined: {
    statement: (moment) => `您已於${moment}謝絕這份報價。`,
    text: '雙方沒有約定，您也無須付款。如果改變主意，請在下方留言。',
    reason: '您的理由',
  },
  cancelled: {
    statement: '這次詢價已取消。',
    text: '您無須付款。如需繼續，請在下方留言。',
  },
};
