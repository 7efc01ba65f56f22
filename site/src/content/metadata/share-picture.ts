/** Path of the picture shown where a page is shared: `/services/app` has `/og/services-app.png`. */
export function getPicturePath(pagePath: string): string {
  const name = pagePath === '/' ? 'home' : pagePath.slice(1).replaceAll('/', '-');
  return `/og/${name}.png`;
}
