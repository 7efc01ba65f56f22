/** A built document without its page: the parts before, between and after the tags of head and body. */
export type PageTemplate = readonly [before: string, between: string, after: string];

/** @throws when a marker of head or body is missing or occurs twice. */
export function splitTemplate(html: string): PageTemplate {
  const [before, between, after, ...more] = html.split(/<!--page-(?:head|body)-->/);
  if (before === undefined || between === undefined || after === undefined || more.length > 0) {
    throw new Error('The template needs the marks of head and body once each');
  }
  return [before, between, after];
}

/** React prints the tags of the head first. */
export function splitRendered(rendered: string): { readonly head: string; readonly body: string } {
  const [head = ''] = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(rendered) ?? [];
  return { head, body: rendered.slice(head.length) };
}
