import { noSubmission } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import type { RequestLinks } from '../../order/request-links.ts';
import type { Handlers } from '../handler.ts';

/** Showing and renewing the link of the client's page. */
export function linkCalls({
  engine,
  clock,
  links,
}: Pick<Office, 'engine' | 'clock' | 'links'>): Pick<Handlers, 'readLink' | 'renewLink'> {
  async function provide(id: string, renewal: Parameters<RequestLinks['provide']>[2]) {
    const requestPath = await links.provide(engine.records, id, renewal, clock());
    if (requestPath === null) throw noSubmission();
    return { requestPath };
  }

  return {
    readLink: ({ parameters }) => provide(parameters.id, { isRenewal: false }),
    renewLink: ({ parameters, body }) =>
      provide(parameters.id, { isRenewal: true, changeId: body.changeId }),
  };
}
