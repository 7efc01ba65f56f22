import type { CheckoutTexts } from '../../en/checkout/checkout.ts';

export const payNow: CheckoutTexts['payNow'] = {
  who: '为谁下单？',
  emailHint: '订单链接和收据发到这里。',
  document: (words, direction) =>
    direction === '' ? `${words}，已逐字计完` : `${words}，已逐字计完 · ${direction}`,
  change: '更改',
  type: '服务类型',
  timeline: '交付周期',
  sum: (words, rate, factor) =>
    factor === 1 ? `${words} × ${rate}` : `${words} × ${rate} × ${factor}`,
  onDevice: '文件还在您的设备上，点击按钮后才发送。',
  stops: [
    { title: '您在支付服务商的页面付款', text: '卡号不经过我们。' },
    { title: '付款即接受第1版报价', text: '按网上公布的单价，这份文件的价格就此定下。' },
    { title: '24小时内我们确认接单', text: '若不能承接，款项原路全额退回。' },
    { title: '开始翻译', text: '您的订单页会显示交付时间。' },
  ],
  send: (amount) => `发送文件并支付${amount}`,
  terms: { before: '付款即同意', link: (name) => `《${name}》`, after: '。' },
  rather: '想先让我们看一看？',
  request: '提交询价',
  sending: (percent) => `正在发送文件：${percent}%`,
  waits: (percent) => `传到${percent}%断线了，恢复后自动续传`,
  cancel: '取消',
  arrived: {
    reference: (reference) => `订单编号：${reference}`,
    title: '文件已送达',
    text: '接下来在支付服务商的页面付款。随时可从您的订单页前往付款。',
    pay: (amount) => `支付${amount}`,
    away: '支付服务商没有响应。尚未扣款，您的文件我们已妥善收到。请一分钟后再试，或稍后在订单页付款。',
    page: '打开订单页',
  },
  differs: {
    title: '文件已送达',
    text: '尚未扣款：我们计得的价格与您看到的不同。我们会有专人查看，24小时内给您固定报价。',
  },
  changed: {
    title: '我们的价格已经调整',
    text: (before, now) =>
      `本页显示的是${before}，按现行价格为${now}。文件已送达，尚未扣款。您可以现在付款，也可以先不付，随时在您的页面上决定。`,
  },
  none: {
    text: '付款须对应一份订单，这里没有打开的订单。尚未扣款。',
    document: {
      title: '我有一份文件',
      text: '放入文件，看到字数和价格，再付款或提交询价。',
      link: '获取报价',
    },
    order: {
      title: '我有一份订单',
      text: '订单页上有金额和付款方式。链接在我们的第一封邮件里。',
      link: '把链接发给我',
      write: '写信给我们',
    },
  },
  instead: {
    title: '不必等开通付款。',
    text: '尚未扣款，文件也没有离开您的设备。请先提交询价：我们24小时内给出价格，之后再付款。',
  },
};
