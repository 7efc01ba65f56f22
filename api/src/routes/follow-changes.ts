import type { Request, Response } from 'express';
import type { ChangeStreams, Follower } from '../changes/change-streams.ts';
import { tryLater } from '../http/answers/http-problem.ts';
import { readSessionId } from '../session/session-cookie.ts';
import type { Sessions } from '../session/sessions.ts';
import { answered, type Handlers } from './handler.ts';

/** Notifies a console of changes for as long as its session lasts. */
export function followChanges(
  streams: Pick<ChangeStreams, 'open'>,
  sessions: Pick<Sessions, 'isOpen'>,
): Handlers['followChanges'] {
  return async ({ request, response }) =>
    followStream(streams, request, response, {
      isSessionOpen: () => sessions.isOpen(request, 'staff'),
    });
}

/** Holds a response open as a stream of changes. @throws HttpProblem 503 when there are too many. */
export function followStream(
  streams: Pick<ChangeStreams, 'open'>,
  request: Request,
  response: Response,
  follower: Omit<Follower, 'sessionId'>,
): typeof answered {
  response.type('text/event-stream');
  // nginx would otherwise buffer events until it has a few kilobytes.
  response.setHeader('X-Accel-Buffering', 'no');
  if (request.method === 'HEAD') {
    response.end();
    return answered;
  }
  const sessionId = readSessionId(request) ?? '';
  if (!streams.open({ ...follower, sessionId }, response)) {
    throw tryLater(503, 'Too many consoles are following the changes. Please try again.', 30);
  }
  return answered;
}
