import { type Language, pathPrefixes } from '@yiqiao/contract/text/languages';

/** Path of the picture shown where a page is shared: `/services/app` has `/og/services-app.png`. */
export function getPicturePath(pagePath: string, language: Language): string {
  const name = pagePath === '/' ? 'home' : pagePath.slice(1).replaceAll('/', '-');
  return `/og${pathPrefixes[language]}/${name}.png`;
}
