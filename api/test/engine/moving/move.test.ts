import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withSampleFactor } from '@yiqiao/contract/commands/factor/sample-factor';
import {
  officeOfOne,
  withInvited,
  withJoined,
} from '@yiqiao/contract/commands/people/sample-people';
import { withCompany } from '@yiqiao/contract/commands/settings/sample-settings';
import { orderFiles } from '@yiqiao/contract/files/order-files';
import { createPersonClient } from '@yiqiao/contract/http/person-client';
import { describe, expect, it } from 'vitest';
import { nodeDisk } from '../../../src/engine/disk/node-disk.ts';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import { readPeopleFile, writePeopleFile } from '../../../src/engine/embedded/people-file.ts';
import { readSettingsFile, writeSettingsFile } from '../../../src/engine/embedded/settings-file.ts';
import { findBytes } from '../../disk/find-bytes.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { joinOffice } from '../../join-office.ts';
import { receiveDocument } from '../../office-folders.ts';
import type { TestServer } from '../../server/test-server.ts';
import { submitQuote } from '../../submit-quote.ts';
import { createStaffVisitor, createVisitor } from '../../visitor.ts';
import { runSql } from '../postgres/run-sql.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from '../postgres/use-postgres.ts';
import { databaseOf, embeddedQuotes, openMovingOffice, postgresQuotes } from './moving-office.ts';

function hashOf(bytes: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');
}

async function eraseAt(server: TestServer, id: string, email: string): Promise<void> {
  const office = await createStaffVisitor(server.url);
  await createPersonClient((path, init) => office.fetch(path, init)).erase(id, email);
}

describe.skipIf(isPostgresMissing)(`moving an office, ${needsPostgres}`, () => {
  const server = usePostgres();
  const makeOffice = async () => openMovingOffice(await server().makeDatabase());

  it('brings everything to the database and the bucket, and back with what has come since', async () => {
    const office = await makeOffice();
    const before = await embeddedQuotes(office);
    const known = withSampleFactor(withJoined(officeOfOne, 'mei', 'staff'), 'mei');
    const people = withInvited(known, 'i', 'owner');
    await writePeopleFile(office.dataFolder, people, nodeDisk);
    const settings = withCompany(null, { name: 'Harbour', address: { en: '1 Quay' } });
    await writeSettingsFile(office.dataFolder, settings, nodeDisk);
    expect(await office.move('--to', 'postgres', '--dry-run')).toContain(
      'Everything can be moved. Nothing was written.',
    );
    expect(office.store.bucket.objects.size).toBe(0);

    const told = await office.move('--to', 'postgres');
    expect(told).toContain('13 submissions and 15 documents');
    expect(await postgresQuotes(office)).toEqual(before);
    for (const { filePath, fileSha256 } of before.flatMap(orderFiles)) {
      expect(hashOf(office.store.bucket.objects.get(`documents/${filePath}`)?.bytes)).toBe(
        fileSha256,
      );
    }
    await expect(office.serve('embedded')).rejects.toThrow('The office moved away from');
    expect(await office.move('--to', 'postgres')).toContain('already. Nothing was done.');

    const serving = await office.serve('postgres');
    const first = await createStaffVisitor(serving.url);
    const joined = await joinOffice(serving.url, first, 'translator');
    const id = await submitQuote(serving);
    await expect(office.move('--to', 'embedded')).rejects.toThrow(
      'Servers at work on the database',
    );
    await serving.running.stop();

    expect(await office.move('--to', 'embedded')).toContain('14 submissions and 16 documents');
    const [newest, ...others] = await embeddedQuotes(office);
    expect(newest?.id).toBe(id);
    expect(others).toEqual(before);
    const { dataFolder, uploadsFolder } = office;
    expect(await readSettingsFile(dataFolder, nodeDisk)).toEqual(settings);
    const brought = await readPeopleFile(dataFolder, nodeDisk);
    expect(brought?.people.slice(0, 3)).toEqual(people.people);
    expect(brought?.people[3]).toMatchObject({ id: joined.id, username: joined.username });
    expect(await readFile(join(dataFolder, 'link-secret'), 'utf8')).toBe(`${'l'.repeat(43)}\n`);
    for (const { filePath, fileSha256 } of (await embeddedQuotes(office)).flatMap(orderFiles)) {
      expect(hashOf(await readFile(join(uploadsFolder, filePath)))).toBe(fileSha256);
    }
    await expect(office.serve('postgres')).rejects.toThrow("the office's submissions (14) are in");
    await expect(postgresQuotes(office)).rejects.toThrow('The office moved away from');
    const home = await office.serve('embedded');
    await createVisitor(home.url).logIn();
    await home.running.stop();
  });

  it('forgets whoever was erased meanwhile in what it set aside, and again in what is put there later', async () => {
    const office = await makeOffice();
    const { dataFolder, uploadsFolder } = office;
    const person = { customerEmail: 'wei@example.com', customerName: 'Zhang Wei' };
    const store = await openQuoteStore(dataFolder, { uploadsFolder });
    const { id } = await receiveDocument(store, office, 'the words of the document', person);
    await store.close();
    const copy = await temporaryFolder();
    await cp(dataFolder, copy, { recursive: true });
    await office.move('--to', 'postgres');
    const serving = await office.serve('postgres');
    await eraseAt(serving, id, person.customerEmail);
    await serving.running.stop();
    await office.move('--to', 'embedded');

    const home = await office.serve('embedded');
    const traces = [...Object.values(person), 'the words of the document'];
    const look = async () =>
      (await Promise.all([dataFolder, uploadsFolder].map((it) => findBytes(it, traces)))).flat();
    expect(await look()).toEqual([]);
    await cp(copy, join(dataFolder, 'before-restore-2026-11-19T12-00-00.000Z'), {
      recursive: true,
    });
    await mkdir(join(uploadsFolder, 'set-aside/2026-11-19T12-00-00.000Z-not-in-the-store'), {
      recursive: true,
    });
    await writeFile(
      join(uploadsFolder, 'set-aside/2026-11-19T12-00-00.000Z-not-in-the-store', id),
      'the words of the document',
    );
    await eraseAt(home, id, person.customerEmail);
    expect(await look()).toEqual([]);
    expect(await embeddedQuotes(office)).toHaveLength(13);
    await home.running.stop();
  });

  it('leaves nothing to a server that was cut off while the office moved away', async () => {
    const office = await makeOffice();
    await office.move('--to', 'postgres');
    await office.move('--to', 'embedded');
    const [quote] = await embeddedQuotes(office);
    const late = `update quotes set version = 2 where id = '${quote?.id}'`;
    await expect(runSql(databaseOf(office), late)).rejects.toThrow('The office has moved away');
  });

  it('refuses to leave anything behind that it does not know', async () => {
    const office = await makeOffice();
    await runSql(databaseOf(office), 'create table of_tomorrow (id text)');
    expect(await office.move('--to', 'postgres', '--dry-run')).toContain('can be moved');
    await runSql(databaseOf(office), "insert into of_tomorrow values ('kept')");
    await expect(office.move('--to', 'postgres')).rejects.toThrow('cannot carry: of_tomorrow');
  });

  it('refuses to serve an empty database while the submissions are in a folder', async () => {
    const office = await makeOffice();
    await expect(office.serve('postgres')).rejects.toThrow('Move them with "npm run move');
  });

  it('is refused while the office is served, and where another office is', async () => {
    const office = await makeOffice();
    const serving = await office.serve('embedded');
    await expect(office.move('--to', 'postgres')).rejects.toThrow('has this store open');
    expect(await office.move('--to', 'postgres', '--dry-run')).toContain('can be moved');
    await serving.running.stop();
    const other = await openMovingOffice(office.environment.DATABASE_URL ?? '');
    await other.move('--to', 'postgres');
    await expect(office.move('--to', 'postgres')).rejects.toThrow('holds another office');
    expect(await embeddedQuotes(office)).toHaveLength(13);
  });

  it('names what is not there as it was received, and goes on once that is mended', async () => {
    const office = await makeOffice();
    const [, quote] = await embeddedQuotes(office);
    const path = join(office.uploadsFolder, quote?.filePath ?? '');
    const bytes = await readFile(path);
    await writeFile(path, Buffer.concat([bytes.subarray(1), Buffer.from('x')]));
    expect(await office.move('--to', 'postgres', '--dry-run')).toContain('is changed');
    const refused = office.move('--to', 'postgres');
    await expect(refused).rejects.toThrow(`${quote?.reference} (changed)`);
    await expect(postgresQuotes(office)).rejects.toThrow('has not ended');
    await writeFile(path, bytes);
    await office.move('--to', 'postgres');
    expect(await postgresQuotes(office)).toEqual(await embeddedQuotes(office));
  });
});
