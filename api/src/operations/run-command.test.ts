import { chown, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withSampleFactor } from '@yiqiao/contract/commands/factor/sample-factor';
import { decideRemoval } from '@yiqiao/contract/commands/people/remove-person';
import {
  officeOfOne,
  withInvited,
  withJoined,
} from '@yiqiao/contract/commands/people/sample-people';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import { describe, expect, it } from 'vitest';
import { officeFolders, receiveDocument } from '../../test/office-folders.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { openQuoteStore } from '../engine/embedded/open-quote-store.ts';
import { readPeopleFile, writePeopleFile } from '../engine/embedded/people-file.ts';
import { createCredentialFile } from '../engine/embedded/sessions/credential-file.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { readSettings } from '../settings/settings.ts';
import { runCommand } from './run-command.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

/** An office with one document, and its operator at the keyboard. */
async function operatorOf(environment: Record<string, string> = {}) {
  const folders = await officeFolders();
  const store = await openQuoteStore(folders.dataFolder);
  const quote = await receiveDocument(store, folders, 'one');
  await store.close();
  const printed: string[] = [];
  const typed: string[] = [];
  const settings = readSettings(
    { DATA_DIR: folders.dataFolder, UPLOADS_DIR: folders.uploadsFolder, ...environment },
    '/',
  );
  return {
    ...folders,
    quote,
    printed,
    typed,
    run: (...args: string[]) => runAs(process.getuid?.(), args),
    runAsRoot: (...args: string[]) => runAs(0, args),
  };

  function runAs(user: number | undefined, args: readonly string[]) {
    return runCommand(args, {
      user,
      settings,
      home: join(folders.dataFolder, '..'),
      workingFolder: join(folders.dataFolder, '..'),
      now,
      print: (line) => printed.push(line),
      ask: async () => typed.shift() ?? '',
    });
  }
}

const databaseEnvironment = {
  DATABASE_URL: 'postgres://127.0.0.1:1/office',
  SESSION_SECRET: 'shared by all processes',
};

describe('runCommand', () => {
  it.each([['doctor'], ['backup'], ['admin-password', '--generate']])(
    'lets root write nothing that the user of the server could not read (%s)',
    async (...args) => {
      const operator = await operatorOf();
      const isRoot = process.getuid?.() === 0;
      if (isRoot) await chown(join(operator.dataFolder, 'quotes.json'), 1000, 1000);
      await expect(operator.runAsRoot(...args)).rejects.toThrow('sudo -u');
      expect(await readdir(operator.dataFolder)).not.toContain('admin.json');
    },
  );

  it('backs up into the folder that was named and restores from it', async () => {
    const operator = await operatorOf();
    expect(await operator.run('backup', '--to', 'elsewhere')).toBe(0);
    await rm(operator.dataFolder, { recursive: true });
    await rm(operator.uploadsFolder, { recursive: true });
    const archive = 'elsewhere/2026-11-20T12-00-00.000Z';
    expect(await operator.run('restore', archive, '--dry-run')).toBe(0);
    expect(await operator.run('restore', archive)).toBe(0);
    expect(await readdir(operator.dataFolder)).not.toContain('restoring');
    expect(operator.printed.join('\n')).toContain('Restored 1 submission and 1 document.');
    expect(await operator.run('backup', '--dry-run')).toBe(0);
  });

  it('ends with 2 when a backup was made that lacks a document', async () => {
    const operator = await operatorOf();
    await rm(join(operator.uploadsFolder, operator.quote.id));
    expect(await operator.run('backup')).toBe(2);
    expect(operator.printed.join('\n')).toContain('PROBLEM');
  });

  it('ends with 1 when the doctor finds a problem', async () => {
    const operator = await operatorOf({ ADMIN_PASSWORD: 'a long enough password' });
    expect(await operator.run('doctor')).toBe(0);
    await rm(join(operator.uploadsFolder, operator.quote.id));
    expect(await operator.run('doctor')).toBe(1);
  });

  it('sets the password that was typed twice, and never prints it', async () => {
    const operator = await operatorOf();
    // The very first command on a new machine finds no folder.
    await rm(operator.dataFolder, { recursive: true });
    operator.typed.push('correct horse battery', 'correct horse battery');
    expect(await operator.run('admin-password')).toBe(0);
    const credential = await createCredentialFile(operator.dataFolder).readCredential();
    expect(credential && (await verifyPassword('correct horse battery', credential.password))).toBe(
      true,
    );
    expect(operator.printed.join('\n')).not.toContain('correct horse battery');
  });

  it('sets the password of somebody who has joined, and of nobody else', async () => {
    const operator = await operatorOf();
    const { dataFolder } = operator;
    const people = withInvited(withJoined(officeOfOne, 'o', 'owner'), 'i', 'staff');
    await writePeopleFile(dataFolder, people, nodeDisk);
    const set = (...args: string[]) => operator.run('admin-password', '--generate', ...args);
    expect(await set('--username', 'User-O')).toBe(0);
    const password = /is {2}(\S+)/.exec(operator.printed[0] ?? '')?.[1] ?? '';
    const stored = await readPeopleFile(dataFolder, nodeDisk);
    const owner = stored?.people.find(({ id }) => id === 'o');
    expect(owner?.password && (await verifyPassword(password, owner.password.hash))).toBe(true);
    expect(await createCredentialFile(dataFolder).readCredential()).toBeNull();
    await expect(set('--username', 'nobody')).rejects.toThrow('Nobody of this office');
    const gone = decideRemoval(people, { id: firstOwnerId }, { at: now, by: 'o' }).people;
    await writePeopleFile(dataFolder, gone, nodeDisk);
    await expect(set()).rejects.toThrow('--username user-o');
    expect(await createCredentialFile(dataFolder).readCredential()).toBeNull();
  });

  it('does not change people that a running server has in memory', async () => {
    const operator = await operatorOf();
    const people = withJoined(officeOfOne, 'o', 'owner');
    await writePeopleFile(operator.dataFolder, people, nodeDisk);
    const store = await openQuoteStore(operator.dataFolder, operator);
    const setting = operator.run('admin-password', '--generate', '--username', 'user-o');
    await expect(setting).rejects.toThrow(/process/i);
    expect(await operator.run('admin-password', '--generate')).toBe(0);
    await store.close();
  });

  it('takes second factor and passkeys away only where that is said', async () => {
    const operator = await operatorOf();
    const { dataFolder } = operator;
    const two = withSampleFactor(withJoined(officeOfOne, 'o', 'owner'), 'o');
    const all = withSampleFactor(two, firstOwnerId);
    await writePeopleFile(dataFolder, all, nodeDisk);
    const holders = async () => {
      const stored = await readPeopleFile(dataFolder, nodeDisk);
      return stored?.people.flatMap((one) => (one.secondFactor === undefined ? [] : one.id));
    };
    await operator.run('admin-password', '--generate', '--username', 'user-o');
    expect(await holders()).toEqual(['first', 'o']);
    await operator.run('admin-password', '--generate', '--username', 'user-o', '--without-factor');
    expect(await holders()).toEqual(['first']);
    expect(operator.printed).toContain('Second factor and passkeys are taken away.');
    await operator.run('admin-password', '--generate', '--without-factor');
    expect(await holders()).toEqual([]);
  });

  it('makes a password and shows it once', async () => {
    const operator = await operatorOf({ ADMIN_PASSWORD: 'a long enough password' });
    await operator.run('admin-password', '--generate');
    const password = /is {2}(\S+)/.exec(operator.printed[0] ?? '')?.[1] ?? '';
    const credential = await createCredentialFile(operator.dataFolder).readCredential();
    expect(credential && (await verifyPassword(password, credential.password))).toBe(true);
    expect(operator.printed.at(-1)).toContain('ADMIN_PASSWORD is set and wins');
  });

  it.each([
    [['one password', 'another password'], /not the same/],
    [['short', 'short'], /shorter than 12/],
    [['password2026', 'password2026'], /easy to guess/],
  ])('refuses %j as a new password and keeps the old one', async (typed, message) => {
    const operator = await operatorOf();
    operator.typed.push(...typed);
    await expect(operator.run('admin-password')).rejects.toThrow(message);
    expect(await createCredentialFile(operator.dataFolder).readCredential()).toBeNull();
  });

  it.each([
    [['nonsense'], /There is no such command/],
    [['backup', '--nonsense'], /nonsense/],
    [['restore'], /Which backup/],
    [['restore', 'nowhere'], /it is not a whole backup/],
    [['restore', 'one', 'another'], /does not take "another"/],
    [['restore', ''], /name of the folder is empty/],
    [['backup', '/mnt/backup'], /does not take "\/mnt\/backup"/],
    [['backup', '--to', ''], /name of the folder is empty/],
    [['doctor', '--to', 'here'], /does not take "--to"/],
    [['constructor'], /There is no such command/],
  ])('explains itself when it is called as %j', async (args, message) => {
    const operator = await operatorOf();
    await expect(operator.run(...args)).rejects.toThrow(message);
  });

  it.each([['backup'], ['restore', 'somewhere']])(
    'says that it does not know a database, and does nothing (%s)',
    async (...args) => {
      const operator = await operatorOf(databaseEnvironment);
      await expect(operator.run(...args)).rejects.toThrow('DATABASE_URL is set');
      expect(operator.printed).toEqual([]);
    },
  );

  it('has the doctor say why no server could be started on a database', async () => {
    const operator = await operatorOf(databaseEnvironment);
    expect(await operator.run('doctor', '--quick')).toBe(1);
    expect(operator.printed.join('\n')).toContain('PROBLEM  Nothing answers at 127.0.0.1:1');
  });
});
