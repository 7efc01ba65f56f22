/** The path of a request target, which may be a whole URL (RFC 9112, 3.2.2). */
export function requestPath(url: string): string {
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}
