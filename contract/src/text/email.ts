/** Longest address, in UTF-16 code units: 64 before the @ and 255 behind it. Source: RFC 3696, section 3. */
export const maxEmailLength = 320;

/**
 * An address as it was meant: without the white space around it, and without the invisible marks
 * that address books and chats copy along with it (U+202A …), to which no reply would arrive.
 */
export function cleanEmail(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').trim();
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
