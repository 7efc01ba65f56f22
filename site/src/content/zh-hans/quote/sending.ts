import { wording } from '@yiqiao/contract/wording/zh-hans';
import type { QuoteTexts } from '../../en/quote/quote.ts';

const numerals = ['零', '一', '两', '三', '四', '五'];

export const sending: QuoteTexts['sending'] = {
  send: '提交询价',
  chooseFirst: '先选择文件',
  busy: '正在提交……',
  failure: {
    lost: '连接已中断。',
    gone: '文件在您的设备上有变动。',
    refused: ({ code, status }) => wording.problem(code, status),
    sendAgain: '文件和已填内容都还在。再次提交，不会重复询价。',
    chooseAgain: '请移除文件，重新选择，再按提交。',
    stillHere: '文件和已填内容都还在。',
    again: '再次提交',
    waits: (seconds) => `${seconds}秒后自动再次提交。`,
    sendNow: '立即提交',
    stopWaiting: '不自动提交',
  },
  toasts: {
    error: '没能提交',
    noFile: '请先选择文件',
    failed: '您填的都还在，请再试一次',
    missingTitle: (count) => `还差${numerals[count] ?? count}项没填`,
    missingText: (fields) => `${fields.join('、')}。`,
    received: '询价已提交',
    receivedText: (reference) =>
      `我们会在24小时内回复。${reference === null ? '' : `编号：${reference}`}`,
    linkKept: '专属页面的链接在“获取报价”页。',
    seeReceived: '查看我们收到的内容',
  },
};
