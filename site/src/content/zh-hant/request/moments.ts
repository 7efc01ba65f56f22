import type { MomentTexts } from '../../en/request/moments.ts';
import { joinMoment } from '../../facts/join-moment.ts';
import { formatOffset, formatTime, type ZonedMoment } from '../../facts/zoned-moment.ts';

const weekdays = '日一二三四五六';
const zones: Readonly<Record<string, string>> = {
  'Asia/Taipei': '台北時間',
  'Asia/Hong_Kong': '香港時間',
  'Asia/Macau': '澳門時間',
  'Asia/Shanghai': '北京時間',
  'Asia/Chongqing': '北京時間',
  'Asia/Singapore': '新加坡時間',
};

function dayOf({ month, day, weekday }: ZonedMoment): string {
  return `${month}月${day}日（週${weekdays[weekday]}）`;
}

/** “下午2:31” */
function timeOf(moment: ZonedMoment): string {
  const { hour } = moment;
  const minutes = formatTime(moment).slice(-3);
  return `${hour < 12 ? '上午' : '下午'}${hour % 12 === 0 ? 12 : hour % 12}${minutes}`;
}

export const moments: MomentTexts = {
  full: (moment) => joinMoment(`${moment.year}年${dayOf(moment)}${timeOf(moment)}`),
  short: (moment) => joinMoment(`${dayOf(moment)}${timeOf(moment)}`),
  narrow: (moment) => joinMoment(`${moment.month}月${moment.day}日|${timeOf(moment)}`),
  day: ({ year, month, day }) => joinMoment(`${year}年${month}月${day}日`),
  shortDay: (moment) => joinMoment(dayOf(moment)),
  yourTime: ({ zone, offset }) => zones[zone] ?? `您的當地時間（UTC${formatOffset(offset)}）`,
  zone: ({ zone, offset }) => `${zones[zone] ?? '委託人當地時間'}（UTC${formatOffset(offset)}）`,
};
