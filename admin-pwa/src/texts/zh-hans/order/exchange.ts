import type { ExchangeTexts } from '../../en/order/exchange.ts';

export const exchange: ExchangeTexts = {
  link: {
    copy: '复制链接',
    copied: '已复制',
    copyByHand: '请复制这个网址：',
    renew: '换新链接',
    renewQuestion: '停用客户的链接？',
    renewText: '客户的页面会换到新网址。旧网址从此失效，客户手里的也一样，请把新网址发给客户。',
    renewNow: '生成新链接',
    making: '正在生成……',
    keep: '保留链接',
    newOne: '客户页面的新网址：',
    offline: '您已离线。链接要由服务器提供。',
    failed: {
      unanswered: '服务器没有回应，恢复连接后请再试。',
      refused: '没有可用的链接。',
    },
  },
  talk: {
    withClient: '与客户',
    onlyUs: '仅内部',
    office: '我方',
    question: '提问',
    write: '写给客户',
    writeNote: '内部备注',
    send: '发送',
    sendMessage: '发送给客户',
    sendAnswer: '发送答复',
    keep: '保存',
    keepNote: '保存备注',
    note: '备注',
    earlier: (count) => `更早的${count}条`,
    enterSends: (key) => `${key} Enter发送`,
    onDevice: (moment) => `${moment}，本设备`,
  },
  what: {
    offer: (total) => `报价${total}`,
    writtenAt: (moment) => `，${moment}撰写。`,
    said: (text) => `“${text}”`,
  },
  asides: {
    sendMessage: { name: '给客户的留言', done: '留言已发送' },
    keepNote: { name: '备注', done: '备注已保存' },
    correctContact: { name: '姓名或邮箱', done: '姓名或邮箱已更正' },
    enterBilling: { name: '开票信息', done: '开票信息已保存' },
    recordPayment: { name: '收款', done: '收款已登记' },
    reversePayment: { name: '冲销', done: '已冲销' },
  },
  settlement: {
    message: { name: '无需答复', done: '已标为无需答复' },
    mail: { name: '已用其他方式送达', done: '已标为用其他方式送达' },
  },
  sent: {
    offer: (version) => `第${version}版报价已发送`,
    amendment: (version) => `第${version}版（修改版）已发送`,
  },
};
