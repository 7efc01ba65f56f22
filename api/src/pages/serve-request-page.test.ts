import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quoteReceiptSchema } from '@yiqiao/contract/record/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../test/quote-form.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { createOfficeClient } from '../../test/staff-client.ts';
import { createStaffVisitor } from '../../test/visitor.ts';

const template = (language: string) =>
  `<!doctype html><html lang="${language}"><head><style>p{margin:0}</style><!--page-head--></head><body><div id="root"><!--page-body--></div><script type="module" src="/main.js"></script></body></html>`;

/** In the place of the site: it shows what it was given, as the site's own renderer would. */
const renderer = `
import { writeFileSync } from 'node:fs';
const { name } = globalThis.companyFacts;
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export async function renderPage(path, data) {
  if (data.request.customerName === 'Broken') throw new Error('cannot render');
  if (data.request.customerName === 'Slow') {
    writeFileSync(new URL('rendering', import.meta.url), '');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return '<title>' + data.request.reference + '</title><meta name="robots" content="noindex"/><p>' +
    escape(JSON.stringify({ path, ...data, from: name })) + '</p>';
}`;

let folder: string;
let server: TestServer;
let path: string;
let id: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yiqiao-request-page-'));
  const [site, siteServer] = [join(folder, 'site'), join(folder, 'site-server')];
  await mkdir(join(site, 'request'), { recursive: true });
  await mkdir(siteServer);
  await writeFile(join(site, '404.html'), '<!doctype html><p>Nothing here');
  await writeFile(join(site, 'request', 'ended.html'), '<!doctype html><p>Link ended');
  await writeFile(join(siteServer, 'package.json'), '{"type":"module"}');
  await writeFile(join(siteServer, 'entry-server.js'), renderer);
  for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
    await writeFile(join(siteServer, `page.${language}.html`), template(language));
  }
  server = await startTestServer({ siteFolder: site, siteServerFolder: siteServer });
  ({ id, path } = await submit());
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function submit(fields: Record<string, string> = {}) {
  const init = { method: 'POST', body: quoteForm(fields) };
  const sent = await fetch(`${server.url}/api/upload-quote`, init);
  const { id, requestPath = '' } = z.parse(quoteReceiptSchema, await sent.json());
  return { id, path: requestPath };
}

describe('a client’s page', () => {
  it('is rendered with what holds now, in the language of its address', async () => {
    const answer = await fetch(`${server.url}/zh-hans${path}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<html lang="zh-Hans"><head>.*<title>YQ-.*noindex"\/><\/head>/s);
    expect(html).toContain(`"path":"${path}"`);
    expect(html).toMatch(/"state":"received".*"messageId":"[\w-]{36}","refused":null/);
  });

  it('is in the name that the office has given itself a moment ago', async () => {
    const office = await createStaffVisitor(server.url);
    const nameOn = async () =>
      /"from":"([^"]+)"/.exec(await (await fetch(server.url + path)).text())?.[1];
    expect(await nameOn()).toBe('Yiqiao Localization');
    for (const name of ['Harbour', 'Wharf', 'Yiqiao Localization']) {
      const answer = await office.fetch('/api/settings', {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ company: { name } }),
      });
      expect(answer.status).toBe(200);
      expect(await nameOn()).toBe(name);
    }
  });

  it('is kept nowhere, indexed nowhere, and tells its address to nobody', async () => {
    const { headers } = await fetch(server.url + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
    });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /script-src 'self';.*style-src 'self' 'sha256-[^;]+;.*form-action 'self'/,
    );
  });

  it('says what was in the way of a form, and nothing that somebody made up', async () => {
    const refused = async (query: string) => (await fetch(server.url + path + query)).text();
    expect(await refused('?refused=offer-expired')).toContain('"refused":"offer-expired"');
    expect(await refused('?refused=<script>')).toContain('"refused":null');
  });

  it('lets no text of a client become a script of the page', async () => {
    const hostile = await submit({ customerName: '</p><script>alert(1)</script>' });
    const answer = await fetch(server.url + hostile.path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(await answer.text()).not.toContain('<script>alert');
  });

  it('is one and the same page under a wrong and a renewed key', async () => {
    const office = await createStaffVisitor(server.url);
    const orders = createOfficeClient((at, init) => office.fetch(at, init));
    const renewed = await submit();
    await orders.renewLink(renewed.id);
    const answers: unknown[] = [];
    for (const address of [
      renewed.path,
      `/request/${'x'.repeat(32)}`,
      '/request/x',
      `/request/${'y'.repeat(64)}`,
    ]) {
      const answer = await fetch(server.url + address);
      const { date: _date, ...headers } = Object.fromEntries(answer.headers);
      answers.push([answer.status, headers, await answer.text()]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject([404, {}, '<!doctype html><p>Link ended']);
    expect(id).not.toBe(renewed.id);
  });

  it('has one and the same page for what can be no key, and none without one', async () => {
    for (const address of ['/request/half.', '/request/a%20b', '/request/x/']) {
      const answer = await fetch(server.url + address);
      expect([answer.status, await answer.text()]).toEqual([404, '<!doctype html><p>Link ended']);
    }
    const answer = await fetch(`${server.url}/request`);
    expect([answer.status, await answer.text()]).toEqual([404, '<!doctype html><p>Nothing here']);
  });

  it('is not rendered for somebody who opens it without end', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.7' };
    const statuses: number[] = [];
    for (let time = 0; time < 70; time += 1) {
      statuses.push((await fetch(server.url + path, { headers })).status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses).toContain(429);
    expect((await fetch(server.url + path)).status).toBe(200);
  });

  it('answers HEAD without a body, other methods not at all, and a fault without its inside', async () => {
    const head = await fetch(server.url + path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(server.url + path, { method: 'POST' })).status).toBe(405);
    const broken = await submit({ customerName: 'Broken' });
    const answer = await fetch(server.url + broken.path);
    expect([answer.status, await answer.text()]).toEqual([
      500,
      'Something went wrong on our side.',
    ]);
    expect(JSON.stringify(server.logged)).toContain('cannot render');
    expect(JSON.stringify(server.logged)).not.toContain(broken.path);
  });

  it('is answered although the server is told to stop while it is rendered', async () => {
    const slow = await submit({ customerName: 'Slow' });
    const asked = fetch(server.url + slow.path).then(({ status }) => status);
    const begun = () => readdir(join(folder, 'site-server'));
    await expect.poll(begun, { interval: 10 }).toContain('rendering');
    server = await server.restart();
    expect(await asked).toBe(200);
  });
});
