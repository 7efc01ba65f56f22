import { format } from 'date-fns';
import type { ClockTexts } from '../en/clocks.ts';
import { cities } from './cities.ts';

const weekdays = new Intl.DateTimeFormat('zh-CN', { weekday: 'short' });

const reasons: ClockTexts['file']['reasons'] = {
  completed: '项目已完成',
  abandoned: '长期没有变动',
  'by-hand': '手动删除',
};

const stops: ClockTexts['file']['reasons'] = {
  completed: '改为其他状态，即停止删除。',
  abandoned: '这里长期没有变动；更改状态，即停止删除。',
  'by-hand': '删除无法停止。',
};

export const clocks: ClockTexts = {
  dateError: '日期无法显示',
  day,
  weekday: (date, isThisYear) =>
    `${isThisYear ? '' : `${date.getFullYear()}年`}${day(date)}（${weekdays.format(date)}）`,
  time: (date) => format(date, 'HH:mm'),
  lineDay: (_weekday, date) => date,
  moment: (date, time) => `${date}${time}`,
  today: (time) => `今天${time}`,
  yesterday: (time) => `昨天${time}`,
  tomorrow: (time) => `明天${time}`,
  span: {
    underAMinute: '不到1分钟',
    minutes: (minutes) => `${minutes}分钟`,
    hours: (hours, minutes) => (minutes === 0 ? `${hours}小时` : `${hours}小时${minutes}分`),
    days: (days, hours) => (hours === 0 ? `${days}天` : `${days}天${hours}小时`),
    wholeDays: (days) => `${days}天`,
  },
  submitted: (moment) => `${moment}提交`,
  replyOverdue: (span) => `回复逾期${span}`,
  replyDueIn: (span) => `${span}内回复`,
  replyWasDue: (moment) => `应于${moment}前回复，已逾期`,
  replyIsDue: (moment) => `应于${moment}前回复`,
  deadline: (moment) => `期望交付：${moment}`,
  deadlinePassed: (span) => `期望交付时间已过${span}`,
  noDate: (time) => `${time}，未填日期`,
  cities,
  zoneUnknown: '客户所在时区未知',
  forTheClient: (moment, city) => `客户当地时间：${moment}（${city}）`,
  file: {
    reasons,
    leaves: (span) => `文件将在${span}后删除`,
    left: (date) => `文件已于${date}删除`,
    none: '没有文件',
    kept: '项目完成后24小时内删除。',
    counting: (span, moment, cause) => `${span}后删除，时间为${moment}。${stops[cause]}`,
    deleted: (moment, cause) => `文件已于${moment}删除，原因：${reasons[cause]}。`,
    gone: '文件已不在这里。',
  },
};

function day(date: Date): string {
  return `${date.getMonth() + 1}月${date.getDate()}日`;
}
