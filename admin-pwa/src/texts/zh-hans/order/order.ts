import { isProblemCode } from '@yiqiao/contract/problem/problem';
import { wording } from '@yiqiao/contract/wording/zh-hans-orders';
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
  'text-missing': '请先填写内容。',
  'text-too-long': '内容过长，请缩短。',
  'order-full': '条数已满，这里不能再添加。',
  'order-closed': '这条询价已经结束。请先更改状态，再发报价。',
  'words-invalid': '请填写字数。',
  'price-invalid': '请填写价格，例如每字0.225，或总价1,205.20。总价须大于0，不超过1,000,000。',
  'reason-missing': '请说明字数为何与计字结果不同，客户会看到。',
  'deliver-invalid': '请选择将来的时间。',
  'valid-invalid': '请选择90天以内的时间。',
  'pay-invalid': '请选择今天或以后的日期。',
  'day-unfinished': '请把日期填写完整，或留空。',
  'assignee-unknown': '这位成员不能负责订单，请另选一位。',
  'translator-missing': '请选择译员。',
  'translator-unknown': '这位成员不能接稿，请另选一位。',
  'files-missing': '请至少选择一份文件。',
  'due-invalid': '交稿时间应在将来。',
  'fee-invalid': '请填写稿酬，例如每字0.35，或总额680.00。总额须大于0，不超过1,000,000。',
  'job-missing': '这件稿件已不存在。',
  'job-moved-on': '稿件状态已变，请查看最新情况。',
  'job-full': '这件稿件已不能再添加内容。',
  'job-file-missing': '其中有文件已不存在，请重新选择。',
  'order-pending': '订单尚未开始处理，请先设为进行中。',
  'too-many-files': '订单放不下这么多文件。',
  'contact-unchanged': '内容还没有改动。',
  'moment-unfinished': '请把日期和时间填写完整。',
  'moment-invalid': '请选择将来的时间；报价最长有效90天。',
  'blank-empty': '请先填好空白，或将其删去。',
  conflict: '这条询价在别处有更改，请再看一遍。',
};

export const order: OrderTexts = {
  faults: (code) =>
    faults[code] ?? (isProblemCode(code) ? wording.problem(code, 0) : '服务器没有接受。'),
  notSent: '未能发送',
  inRow: (words, version) => `${words}，第${version}版报价`,
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
