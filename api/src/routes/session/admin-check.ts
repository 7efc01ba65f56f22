import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import type { Sessions } from '../../session/sessions.ts';
import type { Handler } from '../handler.ts';

/** Always answers, so that a console can tell "signed out" from "offline". */
export function adminCheck(sessions: Sessions): Handler<Endpoints['adminCheck']> {
  return async ({ request }) => ({ authenticated: await sessions.isAuthenticated(request) });
}
