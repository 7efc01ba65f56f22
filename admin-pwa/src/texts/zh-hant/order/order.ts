import { isProblemCode } from '@yiqiao/contract/problem/problem';
import { wording } from '@yiqiao/contract/wording/zh-hant-orders';
import type { OrderTexts } from '../../en/order/order.ts';
import { billing } from './billing.ts';
import { contact } from './contact.ts';
import { declining } from './declining.ts';
import { exchange } from './exchange.ts';
import { failedMail } from './failed-mail.ts';
import { invoices } from './invoices.ts';
import { newRequest } from './new-request.ts';
import { offers } from './offers.ts';
import { progress } from './progress.ts';
import { sources } from './sources.ts';

const faults: Readonly<Record<string, string>> = {
  'text-missing': '請先填寫內容。',
  'text-too-long': '內容過長，請縮短。',
  'order-full': '筆數已滿，這裡不能再新增。',
  'order-closed': '這筆詢價已經結束。請先變更狀態，再送出報價。',
  'words-invalid': '請填寫字數。',
  'price-invalid': '請填寫價格，例如每字0.225，或總價1,205.20。總價須大於0，不超過1,000,000。',
  'reason-missing': '請說明字數為何與計算結果不同，客戶會看到。',
  'deliver-invalid': '請選擇將來的時間。',
  'valid-invalid': '請選擇90天以內的時間。',
  'pay-invalid': '請選擇今天或以後的日期。',
  'day-unfinished': '請把日期填寫完整，或留空。',
  'assignee-unknown': '這位成員不能負責訂單，請另選一位。',
  'translator-missing': '請選擇譯員。',
  'translator-unknown': '這位成員不能接稿，請另選一位。',
  'files-missing': '請至少選擇一份檔案。',
  'due-invalid': '交稿時間應在將來。',
  'fee-invalid': '請填寫稿酬，例如每字0.35，或總額680.00。總額須大於0，不超過1,000,000。',
  'job-missing': '這件稿件已不存在。',
  'job-moved-on': '稿件狀態已變，請查看最新情況。',
  'job-full': '這件稿件已不能再新增內容。',
  'job-file-missing': '其中有檔案已不存在，請重新選擇。',
  'order-pending': '訂單尚未開始處理，請先設為進行中。',
  'too-many-files': '訂單放不下這麼多檔案。',
  'contact-unchanged': '內容還沒有改動。',
  'moment-unfinished': '請把日期和時間填寫完整。',
  'moment-invalid': '請選擇將來的時間；報價最長有效90天。',
  'blank-empty': '請先填好空白，或將其刪去。',
  conflict: '這筆詢價在別處有變更，請再看一遍。',
};

export const order: OrderTexts = {
  faults: (code) =>
    faults[code] ?? (isProblemCode(code) ? wording.problem(code, 0) : '伺服器沒有接受。'),
  notSent: '未能送出',
  inRow: (words, version) => `${words}，第${version}版報價`,
  ...progress,
  ...exchange,
  billing,
  contact,
  declining,
  failedMail,
  newRequest,
  sources,
  invoices,
  ...offers,
};
