import type { Log } from '@yiqiao/ports/log';
import { HttpProblem, tryLater } from '../../http/answers/http-problem.ts';
import { plainAddress, toClientKey } from '../../http/limits/client-address.ts';
import type { DeviceCookie } from '../../session/device-cookie.ts';
import type { Login } from '../../session/login.ts';
import type { Sessions } from '../../session/sessions.ts';
import type { Handlers } from '../handler.ts';

interface AdminLoginOptions {
  readonly login: Login;
  readonly sessions: Sessions;
  readonly deviceCookie: DeviceCookie;
  readonly log: Log;
}

export function adminLogin(options: AdminLoginOptions): Handlers['adminLogin'] {
  const { login, sessions, deviceCookie, log } = options;

  return async ({ request, response, body }) => {
    const outcome = await login(body, {
      key: toClientKey(request.ip),
      deviceId: deviceCookie.read(request),
    });
    log(outcome.kind === 'welcome' ? 'info' : 'warn', 'login', {
      client: plainAddress(request.ip),
      outcome: outcome.kind,
    });
    switch (outcome.kind) {
      case 'welcome':
        await sessions.begin(request, outcome.credential);
        deviceCookie.renew(request, response);
        return { authenticated: true };
      case 'wrong':
        throw new HttpProblem(401, 'wrong-credentials', 'Wrong username or password.');
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
