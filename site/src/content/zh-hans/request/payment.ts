import type { PaymentTexts } from '../../en/request/payment.ts';

export const payment: PaymentTexts = {
  paid: '已付',
  ways: '付款方式任选',
  way: '付款方式',
  none: '付款方式将另行通知您。',
  card: {
    heading: '银行卡付款',
    text: '您在支付服务商Stripe的页面上付款，完成后回到本页。卡号等信息不经过本网站。',
    pay: (price) => `用银行卡支付|${price}`,
  },
  bank: {
    heading: '银行转账',
    amount: '金额',
    purpose: '请在附言中写明',
    unseen: '本页不显示银行转账。如果您已付款，无须再操作。',
  },
  said: {
    open: () =>
      '如果您已用银行卡付款，款项正在确认，无须再付。支付服务商通知我们之后，本页会写明已付款。',
    'under-way': () => '您的付款正在确认。支付服务商通知我们之后，本页会写明已付款。',
    failed: () => '这次付款没有成功。请再试一次，或换一种方式付款。',
    refunded: (amount) => `我们已退款${amount}。`,
    'partly-refunded': (amount) => `您所付的款项中，我们已退还${amount}。`,
    unclear: () => '到账金额与应付金额不符。会有专人查清，并在本页告知。',
    disputed: () => '这笔付款已在银行提出争议。请在下方留言，我们来处理。',
  },
  unseen: '银行转账不在本页显示。',
  row: {
    due: () => '尚未付款',
    open: () => '尚未确认',
    'under-way': () => '正在确认',
    failed: () => '未成功',
    paid: (moment) => (moment === '' ? '已付款' : `${moment}付款`),
    refunded: () => '已退款',
    'partly-refunded': (amount) => `已退还${amount}`,
    unclear: () => '正在核实',
    disputed: () => '有争议',
  },
};
