import type { OfferViewTexts } from '../../en/request/offer.ts';

export const offer: OfferViewTexts = {
  what: '翻譯內容',
  words: '字數',
  amount: '金額',
  fixed: '固定價格',
  fixedPerWord: (price) => `按字計價，每字${price}`,
  recounted: (counted, reason) => `我們計算為${counted}。${reason}`,
  delivery: '交件時間',
  validUntil: '報價有效期限',
  payBy: '付款期限',
  left: {
    days: (count) => `還有${count}天`,
    hours: (count) => `還有${count}小時`,
    soon: '不到1小時',
  },
  onPaper: '報價單',
  save: (version) => `列印第${version}版`,
  print: '列印本頁',
  inApp: '這裡可能無法列印，請點右上角選單，在瀏覽器中開啟本頁。',
  note: '附註',
  changedSince: (version) => `與第${version}版相比的變更`,
  changed: {
    wordCount: '字數',
    pricePerWord: '每字單價',
    total: '價格',
    deliverBy: '交件',
    validUntil: '有效期限',
    note: '附註',
  },
  noPricePerWord: '固定總價',
  noNote: '無',
  noPayBy: '無',
  amendment: {
    heading: (version) => `第${version}版待您決定`,
    text: (accepted, version) =>
      `本版變更了您已接受的內容。在您接受第${version}版之前，一切仍以第${accepted}版為準。`,
    until: (moment, accepted) => `有效期限至${moment}。如未答覆，仍以第${accepted}版為準。`,
    name: '您的姓名',
    accept: (version) => `接受第${version}版`,
    keep: (accepted) => `保留第${accepted}版`,
    declined: (version, moment, accepted) =>
      `您已於${moment}謝絕第${version}版，仍以第${accepted}版為準。`,
    expired: (version, moment, accepted) =>
      `第${version}版的有效期限到${moment}為止，未獲接受，仍以第${accepted}版為準。`,
  },
  decision: {
    heading: '您的決定',
    name: '您的姓名',
    nameHint: '此姓名將作為接受人記錄在案。',
    accept: '接受此報價',
    terms: {
      before: (version, price) => `您接受的是第${version}版，價格${price}，適用我們的`,
      between: '。您的文件受',
      after: '保護。款項須於開工前付清；入帳較晚者，交件時間相應順延。',
      afterAmendment: '保護。與原約定價格的差額，多退少補。',
      afterPayBy: (day) => `保護。款項須於${day}前（含當日）付清。`,
      link: (name) => `《${name}》`,
    },
    decline: '謝絕此報價',
    reason: '理由',
    optional: '選填',
    declineNow: '確認謝絕',
    declineHint: '謝絕之後，仍可留言給我們。',
  },
  replaced: {
    statement: (version) => `這份報價已由第${version}版取代，|只能接受最新一版。`,
    see: (version, price) => `查看第${version}版，${price}`,
    heading: '您沒有接受任何報價',
    text: (old, version) =>
      `您答覆的是第${old}版，當時第${version}版已經送出。雙方沒有約定，您也無須付款。`,
  },
};
