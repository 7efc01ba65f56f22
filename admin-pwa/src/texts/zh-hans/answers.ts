import { isProblemCode, type ProblemCode } from '@yiqiao/contract/problem/problem';
import { wording } from '@yiqiao/contract/wording/zh-hans-orders';
import type { AnswerTexts } from '../en/answers.ts';

/** Said in other words than on the desk. */
const ownRefusals: Readonly<Partial<Record<ProblemCode, string>>> = {
  'bad-request': '服务器无法处理这个请求。',
  'not-found': '服务器上已没有这条询价或文件。',
  'too-many-requests': '尝试得太频繁，请稍后再试。',
};

export const answers: AnswerTexts = {
  refusal: (problem) => {
    const code = problem?.code;
    if (!isProblemCode(code)) return null;
    return ownRefusals[code] ?? wording.problem(code, 0);
  },
  httpStatus: (status) => `状态码${status}`,
  otherVersion: '服务器的版本不同，请重新加载管理后台',
  success: '已更新',
  error: '出错了',
  sealLost: '上次登录结束前未发送的内容已无法打开，现已删除。',
  updated: '询价状态已更新',
  sent: (changes) => `已发送${changes}项更改`,
  changedMeanwhile: '期间有其他更改',
  chooseStatus: (customerName, status) =>
    `${customerName}在服务器上已是“${status}”。请选择保留哪个状态。`,
  updateFailed: '未能更新状态',
  keptHere: (reason) => `${endSentence(reason)}更改保留在这里，尚未发送。`,
  sendAgain: '把更改再次发送到服务器',
  setBack: (status) => `把状态改回“${status}”`,
  waiting: '待发送',
  sentOnline: '更改已保存在本设备上，恢复连接后发送。',
  logoutFailed: '未能通知服务器退出登录',
  offline: '您已离线',
  fileOnServer: '文件在服务器上，恢复连接后即可下载。',
  documentDeleted: '文件已删除',
  deletion: {
    unanswered: '服务器没有回应，文件可能已经删除。恢复连接后请刷新查看。',
    refused: '未能删除文件。',
    conflict: '这条询价期间在别处有更改。请再看一遍，然后删除文件。',
  },
  count: {
    unanswered: '服务器没有回应，恢复连接后请再试。',
    refused: '未能重新计字。',
  },
  analysis: {
    unanswered: '连接已中断，恢复连接后请重新分析。',
    refused: '未能分析这份文件。',
  },
};

function endSentence(text: string): string {
  return /[.!?。！？]$/.test(text) ? text : `${text}。`;
}
