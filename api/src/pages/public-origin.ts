import { originPlace } from '@yiqiao/contract/public-origin';

/** Built files that may name the origin: pages, sitemap.xml and robots.txt. */
export function mayNameOrigin(address: string): boolean {
  return /\.(?:html|xml|txt)$/.test(address);
}

/**
 * Fills in the public origin where the build has left a placeholder. Only the operator knows it: a Host header may
 * say anything. If it is not set, everything that needs it is left out.
 * @returns `null` for a file that makes no sense without an origin.
 */
export function putOrigin(
  address: string,
  text: string,
  origin: string | undefined,
): string | null {
  if (!text.includes(originPlace)) return text;
  if (origin !== undefined) return text.replaceAll(originPlace, origin);
  if (address.endsWith('.html')) return withoutAddresses(text);
  return address.endsWith('.xml') ? null : withoutLines(text);
}

/** Removes the tags that the site's `PageHead` leaves out without an origin. */
function withoutAddresses(html: string): string {
  return html
    .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, (data) =>
      data.includes(originPlace) ? '' : data,
    )
    .replace(/<(?:meta property="og:(?:url|image)|link rel="(?:canonical|alternate)")[^>]*>/g, '')
    .replaceAll(originPlace, '');
}

function withoutLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.includes(originPlace))
    .join('\n');
}
