import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { CredentialStore } from '@yiqiao/ports/session-store';
import { makeCredential } from '../session/admin-credential.ts';
import { findPasswordProblem, generatePassword } from '../session/password-rules.ts';
import { OperationError } from './operation-error.ts';
import type { Print } from './print.ts';

export interface SetPasswordOptions {
  readonly credentials: Pick<CredentialStore, 'writeCredential'>;
  readonly username: string;
  readonly now: number;
  /** Generates a random one and shows it once. */
  readonly isGenerated: boolean;
  /** Whether the environment sets a password, which the next start would use instead of this one. */
  readonly isSetByEnvironment: boolean;
  readonly ask: (question: string) => Promise<string>;
  readonly print: Print;
}

/** Every session made with the old password ends, also on a running server. */
export async function setPassword(options: SetPasswordOptions): Promise<void> {
  const { credentials, now, print } = options;
  const password = options.isGenerated ? generatePassword() : await askTwice(options.ask);
  const problem = await findPasswordProblem(password, options.username);
  if (problem !== null) throw new OperationError(`This password ${problem}. Nothing was changed.`);
  await credentials.writeCredential(await makeCredential(password, now));
  if (options.isGenerated) print(`The new password is  ${password}`);
  print('The password is changed; every session has ended.');
  if (options.isSetByEnvironment) {
    print('ADMIN_PASSWORD is set and wins at the next start: change or remove it there.');
  }
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
