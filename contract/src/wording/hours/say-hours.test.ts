import { describe, expect, it } from 'vitest';
import type { HoursSection } from '../../hours/hours-schema.ts';
import { hoursInEnglish } from './en.ts';
import { sayOpening, sayWeek } from './say-hours.ts';
import { hoursInSimplified } from './zh-hans.ts';
import { hoursInTraditional } from './zh-hant.ts';

const weekdaysAt = (hours: string) => ({
  ...{ monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours },
});
const office: HoursSection = {
  places: {
    'America/Los_Angeles': {
      name: { en: 'San Francisco', 'zh-Hans': '旧金山', 'zh-Hant': '舊金山' },
      ...weekdaysAt('08:30-17:30'),
      daysOff: { '2026-11-26': { en: 'Thanksgiving', 'zh-Hans': '感恩节', 'zh-Hant': '感恩節' } },
    },
    'Asia/Shanghai': {
      name: { en: 'Shanghai', 'zh-Hans': '上海' },
      ...weekdaysAt('09:00-18:00'),
      saturday: '10:00-14:00',
    },
  },
};
const alone: HoursSection = { places: { 'Europe/London': weekdaysAt('09:00-17:00') } };
const all = [hoursInEnglish, hoursInSimplified, hoursInTraditional];

function say(section: HoursSection, moment: string, zone = 'Asia/Shanghai') {
  return all.map((words) => sayOpening(section, words, { at: Date.parse(moment), zone }));
}

describe('sayOpening', () => {
  it('says it by the clock of the reader, and whose it is where it is none of the office', () => {
    const moment = '2026-11-24T14:20:00+08:00';
    expect(say(office, moment)).toEqual([
      'Shanghai closes at 18:00 today, San Francisco opens at 00:30.',
      '上海办公室今天18:00下班，旧金山00:30上班。',
      '上海辦公室今天18:00下班，舊金山00:30上班。',
    ]);
    expect(say(office, moment, 'Europe/London')).toEqual([
      'Shanghai closes at 10:00 today, San Francisco opens at 16:30, your time.',
      '上海办公室今天10:00下班，旧金山16:30上班（您的当地时间）。',
      '上海辦公室今天10:00下班，舊金山16:30上班（您的當地時間）。',
    ]);
  });

  it('says which day, and why it is none', () => {
    expect(say(office, '2026-11-27T02:00:00+08:00')).toEqual([
      'Shanghai opens at 09:00 today, San Francisco is closed for Thanksgiving and opens at 00:30 tomorrow.',
      '上海办公室今天09:00上班，旧金山感恩节休息，明天00:30上班。',
      '上海辦公室今天09:00上班，舊金山感恩節休息，明天00:30上班。',
    ]);
    expect(say(office, '2026-11-28T20:00:00+08:00')[0]).toBe(
      'Shanghai opens on Monday at 09:00, San Francisco opens on Tuesday at 00:30.',
    );
    expect(say(alone, '2026-11-26T20:00:00Z', 'Europe/London')).toEqual([
      'Our office opens at 09:00 tomorrow.',
      '办公室明天09:00上班。',
      '辦公室明天09:00上班。',
    ]);
    const away = { ...alone, daysOff: { '2026-12-01/2026-12-20': { en: 'Moving' } } };
    expect(say(away, '2026-12-02T12:00:00Z', 'Europe/London').slice(0, 2)).toEqual([
      'Our office is closed for Moving and opens on 21 December at 09:00.',
      '办公室Moving休息，12月21日09:00上班。',
    ]);
  });

  it('leaves out a place whose zone this runtime does not know', () => {
    const places = { ...alone.places, 'Mars/Utopia': weekdaysAt('09:00-17:00') };
    const moment = '2026-11-26T20:00:00Z';
    expect(say({ places }, moment)).toEqual(say(alone, moment));
  });

  it('says nothing of an office without hours', () => {
    expect(say({}, '2026-11-24T00:00:00Z')).toEqual(['', '', '']);
    expect(say({ places: { UTC: { name: { en: 'Here' } } } }, '2026-11-24T00:00:00Z')[0]).toBe('');
  });
});

describe('sayWeek', () => {
  it('says the week of each place by its own clock', () => {
    expect(all.map((words) => sayWeek(office, words))).toEqual([
      'Shanghai: Mon–Fri 09:00–18:00, Sat 10:00–14:00; San Francisco: Mon–Fri 08:30–17:30, local time.',
      '上海办公室：周一至周五9:00–18:00，周六10:00–14:00；旧金山办公室：周一至周五8:30–17:30（当地时间）。',
      '上海辦公室：週一至週五9:00–18:00，週六10:00–14:00；舊金山辦公室：週一至週五8:30–17:30（當地時間）。',
    ]);
    expect(all.map((words) => sayWeek(alone, words))).toEqual([
      'Office hours: Mon–Fri 09:00–17:00, local time.',
      '工作时间：周一至周五9:00–17:00（当地时间）。',
      '工作時間：週一至週五9:00–17:00（當地時間）。',
    ]);
    expect(sayWeek({}, hoursInEnglish)).toBe('');
  });
});
