import type { CheckoutTexts } from '../../en/checkout/checkout.ts';

export const payment: CheckoutTexts['payment'] = {
  heading: '付款方式',
  card: '信用卡付款',
  crypto: '加密貨幣',
  setup: {
    title: '付款尚未開通',
    text: 'Stripe付款尚未開通。請聯絡客服完成付款。',
    contact: '聯絡客服',
  },
  page: {
    title: '在安全頁面付款',
    text: '請在金流服務商Stripe的頁面付款，完成後會回到這裡。這筆款項是訂單的預付款，本站不會接觸您的卡號。',
    pay: (amount) => `支付${amount}`,
    away: '金流服務商暫無回應，請稍後再試。',
  },
  returned: {
    outcomes: {
      paid: {
        title: '已收到付款',
        text: (amount) => `預付款${amount}已入帳。傳送文件時，請附上這個編號。`,
      },
      underWay: {
        title: '款項處理中',
        text: (amount) => `${amount}還待銀行確認。請稍後重新載入本頁，查看是否入帳。`,
      },
      open: {
        title: '等待付款結果',
        text: (amount) => `還沒有收到${amount}的付款結果。請一分鐘後重新載入本頁。`,
      },
      failed: {
        title: '付款未完成',
        text: (amount) => `沒有收到${amount}，也沒有扣款。`,
      },
      other: {
        title: '請寫信給我們',
        text: (amount) => `${amount}這筆付款需要專人核對，來信請附上這個編號。`,
      },
    },
    unknown: {
      title: '查不到這筆付款',
      text: '請一分鐘後重新載入本頁。如果還是查不到，請寫信給我們，並附上這個編號。',
    },
    send: '傳送文件',
    again: '重新付款',
  },
  coins: {
    heading: '選擇幣種',
    toast: '加密貨幣付款',
    toastText: (coin) => `${coin}付款將在此串接`,
  },
  charged: (hasDocument) => `${hasDocument ? '檔案與填寫的內容都還在報價頁。' : ''}尚未扣款。`,
  preparing: {
    heading: '正在準備付款',
    late: '比平常久了一些。尚未扣款。',
    noScript: '付款要用到JavaScript，而您的瀏覽器已將它關閉。請寫信給我們，我們會協助您付款。',
  },
  mail: {
    subject: '付款',
    subjectOf: (amount) => `付款：${amount}`,
    reference: (reference) => `付款編號：${reference}`,
    document: (fileName, words) => `文件：${fileName}，${words}`,
    service: (service) => `服務：${service}`,
  },
};
