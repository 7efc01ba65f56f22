import { HttpProblem } from '../http/answers/http-problem.ts';
import { challengeOver } from '../session/challenge-over.ts';
import type { PasskeyObstacle } from './relying-party.ts';

/** Why a passkey does not let somebody in; `wrong` also for one that nobody has. */
export type PasskeyFault = 'challenge-over' | 'wrong' | 'copied';

const obstacles: Readonly<Record<PasskeyObstacle, string>> = {
  'origin-unset': 'Passkeys need an address: set PUBLIC_ORIGIN on the server.',
  'origin-not-secure':
    'Passkeys need a secure address: set PUBLIC_ORIGIN on the server to one that begins with https://.',
  'origin-is-address':
    'Passkeys need the name of a host: set PUBLIC_ORIGIN on the server to one, instead of numbers.',
};

/** There can be no passkeys; the message says what to do. */
export function notOffered(obstacle: PasskeyObstacle): HttpProblem {
  return new HttpProblem(409, 'passkeys-not-offered', obstacles[obstacle]);
}

/** A passkey that opens nothing, whatever the reason; the log has it. */
export function passkeyProblem(fault: PasskeyFault, status: 401 | 403 = 403): HttpProblem {
  if (fault === 'challenge-over') return challengeOver();
  return new HttpProblem(status, 'passkey-refused', 'This passkey does not open this office.');
}
