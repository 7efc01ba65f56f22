import type { ListTexts } from '../en/list.ts';

export const list: ListTexts = {
  pane: '列表',
  heading: '询价列表',
  loading: '正在加载……',
  loadingQuotes: '正在加载询价……',
  loadingWords: '–字',
  nothingMatches: '没有符合的询价。请更改搜索内容或筛选条件。',
  notLoaded: (reason) => `无法加载询价。${reason}`,
  noAnswer: '服务器没有回应。',
  tryAgain: '重试',
  empty: '还没有询价。',
  emptyHint: '网站上的下一条询价会出现在这里，并已计字。',
  submissions: (_count, figure) => `${figure}条询价`,
  found: (found, all) => `${all}中的${found}条`,
  summary: (count, order) => `${count}，${order}`,
  download: '下载',
  queued: {
    sending: '发送中',
    notSent: '未发送',
    chooseOne: '待选择',
    refused: '未接受',
    both: (own, server) => `您选：${own}。服务器：${server}`,
    anotherStatus: '其他状态',
    wasRefused: (status, reason) => `服务器没有接受“${status}”${reason ? `：${reason}` : ''}`,
    wanted: (status, tag) => `${status}，${tag}`,
  },
};
