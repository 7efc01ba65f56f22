interface Listed {
  readonly path: string;
  readonly isIndexed: boolean;
}

/** Every page meant to be found, for search engines (sitemaps.org protocol 0.9). */
export function writeSitemap(routes: readonly Listed[], origin: string): string {
  const urls = routes
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
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
