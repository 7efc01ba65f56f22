import { currentPrices } from '@yiqiao/contract/current-prices';
import { type Cents, centsToDecimal } from '@yiqiao/contract/money/money';
import { nameOfPrices } from '@yiqiao/contract/money/prices';
import { type RequestFieldName, requestFieldNames } from '@yiqiao/contract/record/request-fields';
import { documentField, payNowField, pricesField } from '@yiqiao/contract/record/upload-form';
import type { Language } from '@yiqiao/contract/text/languages';
import { deadlineMoment } from '../fields/deadline.ts';
import type { RequestFields } from '../fields/request-fields.ts';
import type { Pricing, SourceDocument } from './desk-state.ts';

/** Where a request comes from. */
interface Origin {
  readonly timeZone: string;
  readonly language: Language;
  /** The sum that the visitor was shown and wants to pay at once. */
  readonly payNow?: Cents | undefined;
}

/** The multipart form of a request. Service type and timeline are empty unless the price estimate is open. */
export function buildRequestForm(
  { file, include }: Pick<SourceDocument, 'file' | 'include'>,
  fields: RequestFields,
  pricing: Pricing | null,
  { timeZone, language, payNow }: Origin,
): FormData {
  const { deadlineDay: day, deadlineTime: time, ...others } = fields;
  const given: Record<RequestFieldName, string | undefined> = {
    ...others,
    serviceType: pricing?.serviceType ?? '',
    deliveryTimeline: pricing?.deliveryTimeline ?? '',
    include,
    deadlineDate: deadlineMoment({ day, time })?.toISOString(),
    deadlineTime: time || undefined,
    timeZone,
    language,
  };
  const form = new FormData();
  for (const name of requestFieldNames) {
    const text = given[name];
    if (text !== undefined) form.append(name, text.trim());
  }
  form.append(pricesField, nameOfPrices(currentPrices()));
  if (payNow !== undefined) form.append(payNowField, centsToDecimal(payNow));
  // Last, so that the server can reject an invalid field before a gigabyte has arrived.
  form.append(documentField, file);
  return form;
}
