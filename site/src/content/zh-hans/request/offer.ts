import type { OfferViewTexts } from '../../en/request/offer.ts';

export const offer: OfferViewTexts = {
  what: '翻译内容',
  words: '字数',
  amount: '金额',
  fixed: '固定价格',
  fixedPerWord: (price) => `按字计价，每字${price}`,
  recounted: (counted, reason) => `我们统计为${counted}。${reason}`,
  delivery: '交付时间',
  validUntil: '报价有效期至',
  payBy: '付款期限',
  left: {
    days: (count) => `还有${count}天`,
    hours: (count) => `还有${count}小时`,
    soon: '不到1小时',
  },
  onPaper: '报价单',
  save: (version) => `打印第${version}版`,
  print: '打印本页',
  inApp: '这里可能无法打印，请点右上角菜单，在浏览器中打开本页。',
  note: '附言',
  changedSince: (version) => `与第${version}版相比的变更`,
  changed: {
    wordCount: '字数',
    pricePerWord: '每字单价',
    total: '价格',
    deliverBy: '交付',
    validUntil: '有效期',
    note: '附言',
  },
  noPricePerWord: '固定总价',
  noNote: '无',
  noPayBy: '无',
  amendment: {
    heading: (version) => `第${version}版待您决定`,
    text: (accepted, version) =>
      `本版变更了您已接受的内容。在您接受第${version}版之前，一切仍以第${accepted}版为准。`,
    until: (moment, accepted) => `有效期至${moment}。如未答复，仍以第${accepted}版为准。`,
    name: '您的姓名',
    accept: (version) => `接受第${version}版`,
    keep: (accepted) => `保留第${accepted}版`,
    declined: (version, moment, accepted) =>
      `您已于${moment}谢绝第${version}版，仍以第${accepted}版为准。`,
    expired: (version, moment, accepted) =>
      `第${version}版的有效期到${moment}为止，未获接受，仍以第${accepted}版为准。`,
  },
  decision: {
    heading: '您的决定',
    name: '您的姓名',
    nameHint: '此姓名将作为接受人记录在案。',
    accept: '接受此报价',
    terms: {
      before: (version, price) => `您接受的是第${version}版，价格${price}，适用我们的`,
      between: '。您的文件受',
      after: '保护。款项须在开工前付清；到账较晚的，交付时间相应顺延。',
      afterAmendment: '保护。与原约定价格的差额，多退少补。',
      afterPayBy: (day) => `保护。款项须于${day}前（含当日）付清。`,
      link: (name) => `《${name}》`,
    },
    decline: '谢绝此报价',
    reason: '理由',
    optional: '选填',
    declineNow: '确认谢绝',
    declineHint: '谢绝之后，仍可给我们留言。',
  },
  replaced: {
    statement: (version) => `这份报价已被第${version}版替代，|只能接受最新一版。`,
    see: (version, price) => `查看第${version}版，${price}`,
    heading: '您没有接受任何报价',
    text: (old, version) =>
      `您答复的是第${old}版，当时第${version}版已经发出。双方没有约定，您也无须付款。`,
  },
};
