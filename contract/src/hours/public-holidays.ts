import type { ScriptNames } from './hours-schema.ts';

/** The public holidays of a year, to be taken over as a draft. */
export interface PublicHolidays {
  readonly year: number;
  /** By the day, or by the first and the last. */
  readonly daysOff: Readonly<Record<string, ScriptNames>>;
  /** Days of a weekend that are worked in exchange. */
  readonly workingDays: readonly string[];
}

/** Where they hold. */
export const holidayZones: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Urumqi',
];

/**
 * Those of mainland China, as far as they are published. Source: 国务院办公厅关于2026年部分节假日安排的通知
 * (国办发明电〔2025〕7号, 4 November 2025). The notice of a year comes out in November of the one before it, and until
 * then nobody knows which days are worked in exchange.
 */
export const chinasHolidays: readonly PublicHolidays[] = [
  {
    year: 2026,
    daysOff: {
      '2026-01-01/2026-01-03': { en: 'New Year', 'zh-Hans': '元旦', 'zh-Hant': '元旦' },
      '2026-02-15/2026-02-23': { en: 'Spring Festival', 'zh-Hans': '春节', 'zh-Hant': '春節' },
      '2026-04-04/2026-04-06': {
        en: 'Qingming Festival',
        'zh-Hans': '清明节',
        'zh-Hant': '清明節',
      },
      '2026-05-01/2026-05-05': { en: 'Labor Day', 'zh-Hans': '劳动节', 'zh-Hant': '勞動節' },
      '2026-06-19/2026-06-21': {
        ...{ en: 'Dragon Boat Festival', 'zh-Hans': '端午节', 'zh-Hant': '端午節' },
      },
      '2026-09-25/2026-09-27': {
        ...{ en: 'Mid-Autumn Festival', 'zh-Hans': '中秋节', 'zh-Hant': '中秋節' },
      },
      '2026-10-01/2026-10-07': { en: 'National Day', 'zh-Hans': '国庆节', 'zh-Hant': '國慶節' },
    },
    workingDays: [
      '2026-01-04',
      '2026-02-14',
      '2026-02-28',
      '2026-05-09',
      '2026-09-20',
      '2026-10-10',
    ],
  },
];

/** The first that are published of a year that is not over. @param year of the calendar. */
export function findPublicHolidays(year: number): PublicHolidays | null {
  return chinasHolidays.find((one) => one.year >= year) ?? null;
}
