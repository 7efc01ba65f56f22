import type { RequestHandler } from 'express';
import type { Sessions } from '../session/sessions.ts';

/** `GET /api/admin/check`: always answers, so that a console can tell "signed out" from "offline". */
export function adminCheck(sessions: Sessions): RequestHandler {
  return async (request, response) => {
    response.json({ authenticated: await sessions.isAuthenticated(request) });
  };
}
