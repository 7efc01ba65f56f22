import type { ClockTexts } from '../en/clocks.ts';
import { cities } from './cities.ts';

const times = new Intl.DateTimeFormat('zh-TW', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const weekdays = new Intl.DateTimeFormat('zh-TW', { weekday: 'short' });

const reasons: ClockTexts['file']['reasons'] = {
  completed: '專案已完成',
  abandoned: '長期沒有變動',
  'by-hand': '手動刪除',
};

const stops: ClockTexts['file']['reasons'] = {
  completed: '改為其他狀態，即停止刪除。',
  abandoned: '這裡長期沒有變動；變更狀態，即停止刪除。',
  'by-hand': '刪除無法停止。',
};

export const clocks: ClockTexts = {
  dateError: '日期無法顯示',
  day,
  weekday: (date, isThisYear) =>
    `${isThisYear ? '' : `${date.getFullYear()}年`}${day(date)}（${weekdays.format(date)}）`,
  time: (date) => times.format(date),
  lineDay: (_weekday, date) => date,
  moment: (date, time) => `${date}${time}`,
  today: (time) => `今天${time}`,
  yesterday: (time) => `昨天${time}`,
  tomorrow: (time) => `明天${time}`,
  span: {
    underAMinute: '不到1分鐘',
    minutes: (minutes) => `${minutes}分鐘`,
    hours: (hours, minutes) => (minutes === 0 ? `${hours}小時` : `${hours}小時${minutes}分`),
    days: (days, hours) => (hours === 0 ? `${days}天` : `${days}天${hours}小時`),
    wholeDays: (days) => `${days}天`,
  },
  submitted: (moment) => `${moment}送出`,
  replyOverdue: (span) => `回覆逾期${span}`,
  replyDueIn: (span) => `${span}內回覆`,
  replyWasDue: (moment) => `應於${moment}前回覆，已逾期`,
  replyIsDue: (moment) => `應於${moment}前回覆`,
  deadline: (moment) => `希望交件：${moment}`,
  deadlinePassed: (span) => `希望交件時間已過${span}`,
  noDate: (time) => `${time}，未填日期`,
  cities,
  zoneUnknown: '客戶所在時區不明',
  forTheClient: (moment, city) => `客戶當地時間：${moment}（${city}）`,
  file: {
    reasons,
    leaves: (span) => `檔案將在${span}後刪除`,
    left: (date) => `檔案已於${date}刪除`,
    none: '沒有檔案',
    kept: '專案完成後24小時內刪除。',
    counting: (span, moment, cause) => `${span}後刪除，時間為${moment}。${stops[cause]}`,
    deleted: (moment, cause) => `檔案已於${moment}刪除，原因：${reasons[cause]}。`,
    gone: '檔案已不在這裡。',
  },
};

function day(date: Date): string {
  return `${date.getMonth() + 1}月${date.getDate()}日`;
}
