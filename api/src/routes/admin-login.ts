import { loginRequestSchema } from '@yiqiao/contract/endpoints';
import type { RequestHandler } from 'express';
import { toClientKey } from '../http/client-address.ts';
import { HttpProblem, tryLater } from '../http/http-problem.ts';
import { readJson } from '../http/read-json.ts';
import type { Log } from '../log/log.ts';
import type { Login } from '../session/login.ts';
import type { Sessions } from '../session/sessions.ts';

interface AdminLoginOptions {
  readonly login: Login;
  readonly sessions: Sessions;
  readonly log: Log;
}

const bothNeeded = 'Enter the user name and the password.';

/** `POST /api/admin/login`. */
export function adminLogin({ login, sessions, log }: AdminLoginOptions): RequestHandler {
  return async (request, response) => {
    const credentials = await readJson(request, response, loginRequestSchema, bothNeeded);
    const outcome = await login(credentials, toClientKey(request.ip));
    log(outcome.kind === 'welcome' ? 'info' : 'warn', 'login', { outcome: outcome.kind });
    switch (outcome.kind) {
      case 'welcome':
        await sessions.begin(request, outcome.credential);
        response.json({ authenticated: true });
        return;
      case 'wrong':
        throw new HttpProblem(401, 'wrong-credentials', 'Wrong user name or password.');
      case 'throttled':
        throw tryLater(
          429,
          'Too many attempts. Please wait a moment.',
          outcome.retryAfterMs / 1000,
        );
      case 'busy':
        throw tryLater(503, 'Too many people are logging in.', outcome.retryAfterMs / 1000);
    }
  };
}
