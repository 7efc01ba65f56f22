import type { ClientRequest, ClientSource } from '@yiqiao/contract/client-page/client-request';
import { sourceStates } from '@yiqiao/contract/life/source-state';
import type { PageTexts } from '../request-texts.ts';

/** What an added file is to the order. */
export function describeSourceState(
  { state: name, answerDueAt }: ClientSource,
  { offers }: ClientRequest,
  { adding: { states } }: Pick<PageTexts, 'adding'>,
): string {
  const state = sourceStates.find((known) => known === name) ?? 'open';
  if (state === 'open') return answerDueAt === undefined ? states.requested : states.open;
  if (state === 'offered') return states.offered(offers.at(-1)?.version ?? 1);
  return states[state];
}
