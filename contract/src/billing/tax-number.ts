/** What a tax number's own check says of it. Whatever it says, the number is stored as given. */
export type TaxNumberCheck =
  /** Its check character or sum is right. */
  | { readonly kind: 'fits' }
  /** Taken as it is: a number of another country, or one without a check. */
  | { readonly kind: 'taken' }
  /** A character is wrong, or two are in each other's place; eight digits may also be another country's. */
  | { readonly kind: 'misfit'; readonly of: 'unified-code' | 'taiwan' }
  /** A letter that such codes never have: `position` counts from 1. */
  | {
      readonly kind: 'wrong-letter';
      readonly letter: string;
      readonly position: number;
      /** The code with the digits or letters that were most likely meant, if only one such code fits. */
      readonly repaired?: string;
    };

/** Characters of a mainland unified social credit code, with which taxpayers are registered. */
export const unifiedCodeLength = 18;

/** By value; I, O, S, V and Z are not used. Source: GB 32100-2015, 5.2 and annex A. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const codePattern = /^[0-9A-Z]{18}$/;

/** What is read as one of the unused letters. */
const lookAlikes: Readonly<Record<string, string>> = {
  I: '1L',
  O: '0QD',
  S: '58',
  V: 'UYW',
  Z: '27',
};

/** The lengths of mainland and Taiwan tax numbers; 15 and 20 have no check of their own. */
const chineseNumber = /^(?:\d{8}|[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/;

/** A tax number as stored: a Chinese one without spaces and in capitals, any other as typed. */
export function cleanTaxNumber(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  const closed = text.replace(/[\s-]/g, '').toUpperCase();
  return chineseNumber.test(closed) ? closed : text;
}

const fits = { kind: 'fits' } as const;

/** @param number as `cleanTaxNumber` returns it. */
export function checkTaxNumber(number: string): TaxNumberCheck {
  if (/^\d{8}$/.test(number)) return fitsTaiwan(number) ? fits : { kind: 'misfit', of: 'taiwan' };
  if (!codePattern.test(number)) return { kind: 'taken' };
  const index = [...number].findIndex((sign) => !alphabet.includes(sign));
  if (index === -1) return fitsUnifiedCode(number) ? fits : { kind: 'misfit', of: 'unified-code' };
  const [repaired, other] = readAlike(number).filter(fitsUnifiedCode);
  return {
    kind: 'wrong-letter',
    letter: number.charAt(index),
    position: index + 1,
    ...(repaired !== undefined && other === undefined && { repaired }),
  };
}

/** For reading: a unified code in its parts, "91310115 MA1K4PQ63 0"; any other number as it is. */
export function groupTaxNumber(number: string): string {
  if (!codePattern.test(number)) return number;
  return `${number.slice(0, 8)} ${number.slice(8, 17)} ${number.slice(17)}`;
}

/** Source: GB 32100-2015, annex A: weights 3^i mod 31, and the check character makes the sum 0 mod 31. */
function fitsUnifiedCode(code: string): boolean {
  let weight = 1;
  let sum = 0;
  for (const sign of code.slice(0, -1)) {
    sum += alphabet.indexOf(sign) * weight;
    weight = (weight * 3) % alphabet.length;
  }
  return (sum + alphabet.indexOf(code.slice(-1))) % alphabet.length === 0;
}

/** More wrong letters are no slip of the eye. */
const mostWrongLetters = 3;

/** Every code that may have been meant. */
function readAlike(code: string): string[] {
  const wrong = [...code].filter((sign) => sign in lookAlikes);
  if (wrong.length > mostWrongLetters) return [];
  return [...code].reduce<string[]>(
    (starts, sign) => {
      const meant = [...(lookAlikes[sign] ?? sign)];
      return starts.flatMap((start) => meant.map((each) => start + each));
    },
    [''],
  );
}

const taiwanWeights = [1, 2, 1, 2, 1, 2, 4, 1];

/**
 * Eight digits of Taiwan: the digits of the weighted digits add up to a multiple of 5, where a seventh digit of 7 may
 * count one less. Source: Ministry of Finance, rules for the numbers of business entities, as of April 2023.
 */
function fitsTaiwan(number: string): boolean {
  const sum = taiwanWeights.reduce((total, weight, index) => {
    const product = weight * Number(number.charAt(index));
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (number.charAt(6) === '7' && (sum + 1) % 5 === 0);
}
