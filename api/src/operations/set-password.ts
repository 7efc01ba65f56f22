import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { decideFactorLoss, decidePassword } from '@yiqiao/contract/commands/people/decide-password';
import {
  findMember,
  firstOwnerId,
  ownersHere,
  type StoredPeople,
} from '@yiqiao/contract/record/stored-people';
import type { PeopleStore } from '@yiqiao/ports/people-store';
import type { CredentialStore } from '@yiqiao/ports/session-store';
import { hashPassword, makeCredential } from '../passwords/password-hash.ts';
import { findPasswordProblem, generatePassword } from '../passwords/password-rules.ts';
import { createOfficePeople, type OfficePeople } from '../people/office-people.ts';
import { OperationError } from './operation-error.ts';
import type { Print } from './print.ts';

export interface SetPasswordOptions {
  readonly access: {
    readonly credentials: Pick<CredentialStore, 'writeCredential'>;
    readonly people: PeopleStore;
  };
  /** The first owner's, of the settings. */
  readonly adminUsername: string;
  /** Whose password it is, where not the first owner's. */
  readonly username: string | undefined;
  readonly now: number;
  /** Generates a random one and shows it once. */
  readonly isGenerated: boolean;
  /** Takes away second factor and passkeys, too, of somebody who has lost them. */
  readonly isWithoutFactor: boolean;
  /** Whether the environment sets a password, which the next start would use instead of this one. */
  readonly isSetByEnvironment: boolean;
  readonly ask: (question: string) => Promise<string>;
  readonly print: Print;
}

/** Every session made with the old password ends, also on a running server. */
export async function setPassword(options: SetPasswordOptions): Promise<void> {
  const { access, adminUsername, username = adminUsername, print } = options;
  const people = createOfficePeople(access.people, adminUsername);
  const isFirst = username.normalize('NFC') === adminUsername.normalize('NFC');
  if (isFirst) refuseRemoved(await people.read());
  const password = options.isGenerated ? generatePassword() : await askTwice(options.ask);
  const problem = await findPasswordProblem(password, username);
  if (problem !== null) throw new OperationError(`This password ${problem}. Nothing was changed.`);
  if (isFirst)
    await access.credentials.writeCredential(await makeCredential(password, options.now));
  else await setOfPerson(people, options, { username, password });
  if (options.isWithoutFactor) {
    await people.change((all) => decideFactorLoss(all, { username }));
    print('Second factor and passkeys are taken away.');
  }
  if (options.isGenerated) print(`The new password is  ${password}`);
  print('The password is changed; every session has ended.');
  if (isFirst && options.isSetByEnvironment) {
    print('ADMIN_PASSWORD is set and wins at the next start: change or remove it there.');
  }
}

/** @throws OperationError when nobody has joined under this user name. */
async function setOfPerson(
  people: OfficePeople,
  { adminUsername, now }: SetPasswordOptions,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  const hash = await hashPassword(password);
  const decision = await people.change((all) => decidePassword(all, { username, hash }, now));
  if (decision.kind !== 'refused') return;
  throw new OperationError(
    decision.reason === 'first-owner'
      ? `Type the user name of ADMIN_USERNAME as it stands there: ${adminUsername}. Nothing was changed.`
      : `Nobody of this office has the user name ${username}. Nothing was changed.`,
  );
}

/** @throws OperationError when the password would open nothing. */
function refuseRemoved(people: StoredPeople): void {
  if (findMember(people, firstOwnerId) !== undefined) return;
  const names = ownersHere(people).map(({ username }) => username);
  throw new OperationError(
    `The account of ADMIN_USERNAME was removed from the office. Nothing was changed. Give the user name of an owner: --username ${names.join(', or ')}`,
  );
}

async function askTwice(ask: SetPasswordOptions['ask']): Promise<string> {
  const password = await ask('New password: ');
  if (password !== (await ask('Once more: '))) {
    throw new OperationError('The two are not the same. Nothing was changed.');
  }
  return password;
}

export interface PasswordPrompt {
  ask(question: string): Promise<string>;
  close(): void;
}

/** Prompts at the terminal without echo; from a pipe, reads a line for each question. */
export function createPasswordPrompt(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
): PasswordPrompt {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = input.isTTY === true;
  let reader: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;

  // Only a command that asks may take the terminal over: otherwise Ctrl+C would not reach it.
  function begin(): AsyncIterator<string> {
    reader = createInterface({ input, output: silent, terminal });
    reader.on('SIGINT', () => reader?.close());
    return reader[Symbol.asyncIterator]();
  }

  return {
    async ask(question) {
      lines ??= begin();
      if (terminal) output.write(question);
      const line = await lines.next();
      if (terminal) output.write('\n');
      return line.done === true ? '' : line.value;
    },
    close: () => reader?.close(),
  };
}
