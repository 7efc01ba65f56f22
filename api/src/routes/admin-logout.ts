import type { RequestHandler } from 'express';
import type { Sessions } from '../session/sessions.ts';

/** `POST /api/admin/logout`: ends the session for every copy of its cookie; also fine without one. */
export function adminLogout(sessions: Sessions): RequestHandler {
  return async (request, response) => {
    await sessions.end(request);
    response.json({ authenticated: false });
  };
}
