import type { MomentTexts } from '../../en/request/moments.ts';
import { joinMoment } from '../../facts/join-moment.ts';
import { formatOffset, formatTime, type ZonedMoment } from '../../facts/zoned-moment.ts';

const weekdays = '日一二三四五六';
const zones: Readonly<Record<string, string>> = {
  'Asia/Shanghai': '北京时间',
  'Asia/Chongqing': '北京时间',
  'Asia/Hong_Kong': '香港时间',
  'Asia/Macau': '澳门时间',
  'Asia/Taipei': '台北时间',
  'Asia/Singapore': '新加坡时间',
};

function dayOf({ month, day, weekday }: ZonedMoment): string {
  return `${month}月${day}日（周${weekdays[weekday]}）`;
}

export const moments: MomentTexts = {
  full: (moment) => joinMoment(`${moment.year}年${dayOf(moment)}${formatTime(moment)}`),
  short: (moment) => joinMoment(`${dayOf(moment)}${formatTime(moment)}`),
  narrow: (moment) => joinMoment(`${moment.month}月${moment.day}日|${formatTime(moment)}`),
  day: ({ year, month, day }) => joinMoment(`${year}年${month}月${day}日`),
  shortDay: (moment) => joinMoment(dayOf(moment)),
  yourTime: ({ zone, offset }) => zones[zone] ?? `您的当地时间（UTC${formatOffset(offset)}）`,
  zone: ({ zone, offset }) => `${zones[zone] ?? '委托方当地时间'}（UTC${formatOffset(offset)}）`,
};
