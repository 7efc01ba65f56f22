import type { CheckoutTexts } from '../../en/checkout/checkout.ts';

export const payNow: CheckoutTexts['payNow'] = {
  who: '為誰下單？',
  emailHint: '訂單連結和收據寄到這裡。',
  document: (words, direction) =>
    direction === '' ? `${words}，已逐字計完` : `${words}，已逐字計完 · ${direction}`,
  change: '更改',
  type: '服務類型',
  timeline: '交期',
  sum: (words, rate, factor) =>
    factor === 1 ? `${words} × ${rate}` : `${words} × ${rate} × ${factor}`,
  onDevice: '文件還在您的裝置上，按下按鈕後才傳送。',
  stops: [
    { title: '您在金流服務商的頁面付款', text: '卡號不經過我們。' },
    { title: '付款即接受第1版報價', text: '依網站公布的單價，這份文件的價格就此定下。' },
    { title: '24小時內我們確認接單', text: '若無法承接，款項原路全額退回。' },
    { title: '開始翻譯', text: '您的訂單頁會顯示交件時間。' },
  ],
  send: (amount) => `傳送文件並支付${amount}`,
  terms: { before: '付款即同意', link: (name) => `《${name}》`, after: '。' },
  rather: '想先讓我們看一看？',
  request: '送出詢價',
  sending: (percent) => `正在傳送文件：${percent}%`,
  waits: (percent) => `傳到${percent}%斷線了，恢復後自動續傳`,
  cancel: '取消',
  arrived: {
    reference: (reference) => `訂單編號：${reference}`,
    title: '文件已送達',
    text: '接下來在金流服務商的頁面付款。隨時可從您的訂單頁前往付款。',
    pay: (amount) => `支付${amount}`,
    away: '金流服務商沒有回應。尚未扣款，您的文件我們已妥善收到。請一分鐘後再試，或稍後在訂單頁付款。',
    page: '開啟訂單頁',
  },
  differs: {
    title: '文件已送達',
    text: '尚未扣款：我們計得的價格與您看到的不同。我們會有專人查看，24小時內給您固定報價。',
  },
  changed: {
    title: '我們的價格已經調整',
    text: (before, now) =>
      `本頁顯示的是${before}，依現行價格為${now}。文件已送達，尚未扣款。您可以現在付款，也可以先不付，隨時在您的頁面上決定。`,
  },
  none: {
    text: '付款須對應一份訂單，這裡沒有開啟的訂單。尚未扣款。',
    document: {
      title: '我有一份文件',
      text: '放入文件，看到字數和價格，再付款或送出詢價。',
      link: '索取報價',
    },
    order: {
      title: '我有一份訂單',
      text: '訂單頁上有金額和付款方式。連結在我們的第一封郵件裡。',
      link: '把連結寄給我',
      write: '寫信給我們',
    },
  },
  instead: {
    title: '不必等付款開通。',
    text: '尚未扣款，文件也沒有離開您的裝置。請先送出詢價：我們24小時內給出價格，之後再付款。',
  },
};
