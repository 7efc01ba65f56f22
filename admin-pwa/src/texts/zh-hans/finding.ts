import type { FindingTexts } from '../en/finding.ts';

export const finding: FindingTexts = {
  searchLabel: '按姓名、邮箱、文件名或编号搜索',
  searchHint: '姓名、邮箱、文件名、编号',
  filter: '筛选',
  inUse: '（已启用）',
  service: '需要的服务',
  anyService: '全部服务',
  due: '期限',
  anyTime: '不限',
  dueChoices: {
    'reply-overdue': '回复已逾期',
    overdue: '交付时间已过',
    today: '今天交付',
    week: '7天内交付',
    none: '未填交付时间',
  },
  order: '排序',
  sortOrders: {
    newest: '最新在前',
    due: '最急在前',
    deadline: '交付时间在先',
    reply: '回复期限在先',
    cost: '价格从高到低',
  },
  fullCards: '显示全部内容',
  showOnly: '只显示',
  all: '全部',
  views: {
    new: '新询价',
    'to-answer': '待答复',
    waiting: '等待客户',
    'to-deliver': '待交付',
    overdue: '已逾期',
  },
  shortViews: {
    new: '新询价',
    'to-answer': '待答复',
    waiting: '等待客户',
    'to-deliver': '待交付',
    overdue: '已逾期',
  },
};
