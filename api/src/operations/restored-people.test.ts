import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withSampleDemand, withSampleFactor } from '@yiqiao/contract/commands/factor/sample-factor';
import { decideRemoval } from '@yiqiao/contract/commands/people/remove-person';
import {
  officeOfOne,
  sampleAt,
  withInvited,
  withJoined,
} from '@yiqiao/contract/commands/people/sample-people';
import { firstOwnerId, ownersHere, type StoredPeople } from '@yiqiao/contract/record/stored-people';
import { describe, expect, it } from 'vitest';
import { makeCheapCredential } from '../../test/cheap-credential.ts';
import { backupOf, now, rules } from '../../test/office-backup.ts';
import { type OfficeFolders, officeFolders, receiveDocument } from '../../test/office-folders.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import { createVisitor, type Visitor } from '../../test/visitor.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { openQuoteStore } from '../engine/embedded/open-quote-store.ts';
import { readPeopleFile, writePeopleFile } from '../engine/embedded/people-file.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { withRemoved } from './backup/restore-people.ts';

const later = now + 48 * 3_600_000;
const secret = 'quilt orchard 47 melon drum';
const { password: hash } = makeCheapCredential(secret);
const staffed = withInvited(
  withJoined(withJoined(officeOfOne, 'mei', 'staff', hash), 'o', 'owner', hash),
  'i',
  'staff',
);

const remove = (people: StoredPeople, id: string, by = firstOwnerId) =>
  decideRemoval(people, { id }, { at: sampleAt, by }).people;

const put = ({ dataFolder }: OfficeFolders, people: StoredPeople) =>
  writePeopleFile(dataFolder, people, nodeDisk);
const peopleIn = ({ dataFolder }: OfficeFolders) => readPeopleFile(dataFolder, nodeDisk);
const restoreOf = (folders: OfficeFolders, archive: string, isDryRun = false) =>
  restoreBackup({ ...folders, archive, now: later, rules, isDryRun });

/** An office with people, and a backup of it. */
async function backedUp(people: StoredPeople = staffed) {
  const folders = await officeFolders();
  const store = await openQuoteStore(folders.dataFolder);
  await receiveDocument(store, folders, 'text');
  await store.close();
  await put(folders, people);
  const { archive } = await backupOf(folders);
  return { folders, archive };
}

function serve({ dataFolder, uploadsFolder }: OfficeFolders) {
  const environment = { DATA_DIR: dataFolder, UPLOADS_DIR: uploadsFolder };
  return startTestServer({ environment });
}

async function logIn(visitor: Visitor, username: string): Promise<number> {
  return (await sendPassword(visitor, username)).status;
}

function sendPassword(visitor: Visitor, username: string): Promise<Response> {
  return visitor.fetch('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: secret }),
  });
}

describe('restoreBackup with people', () => {
  it('brings back that a second factor is demanded, and of whom', async () => {
    const second = withJoined(staffed, 'p', 'owner', hash);
    const { folders, archive } = await backedUp(withSampleDemand(withSampleFactor(second, 'o')));
    await rm(folders.dataFolder, { recursive: true });
    expect(await restoreOf(folders, archive)).toMatchObject({ people: 'archived' });
    const server = await serve(folders);
    const told = async (username: string) =>
      (await sendPassword(createVisitor(server.url), username)).json();
    expect(await told('user-o')).toEqual({ authenticated: false, next: 'factor' });
    expect(await told('user-p')).toEqual({ authenticated: false, next: 'set-up' });
    await server.close();
  });

  it('keeps out whoever was removed since the backup, and leaves in whoever has joined', async () => {
    const { folders, archive } = await backedUp();
    const present = withJoined(remove(staffed, 'mei'), 'new', 'staff', hash);
    await put(folders, present);
    expect(await restoreOf(folders, archive)).toMatchObject({ people: 'present' });
    expect(await peopleIn(folders)).toEqual(present);
    const server = await serve(folders);
    expect(await logIn(createVisitor(server.url), 'user-mei')).toBe(401);
    expect(await logIn(createVisitor(server.url), 'user-new')).toBe(200);
    await server.running.stop();
  });

  it('lets only owners in on an empty machine, until one of them has confirmed who belongs', async () => {
    const { archive } = await backedUp();
    const empty = await officeFolders();
    await rm(empty.uploadsFolder, { recursive: true });
    expect(await restoreOf(empty, archive, true)).toMatchObject({ people: 'archived' });
    expect(await restoreOf(empty, archive)).toMatchObject({ people: 'archived' });
    expect(await peopleIn(empty)).toMatchObject({
      unconfirmedSince: new Date(later).toISOString(),
    });
    const server = await serve(empty);
    expect(await logIn(createVisitor(server.url), 'user-mei')).toBe(401);
    const owner = createVisitor(server.url);
    expect(await logIn(owner, 'user-o')).toBe(200);
    expect(await (await owner.fetch('/api/people')).json()).toHaveProperty('unconfirmedSince');
    const confirmed = await owner.fetch('/api/people/confirmations', { method: 'POST' });
    expect(confirmed.status).toBe(201);
    expect(await logIn(createVisitor(server.url), 'user-mei')).toBe(200);
    expect((await peopleIn(empty))?.people.some(({ invitation }) => invitation)).toBe(false);
    await server.running.stop();
  });

  it('ends the sessions of a machine whose people are lost', async () => {
    const { folders, archive } = await backedUp();
    const server = await serve(folders);
    const mei = createVisitor(server.url);
    expect(await logIn(mei, 'user-mei')).toBe(200);
    await server.running.stop();
    await writeFile(join(folders.dataFolder, 'people.json'), '{"version":1,');
    const { setAside, people } = await restoreOf(folders, archive);
    expect(people).toBe('archived');
    const [aside = ''] = setAside;
    expect(await readFile(join(aside, 'people.json'), 'utf8')).toBe('{"version":1,');
    expect(await readdir(folders.dataFolder)).not.toContain('sessions.json');
  });

  it('knows of removals from the backups beside it', async () => {
    const { folders, archive } = await backedUp();
    await put(folders, remove(staffed, 'o'));
    await backupOf(folders, { now: now + 1000 });
    const empty = await officeFolders();
    await restoreOf(empty, archive);
    const people = await peopleIn(empty);
    expect(people?.people.find(({ id }) => id === 'o')).toHaveProperty('removedAt');
    expect(people?.people.find(({ id }) => id === 'mei')).not.toHaveProperty('removedAt');
  });

  it('brings nothing where the backup has no people', async () => {
    const { folders } = await backedUp();
    await rm(join(folders.dataFolder, 'people.json'));
    const { archive } = await backupOf(folders, { now: now + 1000 });
    const empty = await officeFolders();
    expect(await restoreOf(empty, archive)).toMatchObject({ people: 'none' });
    expect(await peopleIn(empty)).toBeNull();
  });
});

describe('withRemoved', () => {
  it('gives the account of the settings back to an office that nobody could run', () => {
    const later = withJoined(officeOfOne, 'o', 'owner');
    const gone = remove(later, firstOwnerId, 'o').people.filter(({ removedAt }) => removedAt);
    const old = withJoined(officeOfOne, 'mei', 'staff');
    expect(ownersHere(withRemoved(old, gone)).map(({ id }) => id)).toEqual([firstOwnerId]);
    expect(ownersHere(withRemoved(later, gone)).map(({ id }) => id)).toEqual(['o']);
  });
});
