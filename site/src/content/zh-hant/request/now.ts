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
    reply: '我們遲了。報價應該已經給您，正在趕辦。',
    answer: '我們遲了。回覆應該已經給您，正在趕辦。',
    delivery: '我們遲了。譯文應該已經交件，正在趕辦。',
    deletion: '您的檔案正在刪除。',
  },
  wasDue: { before: '原定最晚：', after: (whose) => `，${whose}` },
  received:
    '您的文件正由專人閱讀，隨後提出固定價格與交件時間。在您接受報價之前，不會產生任何費用。',
  inProgress: '您的文件正在翻譯。進展都會寫在本頁上。',
  from: (office, moment) => `${office}，${moment}`,
  accepted: {
    gap: '',
    delivery: (moment, whose) => `交件時間不變：${moment}，${whose}。`,
  },
  expired: {
    statement: (moment) => `這份報價的有效期限到${moment}為止，現已不能接受。`,
    text: '您的文件與我們計算的字數都還在。來問一聲，會由專人回覆。',
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
