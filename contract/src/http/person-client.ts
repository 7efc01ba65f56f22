import type { ErasurePreview, ErasureProgress } from '../commands/server/erasure.ts';
import { personEndpoints } from './person-endpoints.ts';
import { createAsk, createSend, type Fetch, mustSucceed } from './send.ts';

/** What the office can do with everything it holds about a person. Rejects as `VisitorClient` does. */
export interface PersonClient {
  /** What `erase` would take away. @param id of any submission of the person, here and below. */
  preview(id: string): Promise<ErasurePreview>;
  /** Erases every submission of the person. @param email of that person, typed again. */
  erase(id: string, email: string): Promise<ErasureProgress>;
}

export function createPersonClient(fetch: Fetch): PersonClient {
  const send = createSend(fetch);
  const ask = createAsk(send);
  return {
    preview: (id) => ask(personEndpoints.previewErasure, { id }),
    async erase(id, email) {
      const request = send(personEndpoints.erasePerson, { id }, { body: { email } });
      const { status } = await mustSucceed(request);
      return status === 202 ? 'begun' : 'done';
    },
  };
}
