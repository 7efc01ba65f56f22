import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import type { Sessions } from '../session/sessions.ts';
import type { Handler } from './handler.ts';

/** Ends the session for every copy of its cookie; also fine without one. */
export function adminLogout(sessions: Sessions): Handler<Endpoints['adminLogout']> {
  return async ({ request }) => {
    await sessions.end(request);
    return { authenticated: false };
  };
}
