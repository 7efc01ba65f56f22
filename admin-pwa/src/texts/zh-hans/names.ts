import type { QuoteStatus } from '@yiqiao/contract/record/status';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { serviceNames } from '@yiqiao/contract/wording/zh-hans-terms';
import type { ServiceTexts, StatusTexts } from '../en/names.ts';

const nameService = (name: string) => knownName(serviceNames, name);

export const services: ServiceTexts = {
  name: nameService,
  // As wide as a character, with the room it needs around it.
  beside: (parts) => parts.join('·'),
  short: nameService,
  brief: (name) => nameService(name).replace(/（.*）$/, ''),
};

const statuses: Readonly<Record<QuoteStatus, string>> = {
  pending: '待处理',
  'in-progress': '进行中',
  completed: '已完成',
  cancelled: '已取消',
};

export const status: StatusTexts = {
  group: '状态',
  name: (name) => knownName(statuses, name),
  of: (customerName) => `${customerName}的状态`,
  current: (name) => `状态：${name}`,
  set: (name) => `改为${name}`,
  nowSet: (name) => `已改为${name}`,
  filesGo: (moment) => `文件将于${moment}删除`,
  startsDeletion: '：文件将在24小时内删除',
  stopsDeletion: '：停止删除',
};
