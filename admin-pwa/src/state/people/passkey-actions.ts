import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { Registration } from '@yiqiao/contract/record/passkey-ceremony';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { Entering } from '../session/session-actions.ts';
import { type CeremonyOutcome, endedBy, explained } from './ceremony-outcome.ts';

/** Passkeys on this page. */
export interface PasskeysHere {
  /** Why there can be none, in words. */
  readonly obstacle: string | null;
  /** Whether anybody of the office has one. */
  readonly isUsed: boolean;
  /** Whether the browser offers them in the field of the user name. */
  readonly isOffered: boolean;
}

export interface PasskeyActions {
  /** @returns `null` without an answer. */
  findPasskeys(): Promise<PasskeysHere | null>;
  /** @param isOffered in the field of the user name, until somebody takes one or `leavePasskey`. */
  loginWithPasskey(isOffered: boolean): Promise<CeremonyOutcome<void>>;
  /** The passkey with which somebody will join. */
  makeJoiningPasskey(key: string, name: string): Promise<CeremonyOutcome<Registration>>;
  leavePasskey(): Promise<void>;
}

export function createPasskeyActions(
  { edges }: Pick<ConsoleContext, 'edges'>,
  { arrive, untilLoggedOut }: Entering,
): PasskeyActions {
  const { ask, passkeys } = edges;
  return {
    async findPasskeys() {
      try {
        const { origin, obstacle, isUsed } = await ask(endpoints.readPasskeyPlace, {});
        const { obstacles } = texts().passkeys;
        const reason = () => {
          if (obstacle !== undefined) return obstacles[obstacle];
          if (origin !== edges.origin) return obstacles.elsewhere(origin ?? '');
          return passkeys.isAble ? null : obstacles.browser;
        };
        return { obstacle: reason(), isUsed, isOffered: await passkeys.canOffer() };
      } catch {
        return null;
      }
    },
    loginWithPasskey: (isOffered) =>
      explained(async () => {
        const signed = await passkeys.use(await ask(endpoints.beginPasskeyLogin, {}), isOffered);
        if (typeof signed === 'string') return endedBy(signed);
        await untilLoggedOut();
        const body = { passkey: signed };
        const { person, username = '' } = await ask(endpoints.passkeyLogin, {}, { body });
        await arrive({ username, person });
        return { kind: 'done', value: undefined };
      }),
    makeJoiningPasskey: (key, name) =>
      explained(async () => {
        const options = await ask(endpoints.beginJoiningPasskey, { key }, { body: { name } });
        const made = await passkeys.make(options);
        return typeof made === 'string' ? endedBy(made) : { kind: 'done', value: made };
      }),
    leavePasskey: () => passkeys.cancel(),
  };
}
