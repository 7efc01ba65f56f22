import type { Sessions } from '../../session/sessions.ts';
import type { Handlers } from '../handler.ts';

/** Always answers, so that a console can tell "signed out" from "offline". */
export function adminCheck(sessions: Sessions): Handlers['adminCheck'] {
  return async ({ request }) => ({ authenticated: await sessions.isAuthenticated(request) });
}
