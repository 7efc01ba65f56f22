import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import type { AddingTexts } from '../../content/en/request/adding.ts';

/** What a document that is added now does to the price. */
export function describeEffect(request: ClientRequest, { effect }: AddingTexts): string {
  const { acceptance, openVersion, state } = request;
  if (acceptance !== undefined || state === 'in-progress') return effect.agreed;
  return openVersion === undefined ? effect.before : effect.quoted(openVersion);
}
