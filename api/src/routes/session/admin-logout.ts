import type { ChangeStreams } from '../../changes/change-streams.ts';
import { readSessionId } from '../../session/session-cookie.ts';
import type { Sessions } from '../../session/sessions.ts';
import type { Handlers } from '../handler.ts';

/** Ends the session for every copy of its cookie; succeeds without one, too. */
export function adminLogout(
  sessions: Sessions,
  streams: Pick<ChangeStreams, 'endSession'>,
): Handlers['adminLogout'] {
  return async ({ request }) => {
    const id = readSessionId(request);
    await sessions.end(request);
    if (id !== null) streams.endSession(id);
    return { authenticated: false };
  };
}
