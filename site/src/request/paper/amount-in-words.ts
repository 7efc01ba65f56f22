import type { Cents } from '@yiqiao/contract/money/money';
import type { Language } from '@yiqiao/contract/text/languages';

/** An amount of up to ten million dollars in words, shown beside the figure so that nobody can add a digit. */
export function amountInWords(cents: Cents, language: Language): string {
  const [dollars, rest] = [Math.trunc(cents / 100), cents % 100];
  return language === 'en' ? inEnglish(dollars, rest) : inChinese(dollars, rest, language);
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inEnglish(dollars: number, cents: number): string {
  const whole = `${spell(dollars)} US ${dollars === 1 ? 'dollar' : 'dollars'}`;
  const text =
    cents === 0 ? whole : `${whole} and ${spell(cents)} ${cents === 1 ? 'cent' : 'cents'}`;
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
  'zh-Hans': { digits: '零壹贰叁肆伍陆柒捌玖', tenThousand: '万', dollars: '美元', cents: '角分' },
  'zh-Hant': { digits: '零壹貳參肆伍陸柒捌玖', tenThousand: '萬', dollars: '美元', cents: '角分' },
};

/** 美元捌佰叁拾壹元叁角整 */
function inChinese(dollars: number, rest: number, language: 'zh-Hans' | 'zh-Hant'): string {
  const { digits, tenThousand } = capitals[language];
  const [high, low] = [Math.trunc(dollars / 10_000), dollars % 10_000];
  const gap = high > 0 && low > 0 && low < 1000 ? digits.charAt(0) : '';
  const upper = high === 0 ? '' : `${capitalize(high, digits)}${tenThousand}`;
  const lower = low === 0 && high > 0 ? '' : capitalize(low, digits);
  const [tenths, hundredths] = [Math.trunc(rest / 10), rest % 10];
  const tail = [
    tenths > 0 ? `${digits.charAt(tenths)}角` : '',
    tenths === 0 && hundredths > 0 ? digits.charAt(0) : '',
    hundredths > 0 ? `${digits.charAt(hundredths)}分` : '整',
  ];
  return `美元${upper}${gap}${lower}元${tail.join('')}`;
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
