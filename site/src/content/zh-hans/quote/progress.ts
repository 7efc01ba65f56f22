import type { ProgressTexts } from '../../en/quote/progress.ts';

export const progress: ProgressTexts = {
  ring: '文件上传进度',
  sent: '已上传',
  sentOf: (sent, all) => `${sent} / ${all} MB`,
  timeLeft: '剩余时间',
  speed: '速度',
  perSecond: (megabytes) => `${megabytes} MB/s`,
  document: '文件',
  unknown: '–',
  waiting: '等待服务器确认',
  seconds: (count) => `${count}秒`,
  minutes: (count) => `${count}分钟`,
  hours: (hours, minutes) => (minutes === 0 ? `${hours}小时` : `${hours}小时${minutes}分钟`),
  cancelled: '已取消，没有留下任何内容。',
  cancelledTooLate: '已取消。取消之前文件已全部上传，我们可能已经收到；再次提交，不会重复询价。',
  announced: {
    sending: (percent) => `正在上传，已完成${percent}%。`,
    allSent: '已全部上传，正在等待服务器确认。',
    chosen: (fileName) => `已选择${fileName}，正在计字。`,
    read: (fileName) => `已读取${fileName}。`,
    counted: (count, rule) => `${count}。${rule}`,
    uncertain: (kind, figure) => (figure === null ? `${kind}。` : `${kind}：${figure}。`),
  },
};
