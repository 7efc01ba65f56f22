import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allClaims } from '@yiqiao/contract/claims/claims-schema';
import { exampleCompany, setCompany } from '@yiqiao/contract/company';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { specifiedPrices } from '@yiqiao/contract/money/prices';
import { freshProofMinutes } from '@yiqiao/contract/record/fresh-proof';
import { peopleSchema } from '@yiqiao/contract/record/person';
import { settingsSchema } from '@yiqiao/contract/record/settings';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { joinOffice } from '../../../test/join-office.ts';
import { password, startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createOfficeClient } from '../../../test/staff-client.ts';
import { orderAsClient } from '../../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../../test/visitor.ts';

const folder = await mkdtemp(join(tmpdir(), 'yiqiao-settings-'));
const pageOf = (name: string) =>
  `<!doctype html><html><head><title>${name}</title><!--company--></head><body><p>%BRAND%</p></body></html>`;

/** In the place of the site: it says what its modules have read when they were loaded. */
const renderer = `
const { name, claimsOff, prices } = globalThis.companyFacts;
export const renderPage = async (path) =>
  '<title>' + name + ' at ' + path + '</title><p>Without ' + claimsOff + '</p>' +
  '<p>A word for ' + prices?.professionalTranslation + '</p>';`;

await mkdir(join(folder, 'site/assets'), { recursive: true });
await mkdir(join(folder, 'site-server'));
await mkdir(join(folder, 'console'));
await writeFile(join(folder, 'site/about.html'), pageOf('About'));
await writeFile(join(folder, 'site/404.html'), pageOf('Nothing'));
await writeFile(join(folder, 'console/index.html'), pageOf('Console'));
await writeFile(join(folder, 'console/sw.js'), "const facts = '%FACTS%';");
await writeFile(join(folder, 'site-server/package.json'), '{"type":"module"}');
await writeFile(join(folder, 'site-server/entry-server.js'), renderer);
const template = '<html><head><!--page-head--><!--company--></head><body><!--page-body--></body>';
await writeFile(
  join(folder, 'site-server/pages.json'),
  JSON.stringify({
    templates: [template],
    pages: [
      { file: 'about.html', path: '/about', template: 0 },
      { file: '404.html', path: '/404', template: 0 },
    ],
  }),
);

let aheadMs = 0;
let server: TestServer;
let owner: Visitor;
beforeEach(async () => {
  aheadMs = 0;
  server = await startTestServer({
    surroundings: { clock: () => Date.now() + aheadMs },
    siteFolder: join(folder, 'site'),
    siteServerFolder: join(folder, 'site-server'),
    consoleFolder: join(folder, 'console'),
  });
  owner = await createStaffVisitor(server.url);
});
afterEach(() => server.close());
afterAll(() => {
  setCompany(exampleCompany);
  return rm(folder, { recursive: true });
});

function send(visitor: Visitor, company: object, ifMatch?: string): Promise<Response> {
  return change(visitor, { company }, ifMatch);
}

function change(visitor: Visitor, sections: object, ifMatch?: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(ifMatch && { 'If-Match': ifMatch }) };
  return visitor.fetch('/api/settings', {
    method: 'PATCH',
    headers,
    body: JSON.stringify(sections),
  });
}

const takeBack = (line: number) =>
  owner.fetch(`/api/settings/history/${line}/take-back`, { method: 'POST' });
const readSettings = async () =>
  z.parse(settingsSchema, await (await owner.fetch('/api/settings')).json());
const textOf = async (path: string) => (await fetch(server.url + path)).text();

describe('GET /api/settings', () => {
  it('tells an owner what holds, whether or not it was ever changed', async () => {
    const answer = await owner.fetch('/api/settings');
    expect(answer.headers.get('etag')).toBe('"0"');
    const held = {
      company: exampleCompany,
      claims: allClaims,
      prices: specifiedPrices,
      currencies: { quotesBeginWith: 'USD' },
      accounts: {},
      hours: {},
      kept: keptByDefault,
      chat: {},
    };
    expect(await answer.json()).toEqual({ revision: 0, changes: 0, ...held });
  });

  it('is nobody else’s, nor is anything below it', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    for (const path of ['/api/settings', '/api/settings/history']) {
      expect((await mei.fetch(path)).status).toBe(403);
      expect((await fetch(server.url + path)).status).toBe(401);
    }
    expect((await send(mei, { name: 'Mei' })).status).toBe(403);
    expect((await readSettings()).revision).toBe(0);
  });
});

describe('PATCH /api/settings', () => {
  it('holds in the next answer, wherever the office says who it is', async () => {
    const before = [
      await textOf('/about'),
      await textOf('/admin/login'),
      await textOf('/admin/sw.js'),
      await textOf('/api/openapi.json'),
    ];
    expect(before[0]).toContain('<title>About</title>');
    const etag = (await fetch(`${server.url}/about`)).headers.get('etag') ?? '';
    const answer = await send(owner, { name: 'Harbour <1>', email: 'desk@harbour.test' }, '"0"');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(await answer.json()).toMatchObject({ revision: 1, company: { name: 'Harbour <1>' } });
    const about = await fetch(`${server.url}/about`, { headers: { 'If-None-Match': etag } });
    expect(about.status).toBe(200);
    expect(await about.text()).toContain('<title>Harbour <1> at /about</title>');
    expect(await textOf('/nowhere')).toContain('<title>Harbour <1> at /404</title>');
    expect(await textOf('/admin/login')).toContain('companyFacts={"name":"Harbour \\u003c1>"');
    expect(await textOf('/admin/sw.js')).not.toBe(before[2]);
    expect(await textOf('/.well-known/security.txt')).toContain('mailto:desk@harbour.test');
    expect(JSON.parse(await textOf('/api/openapi.json')).info.title).toBe('Harbour <1>');
  });

  it('serves the very bytes of the build again once it is taken back', async () => {
    const paths = ['/about', '/nowhere', '/admin/login', '/admin/sw.js'];
    const before = await Promise.all(paths.map(textOf));
    await send(owner, { name: 'Harbour' });
    expect(await Promise.all(paths.map(textOf))).not.toEqual(before);
    expect((await takeBack(1)).status).toBe(200);
    expect(await Promise.all(paths.map(textOf))).toEqual(before);
  });

  it('holds after a restart', async () => {
    await send(owner, { name: 'Harbour' });
    server = await server.restart();
    expect(await textOf('/about')).toContain('<title>Harbour at /about</title>');
  });

  it('tells the second of two owners what holds now, and stores nothing of theirs', async () => {
    const answers = await Promise.all([
      send(owner, { name: 'One' }, '"0"'),
      send(owner, { name: 'Two' }, '"0"'),
    ]);
    const [lost] = answers.filter(({ status }) => status === 412);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(lost?.headers.get('etag')).toBe('"1"');
    const settings = await readSettings();
    expect(await lost?.json()).toEqual({
      code: 'revision-mismatch',
      message: expect.any(String),
      settings,
    });
  });

  it.each([
    ['company.email', { email: 'desk' }],
    ['company.name', { name: '' }],
    ['company.accounts.USD.number', { accounts: { USD: { number: '1' } } }],
  ])('refuses a wrong value with its field: %s', async (field, company) => {
    const answer = await send(owner, { telephone: '1', ...company });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'value-invalid', field });
    expect((await readSettings()).company).toEqual(exampleCompany);
  });

  it.each([
    ['claims.onTime995', { onTime995: 'off' }],
    ['claims.onTime998', { onTime998: false }],
  ])('refuses a claim that is none: %s', async (field, claims) => {
    const answer = await change(owner, { company: { telephone: '1' }, claims });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'value-invalid', field });
    expect((await readSettings()).revision).toBe(0);
  });

  it('takes a claim out of the next page, and out of no console, until it is taken back', async () => {
    const paths = ['/admin/login', '/admin/sw.js'];
    const consoles = await Promise.all(paths.map(textOf));
    const built = await textOf('/about');
    const answer = await change(owner, { claims: { onTime995: false } }, '"0"');
    expect(await answer.json()).toMatchObject({ claims: { onTime995: false, onTime999: true } });
    expect(await textOf('/about')).toContain('<p>Without onTime995</p>');
    expect(await textOf('/about')).toContain('"claimsOff":["onTime995"]');
    expect(await Promise.all(paths.map(textOf))).toEqual(consoles);
    expect((await takeBack(1)).status).toBe(200);
    expect(await textOf('/about')).toBe(built);
  });

  it('puts prices into the next page, and into no console, until they are taken back', async () => {
    const paths = ['/admin/login', '/admin/sw.js'];
    const consoles = await Promise.all(paths.map(textOf));
    const built = await textOf('/about');
    await change(owner, { prices: { professionalTranslation: '0.160' } }, '"0"');
    expect(await textOf('/about')).toContain('<p>A word for 0.16</p>');
    expect(await textOf('/about')).toContain('"professionalTranslation":"0.16"');
    expect(await Promise.all(paths.map(textOf))).toEqual(consoles);
    expect((await takeBack(1)).status).toBe(200);
    expect(await textOf('/about')).toBe(built);
  });

  it('tells pages how long things are kept, and no console, until that is taken back', async () => {
    const paths = ['/admin/login', '/admin/sw.js'];
    const consoles = await Promise.all(paths.map(textOf));
    const built = await textOf('/about');
    await change(owner, { kept: { abandonedDays: 45 } }, '"0"');
    expect(await textOf('/about')).toContain('"abandonedDays":45');
    expect(await Promise.all(paths.map(textOf))).toEqual(consoles);
    expect((await takeBack(1)).status).toBe(200);
    expect(await textOf('/about')).toBe(built);
  });

  it('refuses a section that is none, and a revision that is none', async () => {
    const body = JSON.stringify({ weather: {} });
    const headers = { 'Content-Type': 'application/json' };
    expect((await owner.fetch('/api/settings', { method: 'PATCH', headers, body })).status).toBe(
      400,
    );
    expect((await send(owner, { name: 'One' }, 'first')).status).toBe(400);
  });
});

describe('the currency that new quotes begin with', () => {
  it('is told to all of the staff, and changed without a further proof', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    const told = async () =>
      z.parse(peopleSchema, await (await mei.fetch('/api/people')).json()).quotesBeginWith;
    expect(await told()).toBe('USD');
    aheadMs += (freshProofMinutes + 1) * 60_000;
    expect((await change(owner, { currencies: { quotesBeginWith: 'CNY' } })).status).toBe(200);
    expect(await told()).toBe('CNY');
    const refused = await change(owner, { currencies: { quotesBeginWith: 'EUR' } });
    expect(refused.status).toBe(400);
    const field = 'currencies.quotesBeginWith';
    const message = expect.stringContaining('USD, CNY');
    expect(await refused.json()).toMatchObject({ field, message });
    expect(await told()).toBe('CNY');
  });
});

describe('where orders are paid to', () => {
  const accounts = { USD: { name: 'Harbour', number: '1001', bank: 'Example Bank' } };

  it('is changed, and taken back, by whoever has just proved who they are', async () => {
    const lapse = () => {
      aheadMs += (freshProofMinutes + 1) * 60_000;
    };
    lapse();
    const refused = await change(owner, { accounts, company: { name: 'Harbour' } });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'proof-wanted' });
    expect((await change(owner, { company: { telephone: '1' } })).status).toBe(200);
    const body = JSON.stringify({ kind: 'password', password });
    const headers = { 'Content-Type': 'application/json' };
    await owner.fetch('/api/me/proof', { method: 'POST', headers, body });
    expect((await change(owner, { accounts })).status).toBe(200);
    expect((await readSettings()).accounts).toEqual(accounts);
    lapse();
    expect((await takeBack(2)).status).toBe(403);
    expect((await takeBack(1)).status).toBe(200);
  });

  it('is told to every other owner, and to nobody else', async () => {
    await change(owner, { accounts });
    const [other, mei] = [
      await joinOffice(server.url, owner, 'owner'),
      await joinOffice(server.url, owner, 'staff'),
    ];
    const told = async (to: Visitor) =>
      z.parse(peopleSchema, await (await to.fetch('/api/people')).json()).accountsChange;
    expect(await told(other)).toMatchObject({ line: 3, by: { id: 'first', name: 'admin' } });
    expect(await told(owner)).toBeUndefined();
    expect(await told(mei)).toBeUndefined();
  });

  it('is on no page that everybody reads', async () => {
    const before = await textOf('/about');
    await change(owner, { accounts });
    expect(await textOf('/about')).toBe(before);
    expect(await textOf('/admin/login')).not.toContain('Example Bank');
  });

  it('reaches a client by the quote, which keeps the account that it was sent with', async () => {
    const { id, client } = await orderAsClient(server);
    const orders = createOfficeClient((path, init) => owner.fetch(path, init));
    const offer = () => ({
      ...{ wordCount: 10, total: '10.00', deliverBy: new Date(Date.now() + 3e8).toISOString() },
    });
    const account = async () => (await client.read()).payment?.account?.number;
    await change(owner, { accounts });
    await orders.makeOffer(id, offer());
    await client.accept({ version: 1, name: 'Anna' });
    expect(await account()).toBe('1001');
    await change(owner, { accounts: { USD: { number: '2002' } } });
    expect(await account()).toBe('1001');
    await orders.makeOffer(id, offer());
    await client.accept({ version: 2, name: 'Anna' });
    expect(await account()).toBe('2002');
  });
});

describe('the history of the settings', () => {
  it('says who changed what from what to what, newest first, and what was taken back', async () => {
    await send(owner, { name: 'Harbour', telephone: '+86 21 5555 0188' });
    await takeBack(1);
    const answer = await owner.fetch('/api/settings/history');
    expect(answer.headers.get('etag')).toBe('"2"');
    const line = { at: expect.any(String), by: { id: 'first', name: 'admin' }, section: 'company' };
    expect(await answer.json()).toEqual({
      revision: 2,
      lines: [
        { ...line, id: 3, field: 'name', from: 'Harbour', to: exampleCompany.name, takesBack: 1 },
        { ...line, id: 2, field: 'telephone', to: '+86 21 5555 0188' },
        { ...line, id: 1, field: 'name', from: exampleCompany.name, to: 'Harbour' },
      ],
    });
    expect((await takeBack(1)).status).toBe(409);
    expect((await takeBack(3)).status).toBe(409);
    expect((await takeBack(9)).status).toBe(404);
    expect(server.logged.filter(({ event }) => event === 'settings-changed')).toHaveLength(2);
  });
});
