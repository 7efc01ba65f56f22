import type { FindingTexts } from '../en/finding.ts';

export const finding: FindingTexts = {
  searchLabel: '依姓名、電子郵件、檔名或編號搜尋',
  searchHint: '姓名、電子郵件、檔名、編號',
  filter: '篩選',
  inUse: '（已啟用）',
  service: '需要的服務',
  anyService: '全部服務',
  due: '期限',
  anyTime: '不限',
  dueChoices: {
    'reply-overdue': '回覆已逾期',
    overdue: '交件時間已過',
    today: '今天交件',
    week: '7天內交件',
    none: '未填交件時間',
  },
  order: '排序',
  sortOrders: {
    newest: '最新在前',
    due: '最急在前',
    deadline: '交件時間在先',
    reply: '回覆期限在先',
    cost: '價格由高到低',
  },
  fullCards: '顯示全部內容',
  showOnly: '只顯示',
  all: '全部',
  views: {
    new: '新詢價',
    'to-answer': '待答覆',
    waiting: '等待客戶',
    'to-deliver': '待交件',
    overdue: '已逾期',
  },
  shortViews: {
    new: '新詢價',
    'to-answer': '待答覆',
    waiting: '等待客戶',
    'to-deliver': '待交件',
    overdue: '已逾期',
  },
};
