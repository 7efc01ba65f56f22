import type { Resuming } from './resuming.ts';
import type { SessionActions } from './session-actions.ts';

export type LoggingIn = Pick<SessionActions, 'login' | 'loginWithCode' | 'finishLogin'>;

/** The ways in of the login page; whoever is in sees at once what is new. */
export function createLoggingIn(
  session: LoggingIn,
  { resumeAnew }: Pick<Resuming, 'resumeAnew'>,
): LoggingIn {
  return {
    async login(username, password) {
      const next = await session.login(username, password);
      if (next === null) void resumeAnew();
      return next;
    },
    async loginWithCode(username, code) {
      await session.loginWithCode(username, code);
      void resumeAnew();
    },
    async finishLogin(username) {
      await session.finishLogin(username);
      void resumeAnew();
    },
  };
}
