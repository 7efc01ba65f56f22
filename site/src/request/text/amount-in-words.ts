import type { Cents } from '@yiqiao/contract/money/money';
import { renminbiCapitals } from '@yiqiao/contract/money/renminbi-capitals';
import type { Language } from '@yiqiao/contract/text/languages';

/**
 * An amount of up to ten million dollars or yuan in words, shown beside the figure so that nobody can add a digit.
 * @returns `null` for a currency whose name is not known here.
 */
export function amountInWords(cents: Cents, currency: string, language: Language): string | null {
  if (currency !== 'USD' && currency !== 'CNY') return null;
  if (currency === 'CNY' && language === 'zh-Hans') return renminbiCapitals(cents);
  const [whole, rest] = [Math.trunc(cents / 100), cents % 100];
  return language === 'en'
    ? inEnglish(whole, rest, currency)
    : inChinese(whole, rest, currency, language);
}

type Known = 'USD' | 'CNY';

const englishNames = {
  USD: { one: 'US dollar', many: 'US dollars', cent: 'cent', cents: 'cents' },
  CNY: { one: 'yuan renminbi', many: 'yuan renminbi', cent: 'fen', cents: 'fen' },
} satisfies Record<Known, object>;

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inEnglish(units: number, cents: number, currency: Known): string {
  const names = englishNames[currency];
  const whole = `${spell(units)} ${units === 1 ? names.one : names.many}`;
  const text =
    cents === 0 ? whole : `${whole} and ${spell(cents)} ${cents === 1 ? names.cent : names.cents}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const units = [
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

function spell(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100) {
    const ones = number % 10;
    return `${tens[Math.trunc(number / 10)]}${ones === 0 ? '' : `-${small[ones]}`}`;
  }
  const [unit, name] = units.find(([size]) => number >= size) ?? [1, ''];
  const rest = number % unit;
  return `${spell(Math.trunc(number / unit))} ${name}${rest === 0 ? '' : ` ${spell(rest)}`}`;
}

const capitals = {
  'zh-Hans': { digits: '零壹贰叁肆伍陆柒捌玖', tenThousand: '万', USD: '美元', CNY: '人民币' },
  'zh-Hant': { digits: '零壹貳參肆伍陸柒捌玖', tenThousand: '萬', USD: '美元', CNY: '人民幣' },
};

/** 美元捌佰叁拾壹元叁角整 */
function inChinese(
  units: number,
  rest: number,
  currency: Known,
  language: 'zh-Hans' | 'zh-Hant',
): string {
  const { digits, tenThousand, [currency]: name } = capitals[language];
  const [high, low] = [Math.trunc(units / 10_000), units % 10_000];
  const gap = high > 0 && low > 0 && low < 1000 ? digits.charAt(0) : '';
  const upper = high === 0 ? '' : `${capitalize(high, digits)}${tenThousand}`;
  const lower = low === 0 && high > 0 ? '' : capitalize(low, digits);
  const [tenths, hundredths] = [Math.trunc(rest / 10), rest % 10];
  const tail = [
    tenths > 0 ? `${digits.charAt(tenths)}角` : '',
    tenths === 0 && hundredths > 0 ? digits.charAt(0) : '',
    hundredths > 0 ? `${digits.charAt(hundredths)}分` : '整',
  ];
  return `${name}${upper}${gap}${lower}元${tail.join('')}`;
}

const places = ['', '拾', '佰', '仟'];

/** 1 … 9999; a run of zeros inside is read as one. */
function capitalize(number: number, digits: string): string {
  if (number === 0) return digits.charAt(0);
  const figures = [...String(number)].map(Number);
  return figures
    .map((digit, index) => {
      const place = figures.length - 1 - index;
      if (digit > 0) return `${digits.charAt(digit)}${places[place]}`;
      const next = figures[index + 1] ?? 0;
      return next > 0 ? digits.charAt(0) : '';
    })
    .join('');
}
