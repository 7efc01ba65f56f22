import type { DeadlineTexts } from '../../en/quote/deadline.ts';

const weekdayName = new Intl.DateTimeFormat('zh-CN', { weekday: 'long' });

export const deadline: DeadlineTexts = {
  date: '期望交付日期',
  time: '时间',
  optional: '选填',
  clear: '清除',
  clearDate: '清除期望交付日期',
  clearTime: '清除时间',
  choose: '选择日期',
  chooseLabel: '选择期望交付日期',
  twelveHours: '时和分，上午或下午',
  twentyFourHours: '24小时制，如17:30',
  calendar: {
    weekStartsOn: 1,
    month: (date) => `${date.getFullYear()}年${date.getMonth() + 1}月`,
    weekday: (date) => weekdayName.format(date).slice(-1),
    weekdayName: (date) => weekdayName.format(date),
    day: (date, isToday, isSelected) => {
      const day = `${date.getDate()}日，${date.getFullYear()}年${date.getMonth() + 1}月，${weekdayName.format(date)}`;
      return `${day}${isToday ? '，今天' : ''}${isSelected ? '，已选' : ''}`;
    },
    previous: '上一个月',
    next: '下一个月',
  },
};
