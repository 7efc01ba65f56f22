import { maxFieldLength } from './upload-limits.ts';

/**
 * Whether a text could be an e-mail address. Refuses only what is impossible (no `@`, white space,
 * an empty side, a domain without a dot): a strict pattern turns real clients away.
 */
export function isPossibleEmail(text: string): boolean {
  if (text.length > maxFieldLength.customerEmail) return false;
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return at > 0 && !/[\s\p{Cc}<>()",;:\\@]/u.test(local + domain) && isPossibleDomain(domain);
}

function isPossibleDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '' && !/^-|-$/.test(label));
}
