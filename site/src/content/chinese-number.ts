const digits = [...'零一二三四五六七八九十'];

/** A whole number up to 99 in Chinese: 3 → 三, 12 → 十二, 20 → 二十. */
export function chineseNumber(number: number): string {
  if (number <= 10) return digits[number] ?? String(number);
  const tens = Math.floor(number / 10);
  const ones = number % 10;
  return `${tens > 1 ? digits[tens] : ''}十${ones > 0 ? digits[ones] : ''}`;
}
