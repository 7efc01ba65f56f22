import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/**
 * Whether a person is to read the answer: a form sent without JavaScript, or an address typed into a
 * browser. Scripts ask for anything or for JSON.
 */
export function prefersHtml(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaType(['application/json', 'text/html']) === 'text/html';
}
