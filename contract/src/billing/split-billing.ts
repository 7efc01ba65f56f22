import { type BillingFieldName, billingFieldNames } from '../record/billing.ts';

type Found = Partial<Record<BillingFieldName, string>>;

/** What a label names: a field, or a text with the number of another field behind it. */
interface Label {
  readonly label: string;
  readonly field: BillingFieldName;
  readonly number?: BillingFieldName;
}

/** How the lines of such blocks are labelled, in lower case. */
const labelsOf: Readonly<Record<BillingFieldName, string>> = {
  title:
    '名称|名稱|抬头|抬頭|单位|发票抬头|發票抬頭|发票名称|开票名称|公司名称|公司名稱|单位名称|企业名称|company name|company|name|invoice to',
  taxNumber:
    '税号|稅號|統一編號|統編|纳税人识别号|纳税识别号|统一社会信用代码|社会信用代码|统一社会信用代码/纳税人识别号|税务登记号|vat|vat no|vat number|tax number|tax id|ein',
  address: '地址|住所|注册地址|单位地址|公司地址|公司住所|开票地址|address',
  telephone: '电话|電話|注册电话|单位电话|公司电话|联系电话|电话号码|telephone|phone|tel',
  bank: '开户银行|開戶銀行|开户行|開戶行|开户行名称|基本户开户行|银行|銀行|bank',
  account:
    '账号|帐号|帳號|账户|银行账号|银行帐号|銀行帳號|银行账户|开户账号|開戶帳號|对公账户|对公账号|account number|account|iban',
  purchaseOrder: '采购订单号|采购订单|订单号|訂單號|採購單號|purchase order|po number|po',
  email: '收票邮箱|电子邮箱|邮箱地址|邮箱|電子郵件|收件電子郵件|email|e-mail',
};

const pairs: readonly Omit<Label, 'label'>[] = [
  { field: 'address', number: 'telephone' },
  { field: 'bank', number: 'account' },
];

/** Of two labels that end at one place the longer one is meant. */
const labels: readonly Label[] = [
  ...billingFieldNames.flatMap((field) =>
    split(labelsOf[field]).map((label) => ({ label, field })),
  ),
  ...pairs.flatMap((pair) => jointLabels(pair).map((label) => ({ label, ...pair }))),
].sort((one, other) => other.label.length - one.label.length);

/** Longer than any block of billing details, in UTF-16 code units. */
export const maxBillingBlock = 2000;

/**
 * Splits a block, as offices send it by chat, by its labels and their colons. What stands before the first label is
 * the title.
 * @param block read up to `maxBillingBlock`.
 * @returns the fields that were found, as they stand there; none for a text without labels.
 */
export function splitBilling(block: string): Found {
  const pieces = block.slice(0, maxBillingBlock).normalize('NFKC').split(':');
  const last = pieces.pop() ?? '';
  const found: Found = {};
  let current: Omit<Label, 'label'> = { field: 'title' };
  let value = '';
  let hasLabel = false;
  for (const piece of pieces) {
    const next = findLabelAtEnd(piece);
    if (next === undefined) {
      value += `${piece}:`;
    } else {
      put(found, current, value + piece.trimEnd().slice(0, -next.label.length));
      [current, value, hasLabel] = [next, '', true];
    }
  }
  put(found, current, value + last);
  return hasLabel ? found : {};
}

function findLabelAtEnd(piece: string): Label | undefined {
  const text = piece.trimEnd().toLowerCase();
  return labels.find(
    ({ label }) => text.endsWith(label) && isMark(text.at(-label.length - 1) ?? ' '),
  );
}

function put(found: Found, { field, number }: Omit<Label, 'label'>, value: string): void {
  const start = number === undefined ? value.length : startOfNumber(value);
  add(found, field, value.slice(0, start));
  if (number !== undefined) add(found, number, value.slice(start));
}

/** The first value of a field counts. */
function add(found: Found, field: BillingFieldName, value: string): void {
  let [start, end] = [0, value.length];
  while (start < end && isMark(value.charAt(start))) start += 1;
  while (start < end && isMark(value.charAt(end - 1))) end -= 1;
  if (start < end) found[field] ??= value.slice(start, end);
}

/** Whether a character stands between fields. */
function isMark(character: string): boolean {
  return /[\s,;。、|]/.test(character);
}

/** Where the digits at the end begin: "上海市东方路1217号 021-50812266". */
function startOfNumber(value: string): number {
  let start = value.length;
  while (start > 0 && /[\d\s+-]/.test(value.charAt(start - 1))) start -= 1;
  return start;
}

/** "地址、电话", "地址及电话" and so on. */
function jointLabels({ field, number }: Omit<Label, 'label'>): string[] {
  if (number === undefined) return [];
  return ['、', '及', '和', '/', ''].flatMap((joint) =>
    split(labelsOf[field]).flatMap((one) =>
      split(labelsOf[number]).map((two) => one + joint + two),
    ),
  );
}

function split(text: string): string[] {
  return text.split('|');
}
