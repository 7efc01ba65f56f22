import type { RequestOf } from '@yiqiao/contract/commands/command';
import type { EndpointDefinition, PathParameters } from '@yiqiao/contract/commands/endpoint';
import { markOpened } from '@yiqiao/contract/commands/office/mark-opened';
import { renewLink } from '@yiqiao/contract/commands/office/renew-link';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { Take } from '@yiqiao/contract/http/take';
import { sampleAnalysis } from '../sample-analysis.ts';
import { type FakeDesk, type FakeState, refusal } from './fake-desk.ts';

/** What a fake office answers to one call. */
export type FakeAnswer = (parameters: never, body: never) => Promise<unknown>;

/** Pairs a call with its answer. */
function on<const Definition extends EndpointDefinition>(
  endpoint: Definition,
  reply: (
    parameters: PathParameters<Definition['path']>,
    body: RequestOf<Definition>,
  ) => Promise<unknown>,
): [object, FakeAnswer] {
  return [endpoint, reply];
}

/** The calls that are no change which the state of a submission can be in the way of. */
export function fakeCalls(
  state: FakeState,
  { meet, meetStaff }: FakeDesk,
  take: Take,
): Map<object, FakeAnswer> {
  return new Map([
    on(endpoints.adminCheck, async () => {
      meet('check');
      const { isSignedIn: authenticated, person, removed } = state;
      if (!authenticated) return { authenticated, ...(removed && { removed }) };
      return { authenticated, ...(person && { person }) };
    }),
    on(endpoints.adminLogin, async () => {
      meet('login');
      state.isSignedIn = true;
      return { authenticated: true };
    }),
    on(endpoints.adminLogout, async () => {
      meet('logout');
      state.isSignedIn = false;
    }),
    on(endpoints.readOwn, async () => {
      if (state.person === null) throw refusal(404, 'not-found', 'There is no such call.');
      return state.person;
    }),
    on(endpoints.listPeople, async () => ({
      people: state.person === null ? [] : [{ ...state.person, state: 'here' as const }],
    })),
    on(endpoints.readReplies, async () => ({ revision: 0, replies: [] })),
    on(endpoints.makeSeal, async () => {
      meet('seal');
      return { id: 'seal', key: '5e'.repeat(32) };
    }),
    on(endpoints.readSeal, async () => {
      meetStaff('read-seal');
      return { keys: ['00'.repeat(32), '5e'.repeat(32)] };
    }),
    on(markOpened, async (parameters) => (await take(markOpened, parameters)).quote),
    on(endpoints.quoteAnalysis, async ({ id }) => {
      meetStaff('analyze');
      if (!state.quotes.some((row) => row.id === id)) {
        throw refusal(404, 'not-found', 'There is no such file.');
      }
      return sampleAnalysis;
    }),
    on(endpoints.readLink, async ({ id }) => {
      meet('link');
      return { requestPath: `/request/key-of-${id}` };
    }),
    on(renewLink, async ({ id }) => {
      meet('renew-link');
      return { requestPath: `/request/new-key-of-${id}` };
    }),
  ]);
}
