import { serviceNames } from '@yiqiao/contract/wording/zh-hans-terms';
import type { ServiceTexts, StatusTexts } from '../en/names.ts';

const known: Readonly<Record<string, string>> = serviceNames;

/** A newer server has names for what this console does not know. */
function nameService(name: string): string {
  return Object.hasOwn(known, name) ? (known[name] ?? name) : name;
}

export const services: ServiceTexts = {
  name: nameService,
  // As wide as a character, with the room it needs around it.
  beside: (parts) => parts.join('·'),
  short: nameService,
};

const statuses: Readonly<Record<string, string>> = {
  pending: '待处理',
  'in-progress': '进行中',
  completed: '已完成',
  cancelled: '已取消',
};

export const status: StatusTexts = {
  name: (name) => (Object.hasOwn(statuses, name) ? (statuses[name] ?? name) : name),
  of: (customerName) => `${customerName}的状态`,
  current: (name) => `状态：${name}`,
  set: (name) => `改为${name}`,
  startsDeletion: '：文件将在24小时内删除',
  stopsDeletion: '：停止删除',
};
