import type { DecliningTexts } from '../../en/order/declining.ts';

export const declining: DecliningTexts = {
  until: (moment) => `客户已按公布的单价直接付款。${moment}之前可以拒绝接单。`,
  open: '拒绝接单',
  question: '拒绝这份订单？',
  follows: (sum) => `订单将取消，${sum}经支付服务商退回客户，并通知客户。此操作不能撤销。`,
  reason: '理由（选填，客户会看到）',
  keep: '保留订单',
  send: (sum) => `拒绝接单并退回${sum}`,
  sending: '正在处理…',
  done: '已拒绝接单',
  offline: '您已离线。拒绝接单涉及退款，须联网操作。',
  unanswered: '服务器没有回应，订单可能已经拒绝。请联网后刷新查看。',
  refused: '未能拒绝这份订单。',
  declined: '付款后拒绝接单',
};
