import type { VisitorClient } from '@yiqiao/contract/http/visitor-client';

/** The API client comes with its schemas, so it is loaded only when needed. */
export async function loadClient(): Promise<VisitorClient> {
  const { createVisitorClient } = await import('@yiqiao/contract/http/visitor-client');
  return createVisitorClient(fetch.bind(window));
}
