import type { Client } from '@yiqiao/contract/http/client';

/** The API's client brings all its schemas along: the page does not wait for it. */
export async function loadClient(): Promise<Client> {
  const { createClient } = await import('@yiqiao/contract/http/client');
  return createClient(fetch.bind(window));
}
