import type { Language } from '@yiqiao/contract/text/languages';
import { analysis } from './en/analysis.ts';
import { answers } from './en/answers.ts';
import { changes } from './en/changes.ts';
import { clocks } from './en/clocks.ts';
import { csv } from './en/csv.ts';
import { detail } from './en/detail.ts';
import { figures } from './en/figures.ts';
import { finding } from './en/finding.ts';
import { help } from './en/help.ts';
import { list } from './en/list.ts';
import { login } from './en/login.ts';
import { services, status } from './en/names.ts';
import { assigning } from './en/office/assigning.ts';
import { factor } from './en/office/factor.ts';
import { joining } from './en/office/joining.ts';
import { me, signedIn } from './en/office/me.ts';
import { passkeys } from './en/office/passkeys.ts';
import { people } from './en/office/people.ts';
import { proof } from './en/office/proof.ts';
import { replies } from './en/office/replies.ts';
import { seat } from './en/office/seat.ts';
import { settings } from './en/office/settings.ts';
import { asking, quiet, told } from './en/office/told.ts';
import { translators } from './en/office/translators.ts';
import { delivery } from './en/order/delivery.ts';
import { forgetting } from './en/order/forgetting.ts';
import { money } from './en/order/money.ts';
import { order } from './en/order/order.ts';
import { payments } from './en/order/payments.ts';
import { scan } from './en/scan.ts';
import { shell } from './en/shell.ts';

/** Every text of the console. */
export const texts = {
  language: 'en' as Language,
  analysis,
  answers,
  asking,
  assigning,
  changes,
  clocks,
  csv,
  delivery,
  detail,
  factor,
  figures,
  finding,
  forgetting,
  help,
  joining,
  list,
  login,
  money,
  order,
  passkeys,
  payments,
  people,
  me,
  signedIn,
  proof,
  quiet,
  replies,
  scan,
  seat,
  services,
  settings,
  shell,
  status,
  told,
  translators,
};

export type Texts = typeof texts;
