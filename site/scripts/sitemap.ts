import { inLanguage, languages } from '@yiqiao/contract/text/languages';

interface Listed {
  /** In English. */
  readonly path: string;
  readonly isIndexed: boolean;
}

/** Every page meant to be found, in every language, each with all its languages, for search engines (sitemaps.org protocol 0.9). */
export function writeSitemap(routes: readonly Listed[], origin: string): string {
  const urls = routes
    .filter(({ isIndexed }) => isIndexed)
    .flatMap(({ path }) => writePage(path, origin));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function writePage(path: string, origin: string): readonly string[] {
  const alternates = [
    ...languages.map((language) => [language, language] as const),
    ['x-default', 'en'] as const,
  ].map(
    ([name, language]) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(origin + inLanguage(path, language))}"/>`,
  );
  return languages.map((language) => {
    const url = escapeXml(origin + inLanguage(path, language));
    return `  <url><loc>${url}</loc>${alternates.join('')}</url>`;
  });
}

/** Everything may be read but the staff's console and the API. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
