import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRelease } from './release.mjs';

const run = promisify(execFile);
const password = 'only for this test, and long';
/** Four characters in a font whose bytes only a character map of pdf.js can tell. */
const pdf = makePdf();

let folder;
let release;
let environment;
let server;
let origin;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yiqiao-release-'));
  const archive = await makeRelease(folder);
  await extract({ file: archive, cwd: folder });
  release = archive.replace(/\.tar\.gz$/, '');
  // On Linux the lock is taken with flock(1); neither npm nor any other tool can be called.
  const tools = join(folder, 'tools');
  await mkdir(tools);
  if (process.platform === 'linux') await symlink('/usr/bin/flock', join(tools, 'flock'));
  environment = {
    PATH: tools,
    PORT: '0',
    ADMIN_PASSWORD: password,
    PUBLIC_ORIGIN: 'https://www.example.com',
    UPLOAD_RESERVE_BYTES: '0',
  };
  server = spawn(process.execPath, ['scripts/start.mjs'], { cwd: release, env: environment });
  origin = await findOrigin(server);
}, 600_000);

afterAll(async () => {
  server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function findOrigin(child) {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const [, found] = /Site +(\S+)\/\n/.exec(output) ?? [];
        if (found) resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(`The release did not start:\n${output}`)));
  });
}

describe('a release', () => {
  it('starts with Node alone, and serves site and console with the origin it is given', async () => {
    expect(existsSync(join(release, 'node_modules'))).toBe(false);
    const home = await (await fetch(`${origin}/`)).text();
    expect(home).toContain('<link rel="canonical" href="https://www.example.com/"');
    const dashboard = await fetch(`${origin}/admin/`);
    expect(dashboard.url).toBe(`${origin}/admin/dashboard`);
    expect(await dashboard.text()).toContain('id="root"');
  });

  it('counts a document with the readers and character maps that it brought', async () => {
    const form = new FormData();
    form.set('translationDirection', 'Chinese to English Translation');
    form.set('customerName', 'Margaret Okafor');
    form.set('customerEmail', 'm.okafor@example.com');
    form.set('file', new Blob([pdf], { type: 'application/pdf' }), 'protocol.pdf');
    const answer = await fetch(`${origin}/api/upload-quote`, { method: 'POST', body: form });
    expect(answer.status).toBe(201);
    const login = await fetch(`${origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    const headers = {
      Cookie: login.headers
        .getSetCookie()
        .map((it) => it.split(';')[0])
        .join('; '),
    };
    // A busy machine counts it after the answer.
    await expect
      .poll(async () => (await fetch(`${origin}/api/admin/quotes`, { headers })).json(), {
        timeout: 60_000,
      })
      .toMatchObject([{ wordCountBasis: 'measured', wordCount: 4 }]);
  });

  it('delivers the licenses of what it contains, also to visitors', async () => {
    const notices = await readFile(join(release, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const part of ['react-dom', 'pdfjs-dist', 'express', 'SIL OPEN FONT LICENSE']) {
      expect(notices).toContain(part);
    }
    expect(await (await fetch(`${origin}/third-party-notices.txt`)).text()).toBe(notices);
  });

  it('says which commit it is made of, and of what it consists', async () => {
    const { commit } = JSON.parse(await readFile(join(release, 'package.json'), 'utf8'));
    expect(basename(release)).toMatch(new RegExp(`^yiqiao-[\\d.]+-${commit}$`));
    const list = await readFile(join(release, 'SBOM.cdx.json'), 'utf8');
    const { components, metadata } = JSON.parse(list);
    expect(metadata.component).toMatchObject({ name: 'yiqiao', type: 'application' });
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['express', 'pdfjs-dist', 'react-dom']));
    expect(names).not.toContain('vitest');
  });

  it('brings the commands of the operator', async () => {
    const operate = (...args) =>
      run(process.execPath, ['scripts/operate.mjs', ...args], { cwd: release, env: environment });
    const { stdout } = await operate('backup');
    expect(stdout).toContain('1 submission and 1 document');
    // The doctor ends with 1: nobody answers at the origin of this test.
    const looked = await operate('doctor').catch((error) => error);
    expect(looked.stdout).toContain('www.example.com');
  });

  it('stops when it is told to', async () => {
    server.kill('SIGTERM');
    expect((await once(server, 'exit'))[0]).toBe(0);
  });
});

function makePdf() {
  const text = Buffer.from('和四个字', 'utf16le').swap16().toString('hex');
  const stream = `BT /F 12 Tf 72 700 Td <${text}> Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UTF16-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 5>>/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`;
}
