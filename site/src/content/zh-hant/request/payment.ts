import type { PaymentTexts } from '../../en/request/payment.ts';

export const payment: PaymentTexts = {
  paid: '已付',
  ways: '付款方式任選',
  way: '付款方式',
  none: '付款方式將另行通知您。',
  card: {
    heading: '信用卡付款',
    text: '您在金流服務商Stripe的頁面上付款，完成後回到本頁。卡號等資料不經過本網站。',
    pay: (price) => `以信用卡支付|${price}`,
  },
  bank: {
    heading: '銀行轉帳',
    amount: '金額',
    purpose: '請在附言中註明',
    unseen: '本頁不顯示銀行轉帳。如果您已付款，無須再操作。',
  },
  said: {
    open: () =>
      '如果您已用信用卡付款，款項正在確認，無須再付。金流服務商通知我們之後，本頁會寫明已付款。',
    'under-way': () => '您的付款正在確認。金流服務商通知我們之後，本頁會寫明已付款。',
    failed: () => '這次付款沒有成功。請再試一次，或改用其他方式付款。',
    refunded: (amount) => `我們已退款${amount}。`,
    'partly-refunded': (amount) => `您所付的款項中，我們已退還${amount}。`,
    unclear: () => '入帳金額與應付金額不符。會由專人查明，並在本頁告知。',
    disputed: () => '這筆付款已向銀行提出爭議。請在下方留言，我們來處理。',
  },
  unseen: '銀行轉帳不在本頁顯示。',
  row: {
    due: () => '尚未付款',
    open: () => '尚未確認',
    'under-way': () => '確認中',
    failed: () => '未成功',
    paid: (moment) => (moment === '' ? '已付款' : `${moment}付款`),
    refunded: () => '已退款',
    'partly-refunded': (amount) => `已退還${amount}`,
    unclear: () => '核對中',
    disputed: () => '有爭議',
  },
};
