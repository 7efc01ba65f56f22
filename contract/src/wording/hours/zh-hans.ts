import { chineseHours } from './chinese-hours.ts';

export const hoursInSimplified = chineseHours({
  language: 'zh-Hans',
  weekday: '周',
  office: '办公室',
  hours: '工作时间',
  opens: '上班',
  closes: '下班',
  allDay: '全天办公',
  isOff: '休息',
  isClosed: '休息',
  localTime: '当地时间',
  yourTime: '您的当地时间',
});
