import { cleanEmail } from '@yiqiao/contract/email';
import { toPlainLine } from '@yiqiao/contract/plain-text';
import {
  findFieldProblems,
  isDeadlineOver,
  type QuoteRequestFields,
} from '@yiqiao/contract/quote-request';
import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/services';
import { isTimeZone } from '@yiqiao/contract/time-zone';
import { uploadFields } from '@yiqiao/contract/upload-form';
import { badField } from './form-fields.ts';

/** The typed fields of an upload as they are stored, unless something is wrong with them. */
export function cleanQuoteRequest(fields: ReadonlyMap<string, string>): QuoteRequestFields {
  const text = (name: keyof typeof uploadFields) =>
    toPlainLine(fields.get(uploadFields[name]) ?? '');
  return {
    customerName: text('customerName'),
    customerEmail: cleanEmail(text('customerEmail')),
    translationDirection: text('translationDirection'),
    serviceType: text('serviceType') || defaultServiceType,
    deliveryTimeline: text('deliveryTimeline') || defaultDeliveryTimeline,
    deadlineDate: text('deadlineDate'),
    deadlineTime: text('deadlineTime'),
    // It is the browser's, not the visitor's: one that nobody knows is no reason to turn them away.
    timeZone: isTimeZone(text('timeZone')) ? text('timeZone') : '',
  };
}

/** @throws HttpProblem 400 that names the first bad field. */
export function refuseBadFields(request: QuoteRequestFields, now: number): void {
  const [problem] = findFieldProblems(request);
  if (problem) throw badField(problem.field, problem.message);
  if (request.deadlineDate !== '' && isDeadlineOver(request.deadlineDate, now)) {
    throw badField(uploadFields.deadlineDate, 'The deadline has passed. Choose a later date.');
  }
}
