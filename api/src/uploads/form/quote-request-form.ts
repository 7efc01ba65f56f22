import { cleanEmail } from '@yiqiao/contract/email';
import {
  findFieldProblems,
  isDeadlineOver,
  type QuoteRequestFields,
} from '@yiqiao/contract/quote-request';
import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/services';
import { uploadFields } from '@yiqiao/contract/upload-form';
import { badField } from './form-fields.ts';
import { dropInvisible } from './invisible-letters.ts';

/** The typed fields of an upload as they are stored, unless something is wrong with them. */
export function cleanQuoteRequest(fields: ReadonlyMap<string, string>): QuoteRequestFields {
  const text = (name: keyof typeof uploadFields) => cleanText(fields.get(uploadFields[name]) ?? '');
  return {
    customerName: text('customerName'),
    customerEmail: cleanEmail(text('customerEmail')),
    translationDirection: text('translationDirection'),
    serviceType: text('serviceType') || defaultServiceType,
    deliveryTimeline: text('deliveryTimeline') || defaultDeliveryTimeline,
    deadlineDate: text('deadlineDate'),
    deadlineTime: text('deadlineTime'),
    timeZone: text('timeZone'),
  };
}

/** @throws HttpProblem 400 that names the first bad field. */
export function refuseBadFields(request: QuoteRequestFields, now: number): void {
  const [problem] = findFieldProblems(request);
  if (problem) throw badField(problem.field, problem.message);
  if (request.deadlineDate !== '' && isDeadlineOver(request.deadlineDate, now)) {
    throw badField(uploadFields.deadlineDate, 'The deadline is over: choose a later date.');
  }
}

/** One line of text: a control character in a name is never meant. */
function cleanText(text: string): string {
  return dropInvisible(text.replace(/\p{Cc}+/gu, ' ')).trim();
}
