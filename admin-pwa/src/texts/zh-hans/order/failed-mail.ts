import type { FailedMailTexts } from '../../en/order/failed-mail.ts';

export const failedMail: FailedMailTexts = {
  title: '有一封邮件没有送达客户',
  titles: {
    received: '客户还没有收到询价确认',
    quote: '报价没有送达客户',
    expired: '客户还没有收到报价过期的通知',
    question: '您的留言没有送达客户',
    accepted: '客户还没有收到接受报价的确认',
    delivered: '客户还没有收到交付通知',
    completed: '客户还没有收到文件已删除的通知',
    links: '链接没有送达客户',
    cancelled: '客户还没有收到取消通知',
    payment: '客户还没有收到收款通知',
    invoice: '客户还没有收到发票通知',
    declined: '客户还没有收到拒绝接单的通知',
    'paid-back': '客户还没有收到退款通知',
    'new-link': '新链接没有送达客户',
    'new-address': '发往更正后邮箱的邮件没有送达',
  },
  why: {
    'no-mailbox': (address) => `没有${address}这个邮箱，不再重发。`,
    'no-domain': (address) => `${address}的域名不存在，不再重发。`,
    full: (address) => `${address}的邮箱已满，不再重发。`,
    blocked: (address) => `${address}的邮件服务器拒收我方邮件，不再重发。`,
    refused: (address) => `发往${address}的邮件被拒收，不再重发。`,
    'given-up': (address) => `发往${address}的邮件试发了两天，没有成功。`,
    waiting: (address) => `发往${address}的邮件还在重试。`,
  },
  said: (reason, moment) => `邮件服务器${moment}答复：“${reason}”`,
  onPage: '客户的页面照常显示全部内容，请用其他方式把链接发给客户。',
};
