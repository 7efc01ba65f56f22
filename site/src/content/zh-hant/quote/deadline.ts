import type { DeadlineTexts } from '../../en/quote/deadline.ts';

const weekdayName = new Intl.DateTimeFormat('zh-TW', { weekday: 'long' });

export const deadline: DeadlineTexts = {
  date: '希望交件日期',
  time: '時間',
  optional: '選填',
  clear: '清除',
  clearDate: '清除希望交件日期',
  clearTime: '清除時間',
  choose: '選擇日期',
  chooseLabel: '選擇希望交件日期',
  twelveHours: '時與分，上午或下午',
  twentyFourHours: '24小時制，如17:30',
  calendar: {
    weekStartsOn: 0,
    month: (date) => `${date.getFullYear()}年${date.getMonth() + 1}月`,
    weekday: (date) => weekdayName.format(date).slice(-1),
    weekdayName: (date) => weekdayName.format(date),
    day: (date, isToday, isSelected) => {
      const day = `${date.getDate()}日，${date.getFullYear()}年${date.getMonth() + 1}月，${weekdayName.format(date)}`;
      return `${day}${isToday ? '，今天' : ''}${isSelected ? '，已選' : ''}`;
    },
    previous: '上一個月',
    next: '下一個月',
  },
};
