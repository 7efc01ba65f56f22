import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import { setStatus } from '../../test/keep-quotes.ts';
import { type OfficeFolders, officeFolders, receiveDocument } from '../../test/office-folders.ts';
import { machineUptimeMs, writeClockFile } from '../clock/clock-file.ts';
import { uploadsFile } from '../engine/embedded/folder/data-folder.ts';
import { openQuoteStore } from '../engine/embedded/open-quote-store.ts';
import { readSettings } from '../settings/settings.ts';
import { checkAccess } from './doctor/check-access.ts';
import { checkClock } from './doctor/check-clock.ts';
import { checkFolders } from './doctor/check-folders.ts';
import { checkRights } from './doctor/check-rights.ts';
import { checkStore } from './doctor/check-store.ts';
import type { Finding } from './doctor/finding.ts';
import { checkOrigin } from './doctor/origin/check-origin.ts';
import { runDoctor } from './doctor/run-doctor.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const secret = 'the secret of the office';

async function office() {
  const folders = await officeFolders();
  const store = await openQuoteStore(folders.dataFolder);
  const first = await receiveDocument(store, folders, 'one');
  const second = await receiveDocument(store, folders, 'two');
  return { folders, store, first, second };
}

function settingsOf(folders: { dataFolder: string; uploadsFolder: string }, more = {}) {
  const environment = {
    DATA_DIR: folders.dataFolder,
    UPLOADS_DIR: folders.uploadsFolder,
    UPLOAD_RESERVE_BYTES: '1',
    ADMIN_PASSWORD: secret,
    SESSION_SECRET: secret,
    ...more,
  };
  return readSettings(environment, '/');
}

function problemsIn(findings: readonly Finding[]): readonly string[] {
  return findings.flatMap(({ severity, what }) => (severity === 'problem' ? [what] : []));
}

/** A server on a free port with the given answers. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const health = '{"status":"ok","version":"1","uptime":1,"store":"ok","disk":"ok"}';

async function examine(folders: OfficeFolders) {
  const printed: string[] = [];
  const isWell = await runDoctor(settingsOf(folders), {
    user: process.getuid?.(),
    now,
    print: (line) => printed.push(line),
    uploadTrial: null,
  });
  const problem = printed.findIndex((line) => line.startsWith('PROBLEM'));
  return {
    isWell,
    all: printed.join('\n'),
    problem: printed[problem],
    remedy: printed[problem + 1],
  };
}

describe('runDoctor', () => {
  it('finds nothing wrong with a healthy office, and never prints a secret', async () => {
    const { folders, store } = await office();
    await store.close();
    const { isWell, all } = await examine(folders);
    expect(isWell, all).toBe(true);
    expect(all).toContain('The store holds 2 submissions');
    expect(all).not.toContain(secret);
    expect(all).not.toContain('wang@example.com');
  });

  it('says that something is wrong, with a remedy for each problem', async () => {
    const { folders, store, first } = await office();
    await store.close();
    await rm(join(folders.uploadsFolder, first.id));
    const { isWell, problem, remedy } = await examine(folders);
    expect(isWell).toBe(false);
    expect(problem).toContain(`The document of ${first.reference} is missing`);
    expect(remedy).toMatch(/-> Restore it/);
  });

  it('names a restore that was cut off, also where no bucket is configured any more', async () => {
    const { folders, store } = await office();
    await store.close();
    await mkdir(join(folders.uploadsFolder, uploadsFile.fetched));
    const { isWell, problem } = await examine(folders);
    expect(isWell).toBe(false);
    expect(problem).toContain('A restore was cut off');
  });
});

describe('checkClock', () => {
  const notSynchronized = async () => false;

  it('names a clock that the server would doubt, unless somebody vouches for it', async () => {
    const { folders, store } = await office();
    await store.close();
    const { dataFolder } = folders;
    await writeClockFile(dataFolder, { at: now, uptimeMs: machineUptimeMs() });
    const hour = 3_600_000;
    expect(problemsIn(await checkClock(dataFolder, now, notSynchronized))).toEqual([]);
    const doubted = await checkClock(dataFolder, now + 25 * hour, notSynchronized);
    expect(problemsIn(doubted)).toEqual([expect.stringMatching(/^The clock is 25 h ahead/)]);
    expect(doubted[0]?.remedy).toContain('npm run clock:confirm');
    expect(problemsIn(await checkClock(dataFolder, now + 25 * hour, async () => true))).toEqual([]);
  });
});

describe('checkStore', () => {
  it('names the process that has the store open, and reads it all the same', async () => {
    const { folders, store } = await office();
    const findings = await checkStore(
      { ...folders, adminUsername: 'admin', kept: keptByDefault },
      now,
    );
    expect(problemsIn(findings)).toEqual([]);
    expect(findings[0]?.what).toContain(`The server runs as process ${process.pid} on`);
    await store.close();
  });

  it('finds a document of another size, one that is overdue, and one of nobody', async () => {
    const { folders, store, first, second } = await office();
    const at = '2026-11-20T10:00:00.000Z';
    await setStatus(store, second.id, { status: 'completed', at, fileDeletionDueAt: at });
    await store.close();
    await writeFile(join(folders.uploadsFolder, first.id), '');
    await writeFile(join(folders.uploadsFolder, crypto.randomUUID()), 'stray');
    const findings = await checkStore(
      { ...folders, adminUsername: 'admin', kept: keptByDefault },
      now,
    );
    expect(problemsIn(findings)).toEqual([
      expect.stringContaining(`${first.reference} has another size`),
      expect.stringContaining(`Overdue for deletion: 1 document, ${second.reference}`),
    ]);
    expect(findings.map(({ what }) => what)).toContain('Without a submission: 1 document.');
  });

  it('finds a store that would not open, and a clock that is behind it', async () => {
    const { folders, store } = await office();
    await store.close();
    expect(
      problemsIn(
        await checkStore(
          { ...folders, adminUsername: 'admin', kept: keptByDefault },
          Date.parse('2020-01-01'),
        ),
      ),
    ).toEqual([expect.stringContaining("This machine's clock says 2020")]);
    await writeFile(join(folders.dataFolder, 'quotes.journal'), '');
    expect(
      problemsIn(
        await checkStore({ ...folders, adminUsername: 'admin', kept: keptByDefault }, now),
      ),
    ).toEqual([expect.stringContaining('quotes.journal is damaged')]);
  });

  it('finds documents whose store has vanished', async () => {
    const { folders, store } = await office();
    await store.close();
    await rm(folders.dataFolder, { recursive: true });
    expect(
      problemsIn(
        await checkStore({ ...folders, adminUsername: 'admin', kept: keptByDefault }, now),
      ),
    ).toEqual([expect.stringContaining('2 documents.')]);
  });
});

describe('checkFolders', () => {
  it('finds a folder that cannot be written, and a disk with too little room', async () => {
    const folders = await officeFolders();
    await writeFile(folders.dataFolder, 'a file, not a folder');
    const settings = settingsOf(folders, { UPLOAD_RESERVE_BYTES: `${Number.MAX_SAFE_INTEGER}` });
    expect(problemsIn(await checkFolders(settings, now))).toEqual([
      expect.stringContaining('DATA_DIR'),
      expect.stringContaining('uploads are refused'),
    ]);
  });
});

describe('checkFolders, set aside', () => {
  it('warns on the first day, and calls it a problem once the retention promise is over', async () => {
    const { folders, store } = await office();
    await store.close();
    const aside = join(folders.uploadsFolder, 'before-restore-2026-11-22T10-30-00.000Z');
    const unknown = join(
      folders.uploadsFolder,
      'set-aside/2026-11-20T11-00-00.000Z-not-in-the-store',
    );
    const emptied = unknown.replace('20T', '19T');
    for (const group of [aside, unknown, emptied]) await mkdir(group, { recursive: true });
    for (const group of [aside, unknown]) await writeFile(join(group, 'a-document'), '');
    const findings = await checkFolders(settingsOf(folders), now);
    expect(findings.filter(({ severity }) => severity === 'warning')).toMatchObject([
      { what: expect.stringContaining('every user of this machine') },
      { what: `${aside} was set aside 1 hour ago and may hold clients' data.` },
    ]);
    expect(problemsIn(findings)).toEqual([
      `${unknown} was set aside 2 days ago and may hold clients' data.`,
    ]);
  });
});

describe('checkFolders in a folder that others use, such as /var/lib', () => {
  const remedies = (findings: readonly Finding[]) =>
    findings.map(({ remedy }) => remedy ?? '').join('\n');

  it('advises no rights that would keep other programs out', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'postgresql'));
    const folders = { dataFolder: folder, uploadsFolder: join(folder, 'uploads') };
    const findings = await checkFolders(settingsOf(folders), now);
    expect(remedies(findings)).not.toMatch(/chmod|chown/);
    expect(findings.map(({ what }) => what)).toContain(
      `DATA_DIR: ${folder} holds folders of others, too.`,
    );
  });

  it('takes documents within the data folder, and what a restore left, for its own', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o755);
    const folders = { dataFolder: folder, uploadsFolder: join(folder, 'uploads') };
    for (const name of ['uploads', 'lost+found', 'before-restore-2026-11-22T10-00-00.000Z']) {
      await mkdir(join(folder, name));
    }
    expect(remedies(await checkFolders(settingsOf(folders), now))).toContain(`chmod 750 ${folder}`);
  });
});

describe('checkRights', () => {
  it("finds what the server's user cannot use, and how to give it back", async () => {
    const { folders, store, first } = await office();
    await store.close();
    const user = process.getuid?.();
    const isRoot = user === 0;
    // Root may read everything, so for root the folder's owner decides whose the file should be.
    if (isRoot) {
      await chown(folders.dataFolder, 1000, 1000);
      await chown(folders.uploadsFolder, 1000, 1000);
      for (const name of await readdir(folders.dataFolder)) {
        if (name !== 'quotes.json') await chown(join(folders.dataFolder, name), 1000, 1000);
      }
    } else await chmod(join(folders.dataFolder, 'quotes.json'), 0o000);
    const findings = await checkRights(folders, user);
    expect(problemsIn(findings)[0]).toMatch(/^DATA_DIR: 1 file .* quotes\.json\.$/);
    expect(findings[0]?.remedy).toContain(
      `chown -R ${isRoot ? 1000 : user} ${folders.dataFolder}/quotes.json`,
    );
    if (isRoot) expect(problemsIn(findings)[1]).toContain(first.id);
  });

  it('leaves alone what belongs to other programs in a folder that is not the server’s own', async () => {
    const folder = await temporaryFolder();
    const user = process.getuid?.();
    await writeFile(join(folder, 'postgresql.conf'), '', { mode: 0o000 });
    if (user === 0) await chown(folder, 1000, 1000);
    const folders = { dataFolder: folder, uploadsFolder: folder };
    expect(problemsIn(await checkRights(folders, user))).toEqual([]);
  });

  it('is content when everything is of one user', async () => {
    const { folders, store } = await office();
    await store.close();
    expect(problemsIn(await checkRights(folders, process.getuid?.()))).toEqual([]);
  });
});

describe('checkAccess', () => {
  it('finds a password that everybody tries first, without printing it', async () => {
    const folders = await officeFolders();
    const findings = await checkAccess(settingsOf(folders, { ADMIN_PASSWORD: 'password123' }), now);
    expect(problemsIn(findings)).toEqual([expect.stringContaining('ADMIN_PASSWORD is shorter')]);
    expect(JSON.stringify(findings)).not.toContain('password123');
  });
});

describe('checkOrigin', () => {
  const ours: RequestListener = (request, response) => {
    const isUpload = request.method === 'POST';
    response.writeHead(isUpload ? 415 : 200, { 'Content-Type': 'application/json' });
    response.end(isUpload ? '{"message":"","code":"unsupported-media-type"}' : health);
  };

  it('is content with a product that answers and takes documents of 1 GB', async () => {
    const findings = await checkOrigin(await serve(ours), Date.now());
    expect(problemsIn(findings)).toEqual([]);
    expect(findings.map(({ what }) => what)).toContain('The proxy lets documents of 1 GB through.');
  });

  it('finds a proxy that refuses large documents', async () => {
    const origin = await serve((request, response) => {
      if (request.method === 'GET') ours(request, response);
      else response.writeHead(413, { 'Content-Type': 'text/html' }).end('too large');
    });
    const [problem] = (await checkOrigin(origin, Date.now())).filter(
      ({ severity }) => severity === 'problem',
    );
    expect(problem?.what).toContain('refused with 413');
    expect(problem?.remedy).toContain('client_max_body_size');
  });

  it('finds a proxy that keeps uploads back until they are whole', async () => {
    const origin = await serve((request, response) => {
      if (request.method === 'GET') ours(request, response);
    });
    const findings = await checkOrigin(origin, Date.now(), 200);
    expect(findings.at(-1)?.what).toContain('keeps an upload back');
  });

  it('finds another program in its place', async () => {
    const origin = await serve((_request, response) => response.end('<h1>Welcome to nginx!</h1>'));
    expect(problemsIn(await checkOrigin(origin, Date.now()))).toEqual([
      expect.stringContaining('by something else'),
    ]);
  });

  it('says that the server is down, and does not blame the proxy', async () => {
    const origin = await serve((_request, response) => response.writeHead(502).end('Bad Gateway'));
    const [problem] = await checkOrigin(origin, Date.now());
    expect(problem?.what).toContain('does not reach the server');
    expect(problem?.remedy).toContain('systemctl start yiqiao');
  });

  it('says that PUBLIC_ORIGIN lacks a letter', async () => {
    const origin = await serve((_request, response) =>
      response.writeHead(301, { Location: 'https://www.example.com/' }).end(),
    );
    expect((await checkOrigin(origin, Date.now()))[0]?.what).toContain('speaks TLS');
  });

  it('finds a clock that is wrong', async () => {
    const findings = await checkOrigin(await serve(ours), Date.now() + 600_000);
    expect(problemsIn(findings)).toEqual([
      expect.stringMatching(/differ by (599|600|601) seconds/),
    ]);
  });

  it('finds that nobody answers', async () => {
    expect(problemsIn(await checkOrigin('http://127.0.0.1:9', Date.now()))).toEqual([
      expect.stringContaining('cannot be reached'),
    ]);
  });
});
