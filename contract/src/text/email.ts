/** Longest address, in UTF-16 code units: 64 before the @ and 255 after it. Source: RFC 3696, section 3. */
export const maxEmailLength = 320;

/**
 * Normalizes an address: removes surrounding white space and the invisible marks that address books and chats copy
 * along (U+202A …), which would make replies fail, and replaces the full-width signs of Chinese keyboards
 * (`ｗａｎｇ＠例子。公司`).
 */
export function cleanEmail(text: string): string {
  return text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61]/g, '.')
    .trim();
}

/**
 * One key for all spellings of an address that reach the same mailbox: case, full-width letters and composed
 * accents make no difference. Dots and `+tags` do, because only the mail host knows what they mean.
 */
export function emailKey(email: string): string {
  return cleanEmail(email).normalize('NFKC').toLowerCase();
}

/**
 * Whether a text could be an e-mail address. Refuses only what is impossible (no `@`, white space,
 * an empty side, a domain without a dot): a strict pattern turns real clients away.
 */
export function isPossibleEmail(text: string): boolean {
  if (text.length > maxEmailLength) return false;
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return at > 0 && !/[\s\p{Cc}<>()",;:\\@]/u.test(local + domain) && isPossibleDomain(domain);
}

function isPossibleDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '' && !/^-|-$/.test(label));
}
