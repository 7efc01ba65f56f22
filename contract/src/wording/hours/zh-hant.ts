import { chineseHours } from './chinese-hours.ts';

export const hoursInTraditional = chineseHours({
  language: 'zh-Hant',
  weekday: '週',
  office: '辦公室',
  hours: '工作時間',
  opens: '上班',
  closes: '下班',
  allDay: '全天辦公',
  isOff: '休息',
  isClosed: '休息',
  localTime: '當地時間',
  yourTime: '您的當地時間',
});
