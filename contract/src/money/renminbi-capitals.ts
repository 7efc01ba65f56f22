import type { Cents } from './money.ts';

const numerals = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿'];

/**
 * An amount in renminbi in the capital numerals of Chinese bills, which nobody can alter by a stroke: 598536 →
 * "人民币伍仟玖佰捌拾伍元叁角陆分". Source: 支付结算办法 (People's Bank of China, 1997), annex 1.
 * @param fen a positive whole number below 10¹⁴.
 */
export function renminbiCapitals(fen: Cents): string {
  const yuan = Math.trunc(fen / 100);
  const jiao = Math.trunc(fen / 10) % 10;
  const rest = fen % 10;
  const whole = yuan === 0 ? '' : `${spellInteger(yuan)}元`;
  if (jiao === 0 && rest === 0) return `人民币${whole}整`;
  // A gap between yuan and fen is read aloud; none is at the beginning.
  const gap = jiao === 0 && yuan > 0 ? '零' : '';
  const tenths = jiao === 0 ? gap : `${numerals[jiao]}角`;
  return `人民币${whole}${tenths}${rest === 0 ? '整' : `${numerals[rest]}分`}`;
}

/** Groups of four digits, each followed by its unit; any run of zeros within is one 零. */
function spellInteger(value: number): string {
  const parts: string[] = [];
  for (let rest = value, index = 0; rest > 0; rest = Math.trunc(rest / 10_000), index += 1) {
    const group = rest % 10_000;
    const isLeading = rest < 10_000;
    if (group > 0) {
      const spelled = `${spellGroup(group)}${groups[index] ?? ''}`;
      parts.unshift(!isLeading && group < 1000 ? `零${spelled}` : spelled);
    } else if (parts[0]?.startsWith('零') === false) {
      parts.unshift('零');
    }
  }
  return parts.join('');
}

/** A number below 10,000, without the zeros at its beginning and end. */
function spellGroup(group: number): string {
  const reversed = [...String(group)].reverse().map(Number);
  return reversed
    .map((digit, place) => {
      if (digit > 0) return `${numerals[digit]}${places[place]}`;
      // One 零 for a run of zeros, and none for those at the end.
      const isEndOfRun = (reversed[place - 1] ?? 0) > 0;
      return isEndOfRun ? '零' : '';
    })
    .reverse()
    .join('');
}
