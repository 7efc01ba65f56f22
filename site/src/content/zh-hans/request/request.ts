import { hoursInSimplified } from '@yiqiao/contract/wording/hours/zh-hans';
import type { RequestTexts } from '../../en/request/request.ts';
import { formats } from '../formats.ts';
import { offer as services } from '../quote/offer.ts';
import { parts } from '../quote/parts.ts';
import { counting } from '../quote/words/counting.ts';
import { reasons } from '../quote/words/reasons.ts';
import { adding } from './adding.ts';
import { billing } from './billing.ts';
import { data } from './data.ts';
import { delivery } from './delivery.ts';
import { ended } from './ended.ts';
import { invoices } from './invoices.ts';
import { moments } from './moments.ts';
import { now } from './now.ts';
import { offer } from './offer.ts';
import { paper } from './paper.ts';
import { payment } from './payment.ts';
import { receipt } from './receipt.ts';
import { record } from './record.ts';
import { states } from './states.ts';
import { talk } from './talk.ts';

export const request: RequestTexts = {
  formats,
  counting,
  reasons,
  parts,
  services,
  moments,
  states,
  now,
  offer,
  talk,
  record,
  paper,
  delivery,
  payment,
  receipt,
  adding,
  invoices,
  billing,
  data,
  ended,
  hours: hoursInSimplified,
};
