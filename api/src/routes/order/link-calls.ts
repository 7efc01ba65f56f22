import type { Author } from '@yiqiao/contract/record/author';
import { noSubmission } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import type { RequestLinks } from '../../order/request-links.ts';
import { signFor } from '../../people/sign-for.ts';
import type { Handlers } from '../handler.ts';

/** Showing and renewing the link of the client's page. */
export function linkCalls(
  office: Pick<Office, 'engine' | 'clock' | 'links'>,
): Pick<Handlers, 'readLink' | 'renewLink'> {
  const { clock, links } = office;
  async function provide(
    person: Author,
    id: string,
    renewal: Parameters<RequestLinks['provide']>[2],
  ) {
    const { records } = signFor(office, person).engine;
    const requestPath = await links.provide(records, id, renewal, clock());
    if (requestPath === null) throw noSubmission();
    return { requestPath };
  }

  return {
    readLink: ({ person, parameters: { id } }) => provide(person, id, { isRenewal: false }),
    renewLink: ({ person, parameters: { id }, body }) =>
      provide(person, id, { isRenewal: true, changeId: body.changeId }),
  };
}
