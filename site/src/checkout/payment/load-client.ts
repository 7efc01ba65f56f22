import type { VisitorClient } from '@yiqiao/contract/http/visitor-client';

/** The API's client brings its schemas along: the page does not wait for it. */
export async function loadClient(): Promise<VisitorClient> {
  const { createVisitorClient } = await import('@yiqiao/contract/http/visitor-client');
  return createVisitorClient(fetch.bind(window));
}
