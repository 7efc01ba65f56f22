const looksLikeIban = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;

/**
 * Whether an account number that looks like an IBAN has the right check digits; any other number passes, since there
 * are as many kinds as countries. Source: ISO 13616, ISO 7064 (MOD 97-10).
 */
export function isNoMistypedIban(number: string): boolean {
  const iban = number.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!looksLikeIban.test(iban)) return true;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
  const remainder = digits.reduce(
    (rest, value) => (rest * (value < 10 ? 10 : 100) + value) % 97,
    0,
  );
  return remainder === 1;
}
