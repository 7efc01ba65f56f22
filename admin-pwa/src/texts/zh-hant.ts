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
import { order } from './zh-hant/order.ts';
import { scan } from './zh-hant/scan.ts';
import { shell } from './zh-hant/shell.ts';

export const texts: Texts = {
  language: 'zh-Hant',
  analysis,
  answers,
  changes,
  clocks,
  csv,
  detail,
  figures,
  finding,
  help,
  list,
  login,
  order,
  scan,
  services,
  shell,
  status,
};
