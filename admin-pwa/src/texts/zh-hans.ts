import type { Texts } from './en.ts';
import { analysis } from './zh-hans/analysis.ts';
import { answers } from './zh-hans/answers.ts';
import { changes } from './zh-hans/changes.ts';
import { clocks } from './zh-hans/clocks.ts';
import { csv } from './zh-hans/csv.ts';
import { detail } from './zh-hans/detail.ts';
import { figures } from './zh-hans/figures.ts';
import { finding } from './zh-hans/finding.ts';
import { help } from './zh-hans/help.ts';
import { list } from './zh-hans/list.ts';
import { login } from './zh-hans/login.ts';
import { services, status } from './zh-hans/names.ts';
import { assigning } from './zh-hans/office/assigning.ts';
import { factor } from './zh-hans/office/factor.ts';
import { joining } from './zh-hans/office/joining.ts';
import { me, signedIn } from './zh-hans/office/me.ts';
import { passkeys } from './zh-hans/office/passkeys.ts';
import { people } from './zh-hans/office/people.ts';
import { proof } from './zh-hans/office/proof.ts';
import { replies } from './zh-hans/office/replies.ts';
import { seat } from './zh-hans/office/seat.ts';
import { settings } from './zh-hans/office/settings.ts';
import { asking, quiet, told } from './zh-hans/office/told.ts';
import { translators } from './zh-hans/office/translators.ts';
import { delivery } from './zh-hans/order/delivery.ts';
import { forgetting } from './zh-hans/order/forgetting.ts';
import { money } from './zh-hans/order/money.ts';
import { order } from './zh-hans/order/order.ts';
import { payments } from './zh-hans/order/payments.ts';
import { scan } from './zh-hans/scan.ts';
import { shell } from './zh-hans/shell.ts';

export const texts: Texts = {
  language: 'zh-Hans',
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
