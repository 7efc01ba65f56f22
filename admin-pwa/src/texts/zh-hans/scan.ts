import type { ScanTexts } from '../en/scan.ts';

export const scan: ScanTexts = {
  title: '扫描件',
  offline: '您已离线。识别扫描件需要连接。',
  about: '由本服务器识别图片页中的文字，用于估算。',
  pagesDone: '已完成的页',
  cancelled: '已取消。',
  notOpened: '无法打开文件识别。',
  noneRead: '没有一页识别成功。',
  waiting: '正在排队。',
  looking: '正在查找图片页……',
  reading: (done, all) => `正在识别：共${all}页，已完成${done}页。`,
  cancel: '取消',
  read: '识别扫描件',
  readAgain: '重新识别',
  goOn: '继续',
  readAll: '识别全部页',
  language: '文字语言',
  found: (language) => `自动判断：${language}`,
  toBeFound: '自动判断',
  pagesFirst: (pages) => `先识别${pages}页`,
  range: (low, high) => `${low}～${high}`,
  words: (range) => `约${range}字`,
  characters: (range) => `中文字符约${range}个`,
  charactersAndWords: (characters, words) => `中文字符约${characters}个，英文单词约${words}个`,
  pages: (read, all, _pages, failed) =>
    `共${all}页，已识别${read}页${failed === null ? '' : `，${failed}页识别不出`}。`,
  rest: (_left, figure, time) => `其余${figure}页约需${time}。`,
  minutes: (minutes) => `${minutes}分钟`,
  hours: (hours, minutes) => `${hours}小时${minutes}分`,
  sample: (percent) =>
    `按抽样估算：若识别误差不超过${percent}%，全文字数有95%的可能在此范围内。公式和图形可能使误差更大。`,
  whole: (percent) => `估算：每一页都已识别，识别误差可能达${percent}%。公式和图形可能使误差更大。`,
  cost: (serviceType, timeline, cost) =>
    `按${serviceType}、${timeline}计，约为${cost}。价格不因此改变。`,
  notRead: {
    unanswered: '服务器没有回应，恢复连接后请再试。',
    refused: '未能识别扫描件。',
  },
  notCancelled: {
    unanswered: '服务器没有回应，可能仍在识别。恢复连接后请再试。',
    refused: '未能取消识别。',
  },
};
