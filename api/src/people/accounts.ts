import { createHash, timingSafeEqual } from 'node:crypto';
import { type FactorStep, stepAfterPassword } from '@yiqiao/contract/record/factor-demand';
import type { PasswordHash } from '@yiqiao/contract/record/password-hash';
import {
  belongs,
  findByPasskey,
  findMember,
  firstOwnerId,
  isHere,
  type StoredPeople,
  type StoredPerson,
} from '@yiqiao/contract/record/stored-people';
import { usernameKey } from '@yiqiao/contract/text/username';
import type { Credential, CredentialStore } from '@yiqiao/ports/session-store';
import { credentialMark, personMark } from '../passwords/password-hash.ts';
import type { OfficePeople } from './office-people.ts';

/** Somebody who can come in. */
export interface Account {
  readonly person: StoredPerson;
  /** `null` for somebody who comes in with passkeys alone. */
  readonly password: PasswordHash | null;
  /** Identifies the password in sessions without revealing it, so that a new one ends them. */
  readonly mark: string;
  /** What comes after the password; `null` where it is enough. */
  readonly afterPassword: FactorStep | null;
}

/** Who can come in, as of now; nobody who was removed, or is invited and has not joined. */
export interface Accounts {
  findByUsername(username: string): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;
  /** @param id of the credential. */
  findByPasskey(id: string): Promise<Account | null>;
}

interface AccountsOptions {
  /** The first owner's, of the settings. */
  readonly username: string;
  readonly people: Pick<OfficePeople, 'read'>;
  readonly credentials: Pick<CredentialStore, 'readCredential'>;
  /** To which passkeys are bound; empty where there can be none. */
  readonly host: string;
}

/**
 * The first owner has the user name of the settings and the stored credential, whether or not there is a record of
 * people; everybody else's password is in that record. People that came with a backup come in again once an owner has
 * confirmed them; owners do at once.
 */
export function createAccounts(options: AccountsOptions): Accounts {
  const { username, people, credentials, host } = options;

  async function read(): Promise<Everybody> {
    const [all, credential] = await Promise.all([people.read(), credentials.readCredential()]);
    return { people: all, credential };
  }

  function accountOf({ people: all, credential }: Everybody, person: StoredPerson): Account | null {
    if (!isHere(person)) return null;
    if (all.unconfirmedSince !== undefined && person.role !== 'owner') return null;
    const known = { person, afterPassword: stepAfterPassword(all, person, host) };
    if (person.id === firstOwnerId) {
      return (
        credential && {
          ...known,
          password: credential.password,
          mark: credentialMark(username, credential),
        }
      );
    }
    const hash = person.password?.hash ?? null;
    return { ...known, password: hash, mark: personMark(person.id, hash) };
  }

  return {
    async findByUsername(typed) {
      const all = await read();
      // All are compared, so that the time does not tell which of them it is.
      const [found] = all.people.people.filter(
        (person) => belongs(person) && isNamed(person, typed),
      );
      return found === undefined ? null : accountOf(all, found);
    },
    async findById(id) {
      const all = await read();
      const person = findMember(all.people, id);
      return person === undefined ? null : accountOf(all, person);
    },
    async findByPasskey(id) {
      const all = await read();
      const person = findByPasskey(all.people, id);
      return person === undefined ? null : accountOf(all, person);
    },
  };
}

interface Everybody {
  readonly people: StoredPeople;
  readonly credential: Credential | null;
}

/** The first owner's user name is a setting, and is typed as it stands there. */
function isNamed({ id, username }: StoredPerson, typed: string): boolean {
  if (username === undefined) return false;
  const keyOf = id === firstOwnerId ? (text: string) => text.normalize('NFC') : usernameKey;
  return isSameText(keyOf(username), keyOf(typed));
}

function isSameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
