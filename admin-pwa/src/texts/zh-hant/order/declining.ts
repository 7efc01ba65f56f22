import type { DecliningTexts } from '../../en/order/declining.ts';

export const declining: DecliningTexts = {
  until: (moment) => `客戶已按公布的單價直接付款。${moment}之前可以拒絕接單。`,
  open: '拒絕接單',
  question: '拒絕這份訂單？',
  follows: (sum) => `訂單將取消，${sum}經金流服務商退回客戶，並通知客戶。此操作無法復原。`,
  reason: '理由（選填，客戶會看到）',
  keep: '保留訂單',
  send: (sum) => `拒絕接單並退回${sum}`,
  sending: '處理中…',
  done: '已拒絕接單',
  offline: '您已離線。拒絕接單涉及退款，須連線操作。',
  unanswered: '伺服器沒有回應，訂單可能已經拒絕。請連線後重新整理查看。',
  refused: '未能拒絕這份訂單。',
  declined: '付款後拒絕接單',
};
