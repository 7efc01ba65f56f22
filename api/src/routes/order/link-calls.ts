import type { RecordStore } from '@yiqiao/ports/record-store';
import { noSubmission } from '../../http/answers/http-problem.ts';
import type { RequestLinks } from '../../order/request-links.ts';
import type { Handlers } from '../handler.ts';

interface LinkCallsOptions {
  readonly records: Pick<RecordStore, 'change'>;
  readonly clock: () => number;
  readonly links: Pick<RequestLinks, 'provide'>;
}

/** Showing and renewing the link of the client's page. */
export function linkCalls({
  records,
  clock,
  links,
}: LinkCallsOptions): Pick<Handlers, 'readLink' | 'renewLink'> {
  async function provide(id: string, renewal: Parameters<RequestLinks['provide']>[2]) {
    const requestPath = await links.provide(records, id, renewal, clock());
    if (requestPath === null) throw noSubmission();
    return { requestPath };
  }

  return {
    readLink: ({ parameters }) => provide(parameters.id, { isRenewal: false }),
    renewLink: ({ parameters, body }) =>
      provide(parameters.id, { isRenewal: true, changeId: body.changeId }),
  };
}
