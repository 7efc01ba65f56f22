import { uploadFields } from '@yiqiao/contract/upload-form';
import { deadlineMoment } from '../deadline/deadline.ts';
import type { Pricing } from '../desk/desk-state.ts';
import type { RequestFields } from '../request/request-fields.ts';

/** The multipart form of a request. Service type and timeline stay empty unless prices were asked for. */
export function buildRequestForm(
  file: File,
  fields: RequestFields,
  pricing: Pricing | null,
  timeZone: string,
): FormData {
  const { deadlineDate: day, deadlineTime: time } = fields;
  const form = new FormData();
  form.append(uploadFields.customerName, fields.customerName.trim());
  form.append(uploadFields.customerEmail, fields.customerEmail.trim());
  form.append(uploadFields.translationDirection, fields.translationDirection);
  form.append(uploadFields.serviceType, pricing?.serviceType ?? '');
  form.append(uploadFields.deliveryTimeline, pricing?.deliveryTimeline ?? '');
  const moment = deadlineMoment({ day, time });
  if (moment !== null) form.append(uploadFields.deadlineDate, moment.toISOString());
  if (time !== '') form.append(uploadFields.deadlineTime, time);
  form.append(uploadFields.timeZone, timeZone);
  // Last, so that a server can refuse a bad field before a gigabyte has arrived.
  form.append(uploadFields.file, file);
  return form;
}
