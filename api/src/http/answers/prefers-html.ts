import type { IncomingMessage } from 'node:http';

/**
 * Whether a person is to read the answer: a form sent without JavaScript, or an address typed into a
 * browser. Scripts ask for anything or for JSON.
 */
export function prefersHtml({ headers: { accept = '' } }: IncomingMessage): boolean {
  const types = accept.split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  const html = types.indexOf('text/html');
  const json = types.indexOf('application/json');
  return html >= 0 && (json < 0 || html < json);
}
