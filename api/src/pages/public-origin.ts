import { originPlace } from '@yiqiao/contract/public-origin';

/** Built files that may name the origin: pages, sitemap.xml and robots.txt. */
export function mayNameOrigin(address: string): boolean {
  return /\.(?:html|xml|txt)$/.test(address);
}

/**
 * Puts the public origin where the build has left its place. Nobody but the operator can say what it
 * is: a Host header may say anything. Where it is not set, whatever would need it is left out.
 * @returns `null` for a file that says nothing without an origin.
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

/** Without the tags that a browser would not render either: see the site's `PageHead`. */
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
