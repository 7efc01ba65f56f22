import type { LostLinkTexts } from '../en/lost-link.ts';
import { english } from '../phrase.ts';

export const lostLink: LostLinkTexts = {
  eyebrow: '您在我們這裡的訂單',
  title: '連結不見了',
  companion: english('Lost your link'),
  ask: {
    lead: '請填寫您當初留下的電子郵件地址，我們會把進行中訂單的連結寄給您。',
    email: '電子郵件',
    send: '把連結寄給我',
    sending: '正在傳送',
    faults: {
      missing: '請填寫電子郵件地址',
      invalid: '電子郵件地址不完整，應像name@example.com',
    },
    failures: {
      lost: '網路已中斷。填寫的地址還在，連上網路後請再按一次按鈕。',
      'too-many-requests': '您所在的網路送出得太頻繁，請稍後再試。',
      'no-mail': '本站不會自動寄信，請寫信給我們。',
      other: '我們這邊出了問題，請稍後再試。',
    },
  },
  help: (email) => [
    {
      question: '幾分鐘後還沒收到？',
      answer: '請看看垃圾郵件匣，或換一個您可能用過的電子郵件地址。',
    },
    {
      question: '沒有留過電子郵件地址？',
      answer: `如果當初是打電話或用微信聯絡的，請詢問接待您的人員，或寫信到${email}，並註明編號。`,
    },
    {
      question: '要找已完成的訂單？',
      answer: '連結於專案完成90天後失效，檔案早已刪除。',
    },
  ],
  sent: {
    title: '請查收郵件',
    companion: english('Check your mail'),
    lead: { before: '如果', after: '名下有進行中的訂單，連結已經寄出。' },
    leadAlone: '如果您填寫的地址名下有進行中的訂單，連結已經寄出。',
    alike: '無論有沒有，這裡的回覆都一樣，旁人無從得知誰是我們的客戶。',
    nothing: '十分鐘還沒收到？',
    remedy: '請看看垃圾郵件匣，或換一個您可能用過的電子郵件地址。同一地址十分鐘內只寄一次。',
    another: '換一個地址',
  },
  write: {
    lead: '請用您當初留下的電子郵件地址寫信給我們；記得編號的話，請一併註明。我們會由專人回覆連結。',
    action: (email) => `寫信到|${email}`,
    subject: '索取訂單連結',
    note: '本站不會自動寄信。',
  },
};
