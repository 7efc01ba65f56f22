import { createWording, type OrderProblems } from './wording.ts';
import { texts } from './zh-hans.ts';

const orderProblems: OrderProblems = {
  'offer-superseded': '这份报价已有新版，请看最新一份。',
  'offer-expired': '这份报价已过期，请向我们要一份新的。',
  'offer-declined': '这份报价已谢绝。想改变主意，请给我们留言。',
  'order-accepted': '报价已接受，不能再改。',
  'order-closed': '这次询价已经结束。',
  'currency-differs': '修改版的币种须与已约定的相同。',
  'order-full': '这里的记录已满，请发邮件给我们。',
  'order-pending': '这份订单还没有开始处理。',
  'too-many-files': '一份订单里要交付的文件太多或太大。',
  'file-empty': '这份文件是空的。',
  'file-delivered': '这份文件已经交付，不能撤回。',
  'deliverable-missing': '选中的文件有一份已经不在，请重新选择。',
  'delivery-superseded': '我们已经交付了新的一版，请看最新一次交付。',
  'delivery-confirmed': '您已经确认收到。还要修改，请给我们留言。',
  'revision-requested': '您已经请我们修改，请等下一次交付。',
  'not-payable': '现在没有需要支付的款项。',
  'already-paid': '这笔款已经支付。',
  'payment-unavailable': '现在无法在线支付，请稍后再试，或给我们留言。',
  'nothing-agreed': '还没有约定金额。客户接受报价后才能登记收款。',
  'payment-alike': '同一时间前后已在别处登记过同样金额的一笔收款。',
  'payment-missing': '这份订单没有这笔收款。',
  'payment-reversed': '这笔收款已经冲销。',
  'amount-invalid': '金额有误：大于0，不超过1,000,000，最多两位小数。',
  'day-invalid': '收款日期有误，不能晚于今天。',
  'name-invalid': '请填写客户姓名，最多200字。',
  'email-invalid': '请填写邮箱地址，如name@example.com。',
  'billing-changed': '开票信息刚刚有人改过，请核对现在的内容后再保存。',
  'text-missing': '请先填写内容。',
  'text-too-long': '内容过长，请缩短。',
  'reason-missing': '字数与统计的不同，请说明原因。',
  'price-invalid': '价格有误，请改正。',
  'moment-invalid': '时间有误，请改正。',
  'email-differs': '这不是该客户的邮箱地址。',
  'no-mail': '本站不发送邮件，请写信给我们。',
};

/** The refusals of `zh-hans.ts`, and those that only concern orders. */
export const wording = createWording(texts, orderProblems);
