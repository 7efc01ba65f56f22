import type { QuoteStatus } from '@yiqiao/contract/record/status';
import { knownName } from '@yiqiao/contract/wording/known-name';
import { serviceNames } from '@yiqiao/contract/wording/zh-hant-terms';
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
  pending: '待處理',
  'in-progress': '進行中',
  completed: '已完成',
  cancelled: '已取消',
};

export const status: StatusTexts = {
  group: '狀態',
  name: (name) => knownName(statuses, name),
  of: (customerName) => `${customerName}的狀態`,
  current: (name) => `狀態：${name}`,
  set: (name) => `改為${name}`,
  nowSet: (name) => `已改為${name}`,
  filesGo: (moment) => `檔案將於${moment}刪除`,
  startsDeletion: '：檔案將在24小時內刪除',
  stopsDeletion: '：停止刪除',
};
