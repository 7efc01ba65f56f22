import { company } from '@yiqiao/contract/company';

export const securityTextPath = '/.well-known/security.txt';

/** Well below the year after which RFC 9116 considers the file stale. */
const validDays = 180;

/** The contact for reporting vulnerabilities, as served at `now`. Source: RFC 9116. */
export function securityText(now: number): string {
  const expires = new Date(now + validDays * 24 * 3_600_000);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en, zh',
    '',
  ].join('\n');
}
