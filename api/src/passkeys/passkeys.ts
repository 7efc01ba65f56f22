import { randomBytes } from 'node:crypto';
import type { NewPasskey } from '@yiqiao/contract/commands/passkeys/add-passkey';
import type { Answered } from '@yiqiao/contract/commands/passkeys/spend-challenge';
import { decidePasskeyUse } from '@yiqiao/contract/commands/passkeys/use-passkey';
import { company } from '@yiqiao/contract/company';
import type { StoredPasskey } from '@yiqiao/contract/record/passkey';
import type {
  Assertion,
  CreationOptions,
  Registration,
  RequestOptions,
} from '@yiqiao/contract/record/passkey-ceremony';
import type { StoredPerson } from '@yiqiao/contract/record/stored-people';
import { deviceName } from '@yiqiao/contract/text/device-name';
import type { Request, Response } from 'express';
import type { OfficePeople } from '../people/office-people.ts';
import {
  type ChallengeCookie,
  type ChallengePurpose,
  challengeMs,
} from '../session/challenge-cookie.ts';
import { notOffered, type PasskeyFault } from './passkey-problem.ts';
import type { PasskeyObstacle, RelyingParty } from './relying-party.ts';
import { algorithms, verifyNewPasskey, verifyUse } from './verify.ts';

/** A call of a ceremony. */
export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** A passkey that somebody has made, to be decided on. */
interface Made {
  readonly passkey: NewPasskey;
  readonly handle: string;
  readonly answered: Answered;
}

/** The ceremonies of passkeys. Those that begin one throw HttpProblem 409 where there can be no passkeys. */
export interface Passkeys {
  readonly place: RelyingParty | PasskeyObstacle;
  offerMaking(exchange: Exchange, purpose: ChallengePurpose, person: StoredPerson): CreationOptions;
  /** @param passkeys that may be used; none: whichever the person chooses. */
  offerUse(
    exchange: Exchange,
    purpose: ChallengePurpose,
    passkeys: readonly StoredPasskey[],
  ): RequestOptions;
  readMade(
    exchange: Exchange,
    purpose: ChallengePurpose,
    registration: Registration,
  ): Promise<Made | 'challenge-over' | 'wrong'>;
  /** Ends the ceremony of a passkey that was stored. */
  end(exchange: Exchange): void;
  /** Checks the passkey of a person, and notes its use; it has let nobody in before that is stored. */
  use(
    exchange: Exchange,
    purpose: ChallengePurpose,
    assertion: Assertion,
    person: StoredPerson,
  ): Promise<'right' | PasskeyFault>;
}

interface PasskeysOptions {
  readonly place: RelyingParty | PasskeyObstacle;
  readonly cookie: ChallengeCookie;
  readonly people: Pick<OfficePeople, 'change'>;
  readonly clock: () => number;
}

export function createPasskeys({ place, cookie, people, clock }: PasskeysOptions): Passkeys {
  function requirePlace(): RelyingParty {
    if (typeof place === 'string') throw notOffered(place);
    return place;
  }

  return {
    place,
    offerMaking({ request, response }, purpose, person) {
      const { id } = requirePlace();
      // Whoever tries again gets one passkey: an authenticator puts it in the place of the one before.
      const earlier = cookie.read(request, purpose)?.handle;
      const handle = person.passkeyHandle ?? earlier ?? randomBytes(32).toString('base64url');
      const { challenge } = cookie.give(request, response, purpose, handle);
      return {
        challenge,
        rp: { id, name: company.name },
        user: { id: handle, name: person.username ?? person.name, displayName: person.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeMs,
        excludeCredentials: (person.passkeys ?? []).map(describe),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    },
    offerUse({ request, response }, purpose, passkeys) {
      const { id: rpId } = requirePlace();
      const { challenge } = cookie.give(request, response, purpose);
      const allowCredentials = passkeys.filter(({ host }) => host === rpId).map(describe);
      return {
        challenge,
        rpId,
        timeout: challengeMs,
        allowCredentials,
        userVerification: 'required',
      };
    },
    async readMade({ request }, purpose, registration) {
      const answered = cookie.read(request, purpose);
      if (answered === null) return 'challenge-over';
      const { challenge, handle } = answered;
      const made = await verifyNewPasskey(requirePlace(), challenge, registration);
      if (made === null) return 'wrong';
      const name = deviceName(request.headers['user-agent'] ?? '');
      return { passkey: { ...made, name }, handle, answered };
    },
    end: ({ request, response }) => cookie.clear(request, response),
    async use({ request, response }, purpose, assertion, person) {
      const answered = cookie.read(request, purpose);
      if (answered === null) return 'challenge-over';
      const passkey = person.passkeys?.find(({ id }) => id === assertion.id);
      if (passkey === undefined) return 'wrong';
      const { challenge } = answered;
      const told = await verifyUse(requirePlace(), challenge, assertion, passkey);
      if (told === null) return 'wrong';
      const decision = await people.change((all) =>
        decidePasskeyUse(
          all,
          { id: passkey.id, ...told, answered },
          { at: clock(), by: person.id },
        ),
      );
      if (decision.kind !== 'refused') {
        cookie.clear(request, response);
        return 'right';
      }
      return faults[decision.reason];
    },
  };
}

const faults = {
  'challenge-over': 'challenge-over',
  'passkey-missing': 'wrong',
  'passkey-copied': 'copied',
} as const;

function describe({ id, transports }: StoredPasskey) {
  return { id, type: 'public-key', transports } as const;
}
