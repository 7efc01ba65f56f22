import { createWording, type OrderProblems } from './wording.ts';
import { texts } from './zh-hant.ts';

const orderProblems: OrderProblems = {
  'offer-superseded': '這份報價已有新版，請看最新一份。',
  'offer-expired': '這份報價已過期，請向我們索取新的一份。',
  'offer-declined': '這份報價已謝絕。想改變主意，請留言給我們。',
  'order-accepted': '報價已接受，不能再改。',
  'order-closed': '這次詢價已經結束。',
  'currency-differs': '修改版的幣別須與已約定的相同。',
  'order-full': '這裡的記錄已滿，請寫信給我們。',
  'order-pending': '這份訂單還沒有開始處理。',
  'too-many-files': '一份訂單裡要交件的檔案太多或太大。',
  'file-empty': '這份檔案是空的。',
  'file-delivered': '這份檔案已經交付，不能撤回。',
  'deliverable-missing': '選取的檔案有一份已經不在，請重新選擇。',
  'delivery-superseded': '我們已經交付了新的一版，請看最新一次交付。',
  'delivery-confirmed': '您已經確認收到。還要修改，請留言給我們。',
  'revision-requested': '您已經請我們修改，請等下一次交付。',
  'not-payable': '目前沒有需要支付的款項。',
  'already-paid': '這筆款項已經支付。',
  'payment-unavailable': '目前無法線上付款，請稍後再試，或留言給我們。',
  'nothing-agreed': '還沒有約定金額。客戶接受報價後才能登記收款。',
  'payment-alike': '同一時間前後已在別處登記過同樣金額的一筆收款。',
  'payment-missing': '這份訂單沒有這筆收款。',
  'payment-reversed': '這筆收款已經沖銷。',
  'amount-invalid': '金額有誤：大於0，不超過1,000,000，最多兩位小數。',
  'day-invalid': '收款日期有誤，不能晚於今天。',
  'name-invalid': '請填寫客戶姓名，最多200字。',
  'email-invalid': '請填寫電子郵件地址，如name@example.com。',
  'billing-changed': '開立發票資料剛剛有人改過，請核對目前的內容後再儲存。',
  'text-missing': '請先填寫內容。',
  'text-too-long': '內容過長，請縮短。',
  'reason-missing': '字數與統計的不同，請說明原因。',
  'price-invalid': '價格有誤，請改正。',
  'moment-invalid': '時間有誤，請改正。',
  'email-differs': '這不是該客戶的電子郵件地址。',
  'no-mail': '本站不寄送郵件，請寫信給我們。',
};

/** The refusals of `zh-hant.ts`, and those that only concern orders. */
export const wording = createWording(texts, orderProblems);
