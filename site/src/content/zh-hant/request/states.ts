import type { StateTexts } from '../../en/request/states.ts';
import { english } from '../../phrase.ts';

const names: StateTexts['names'] = {
  received: { name: '已收到', companion: english('Received') },
  question: { name: '有個問題', companion: english('A question') },
  quoted: { name: '報價', companion: english('Quote') },
  expired: { name: '已過期', companion: english('Expired') },
  replaced: { name: '已有新版', companion: english('Replaced') },
  declined: { name: '已謝絕', companion: english('Declined') },
  accepted: { name: '已接受', companion: english('Accepted') },
  'to-pay': { name: '待付款', companion: english('To be paid') },
  'in-progress': { name: '翻譯中', companion: english('In progress') },
  delivered: { name: '已交件', companion: english('Delivered') },
  revision: { name: '修改中', companion: english('In revision') },
  completed: { name: '已完成', companion: english('Completed') },
  cancelled: { name: '已取消', companion: english('Cancelled') },
  thanks: { name: '謝謝您', companion: english('Thank you') },
  deleted: { name: '已刪除', companion: english('Deleted') },
};

export const states: StateTexts = {
  names,
  stepsLabel: '詢價進度',
  steps: {
    received: '已收到',
    quoted: '已報價',
    accepted: '已接受',
    delivered: '已交件',
    completed: '已完成',
  },
  title: (state, reference) =>
    `（${state === 'quoted' ? '已報價' : names[state].name}）${reference}`,
  version: (version) => `第${version}版`,
  quote: (version) => `報價，第${version}版`,
};
