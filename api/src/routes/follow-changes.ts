import type { ChangeStreams } from '../changes/change-streams.ts';
import { tryLater } from '../http/answers/http-problem.ts';
import { readSessionId } from '../session/session-cookie.ts';
import type { Sessions } from '../session/sessions.ts';
import { answered, type Handlers } from './handler.ts';

/** Notifies a console of changes for as long as its session lasts. */
export function followChanges(
  streams: Pick<ChangeStreams, 'open'>,
  sessions: Pick<Sessions, 'isOpen'>,
): Handlers['followChanges'] {
  return async ({ request, response }) => {
    response.type('text/event-stream');
    // nginx would otherwise buffer events until it has a few kilobytes.
    response.setHeader('X-Accel-Buffering', 'no');
    if (request.method === 'HEAD') {
      response.end();
      return answered;
    }
    const sessionId = readSessionId(request) ?? '';
    const follower = { sessionId, isSessionOpen: () => sessions.isOpen(request, 'staff') };
    if (!streams.open(follower, response)) {
      throw tryLater(503, 'Too many consoles are following the changes. Please try again.', 30);
    }
    return answered;
  };
}
