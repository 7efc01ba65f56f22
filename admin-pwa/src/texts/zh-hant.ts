import type { Texts } from './en.ts';
import { analysis } from './zh-hant/analysis.ts';
import { answers } from './zh-hant/answers.ts';
import { changes } from './zh-hant/changes.ts';
import { clocks } from './zh-hant/clocks.ts';
import { csv } from './zh-hant/csv.ts';
import { detail } from './zh-hant/detail.ts';
import { figures } from './zh-hant/figures.ts';
import { finding } from './zh-hant/finding.ts';
import { help } from './zh-hant/help.ts';
import { list } from './zh-hant/list.ts';
import { login } from './zh-hant/login.ts';
import { services, status } from './zh-hant/names.ts';
import { assigning } from './zh-hant/office/assigning.ts';
import { factor } from './zh-hant/office/factor.ts';
import { joining } from './zh-hant/office/joining.ts';
import { me, signedIn } from './zh-hant/office/me.ts';
import { passkeys } from './zh-hant/office/passkeys.ts';
import { people } from './zh-hant/office/people.ts';
import { proof } from './zh-hant/office/proof.ts';
import { replies } from './zh-hant/office/replies.ts';
import { seat } from './zh-hant/office/seat.ts';
import { settings } from './zh-hant/office/settings.ts';
import { asking, quiet, told } from './zh-hant/office/told.ts';
import { translators } from './zh-hant/office/translators.ts';
import { delivery } from './zh-hant/order/delivery.ts';
import { forgetting } from './zh-hant/order/forgetting.ts';
import { money } from './zh-hant/order/money.ts';
import { order } from './zh-hant/order/order.ts';
import { payments } from './zh-hant/order/payments.ts';
import { scan } from './zh-hant/scan.ts';
import { shell } from './zh-hant/shell.ts';

export const texts: Texts = {
  language: 'zh-Hant',
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
