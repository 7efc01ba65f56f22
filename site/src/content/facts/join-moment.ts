/** U+2060 WORD JOINER: no line breaks at it. */
const joiner = '\u2060';

/** Keeps the parts of a Chinese date or time on one line. */
export function joinMoment(text: string): string {
  return text
    .replace(/(\d)([年月日])/g, `$1${joiner}$2`)
    .replace(/([年月午])(\d)/g, `$1${joiner}$2`)
    .replace(/([上下])午/g, `$1${joiner}午`);
}
