import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { originPlace } from '@yiqiao/contract/public-origin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket, readAll, sendRaw } from '../../test/raw-request.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';

const namingPage = `<!doctype html><html data-origin="${originPlace}"><head><title>App</title><link rel="canonical" href="${originPlace}/services/app"/><link rel="alternate" hrefLang="zh-Hans" href="${originPlace}/zh-hans/services/app"/><meta property="og:title" content="App"/><meta property="og:url" content="${originPlace}/services/app"/><meta property="og:image" content="${originPlace}/og/services-app.png"/><meta property="og:image:width" content="1200"/></head><body><script type="application/ld+json">{"url":"${originPlace}/services/app"}</script><script>let a = 1;</script><p>${'App '.repeat(500)}</p></body></html>`;
const script = "console.log('hello');".repeat(100);
const largeScript = script.repeat(2000);
const files: Record<string, string | Buffer> = {
  'site/index.html': '<!doctype html><style>p{margin:0}</style><p>Home</p>',
  'site/about.html':
    '<!doctype html><script>let a = 1;</script><script type="application/ld+json">{}</script>',
  'site/services/document.html': '<!doctype html><p>Document</p>',
  'site/zh-hans.html': '<!doctype html><html lang="zh-Hans"><p>首页</p>',
  'site/zh-hans/about.html': '<!doctype html><html lang="zh-Hans"><p>关于</p>',
  'site/zh-hans/checkout.html': '<!doctype html><html lang="zh-Hans"><p>付款</p>',
  'site/zh-hans/404.html': '<!doctype html><html lang="zh-Hans"><p>查无此页</p>',
  'site/request.html': '<!doctype html><p>Ask</p>',
  'site/request/sent.html': '<!doctype html><p>Sent</p>',
  'site/request/write.html': '<!doctype html><p>Write</p>',
  'site/request/ended.html': '<!doctype html><p>Ended</p>',
  'site/zh-hans/request.html': '<!doctype html><html lang="zh-Hans"><p>填写</p>',
  'site/zh-hans/request/write.html': '<!doctype html><html lang="zh-Hans"><p>写信</p>',
  'site/checkout.html': '<!doctype html><p>Checkout</p>',
  'site/404.html': '<!doctype html><p>Did you forget to add the page to the router?</p>',
  'site/assets/site-abc123.js': script,
  'site/assets/site-abc123.js.br': brotliCompressSync(script),
  'site/assets/site-abc123.js.gz': gzipSync(script),
  'site/assets/damaged-abc123.js': script,
  'site/assets/damaged-abc123.js.gz': Buffer.from('no gzip'),
  'site/assets/large-abc123.js': largeScript,
  'site/assets/large-abc123.js.gz': gzipSync(largeScript),
  'site/services/app.html': namingPage,
  // Packed by the build, with the place of the origin in it.
  'site/services/app.html.br': brotliCompressSync(namingPage),
  'site/services/app.html.gz': gzipSync(namingPage),
  'site/robots.txt': `User-agent: *\nSitemap: ${originPlace}/sitemap.xml\n`,
  'site/sitemap.xml': `<urlset><url><loc>${originPlace}/</loc></url></urlset>`,
  'console/index.html': '<!doctype html><div id="root"></div>',
  'console/sw.js': 'self.skipWaiting;',
  'console/manifest.webmanifest': '{}',
  'console/assets/console-def456.js': script,
};

const folder = await mkdtemp(join(tmpdir(), 'yiqiao-pages-'));
for (const [name, content] of Object.entries(files)) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}
const server = await startTestServer({
  siteFolder: join(folder, 'site'),
  consoleFolder: join(folder, 'console'),
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(server.url + path, { headers, method, redirect: 'manual' });
}

/** Memory outside the engine's heap: what the answers' bytes lie in. */
function megabytesOfBuffers(): number {
  return process.memoryUsage().arrayBuffers / 1024 ** 2;
}

/** `fetch` unpacks what it gets; the raw bytes tell what was sent. */
async function rawBodyOf(path: string, encoding: string) {
  const socket = await openSocket(server.port);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = readAll(socket);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
  );
  const { head } = await closed;
  const all = Buffer.concat(chunks);
  return { head, body: all.subarray(all.indexOf('\r\n\r\n') + 4) };
}

describe('createServePages', () => {
  it.each(['/', '/about', '/services/document', '/about?from=mail'])(
    'serves the page %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  it.each(['/admin/login', '/admin/dashboard', '/admin/index.html'])(
    'answers %s with the console itself, never by a redirect',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('id="root"');
    },
  );

  it.each([
    ['/admin', 302, '/admin/dashboard'],
    ['/admin/', 302, '/admin/dashboard'],
    ['/about/', 308, '/about'],
    ['/about/?amount=5', 308, '/about?amount=5'],
    ['/admin/login/', 308, '/admin/login'],
    ['/zh', 301, '/zh-hans'],
    ['/zh-CN/about', 301, '/zh-hans/about'],
    ['/zh-CN/about/?from=mail', 301, '/zh-hans/about?from=mail'],
    ['/zh-Hans/', 301, '/zh-hans'],
    ['/zh_SG/about', 301, '/zh-hans/about'],
    ['/en/about', 301, '/about'],
    ['/zh-hans/', 308, '/zh-hans'],
    // This office sends no mail.
    ['/request', 302, '/request/write'],
    ['/request/sent/', 302, '/request/write'],
    ['/zh-hans/request', 302, '/zh-hans/request/write'],
  ])('leads %s on', async (path, status, target) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Location')).toBe(target);
  });

  it.each([
    '//evil.example/',
    '//evil.example/%2e%2e/',
    '/\\evil.example/',
    '/https://evil.example/',
  ])('leads %s nowhere', async (path) => {
    const { status, head } = await sendRaw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(status).toBe(404);
    expect(head).not.toContain('Location');
  });

  it.each([
    '/nothing',
    '/services/nothing',
    '/admin/nothing',
    '/404',
    '/%zz',
    '/index',
    '/.git/config',
  ])('shows the not-found page at %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Did you forget to add the page to the router?');
  });

  it.each(['/zh-hans/nothing', '/zh-hans/404', '/zh-CN/nothing', '/zh-hant/about'])(
    'answers %s with no redirect to what is not there',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Location')).toBeNull();
    },
  );

  it('shows the not-found page in the language of the address', async () => {
    expect(await (await get('/zh-hans/nothing')).text()).toContain('查无此页');
    expect(await (await get('/nothing')).text()).toContain('Did you forget');
  });

  it.each(['/assets/site-old.js', '/admin/assets/old.js', '/favicon.ico', '/about.html'])(
    'answers a missing file plainly at %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    },
  );

  it.each([
    ['/assets/site-abc123.js', 'public, max-age=31536000, immutable'],
    ['/admin/assets/console-def456.js', 'public, max-age=31536000, immutable'],
    ['/admin/sw.js', 'no-cache'],
    ['/admin/manifest.webmanifest', 'no-cache'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('lets caches keep %s as long as it lives', async (path, cacheControl) => {
    expect((await get(path)).headers.get('Cache-Control')).toBe(cacheControl);
  });

  it('has another page for lost links where mail is sent', async () => {
    const office = await startTestServer({
      siteFolder: join(folder, 'site'),
      environment: {
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'office@example.com',
        PUBLIC_ORIGIN: 'https://www.example.com',
      },
    });
    const textOf = async (path: string) => (await fetch(office.url + path)).text();
    expect(await textOf('/request')).toContain('Ask');
    expect(await textOf('/request/sent')).toContain('Sent');
    // A bookmark of the time before.
    expect(await textOf('/request/write')).toContain('Ask');
    const ended = await fetch(`${office.url}/request/${'x'.repeat(32)}`);
    expect([ended.status, await ended.text()]).toEqual([404, expect.stringContaining('Ended')]);
    expect((await fetch(`${office.url}/request/ended`)).status).toBe(404);
    await office.close();
  });

  it('says whom to tell about a weakness, and never that this is out of date', async () => {
    const answer = await fetch(`${server.url}/.well-known/security.txt`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toMatch(/^Preferred-Languages: en, zh$/m);
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
    const leftDays = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(leftDays).toBeGreaterThan(30);
    expect(leftDays).toBeLessThan(365);
  });

  it('sends the packing a client takes, of those that the build has made', async () => {
    const br = await rawBodyOf('/assets/site-abc123.js', 'gzip, deflate, br');
    expect(br.head).toContain('Content-Encoding: br');
    expect(br.body.equals(brotliCompressSync(script))).toBe(true);
    const gzip = await rawBodyOf('/assets/site-abc123.js', 'gzip, br;q=0');
    expect(gzip.head).toContain('Content-Encoding: gzip');
    expect(gzip.body.equals(gzipSync(script))).toBe(true);
    const notPacked = await rawBodyOf('/admin/assets/console-def456.js', 'gzip, br');
    expect(notPacked.body.toString()).toBe(script);
    const plain = await rawBodyOf('/assets/site-abc123.js', 'identity');
    expect(plain.body.toString()).toBe(script);
    expect(plain.head).toContain('Vary: Accept-Encoding');
    expect(plain.head).toContain(`Content-Length: ${script.length}`);
  });

  it('says so when a file that it has to unpack is damaged', async () => {
    const answer = await rawBodyOf('/assets/damaged-abc123.js', 'identity');
    expect(answer.head).toContain(' 500 ');
    expect(answer.body.toString()).toContain('damaged');
  });

  it('answers 304 to who has it, in any packing and through any proxy', async () => {
    const tag = (await get('/assets/site-abc123.js', { 'Accept-Encoding': 'br' })).headers.get(
      'ETag',
    );
    for (const known of [`${tag}`, `W/${tag}`, `"other", ${tag}`]) {
      const answer = await get('/assets/site-abc123.js', { 'If-None-Match': known });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('Cache-Control')).toContain('immutable');
      expect(answer.headers.get('Content-Length')).toBeNull();
    }
    expect((await get('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD as GET without the body', async () => {
    const answer = await get('/about', {}, 'HEAD');
    expect(Number(answer.headers.get('Content-Length'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe('');
  });

  it('takes no other method', async () => {
    const answer = await get('/about', {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('the public origin', () => {
  const origin = 'https://www.example.com';
  let named: TestServer;
  beforeAll(async () => {
    named = await startTestServer({
      siteFolder: join(folder, 'site'),
      environment: { PUBLIC_ORIGIN: origin },
    });
  });
  afterAll(() => named.close());

  const encodings = ['identity', 'gzip', 'br'];

  it.each(encodings)('stands wherever the build left its place (%s)', async (encoding) => {
    const answer = await fetch(`${named.url}/services/app`, {
      headers: { 'Accept-Encoding': encoding },
    });
    const html = await answer.text();
    expect(html).toBe(namingPage.replaceAll(originPlace, origin));
    // The inline script of the filled page: printf 'let a = 1;' | openssl dgst -sha256 -binary | base64
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      "'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='",
    );
  });

  it('stands in the sitemap and in robots.txt', async () => {
    const [map, robots] = await Promise.all(
      ['/sitemap.xml', '/robots.txt'].map(async (path) => (await fetch(named.url + path)).text()),
    );
    expect(map).toContain(`<loc>${origin}/</loc>`);
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('gives a page another tag than another origin does', async () => {
    const tags = await Promise.all(
      [server, named].map(async ({ url }) =>
        (await fetch(`${url}/services/app`)).headers.get('ETag'),
      ),
    );
    expect(tags[0]).not.toBe(tags[1]);
  });

  it.each(encodings)('leaves out what needs it where it is not set (%s)', async (encoding) => {
    const html = await (await get('/services/app', { 'Accept-Encoding': encoding })).text();
    expect(html).toMatch(/<html data-origin="">.*<title>App<\/title>.*og:title/);
    expect(html).toContain('<script>let a = 1;</script>');
    expect(html).not.toMatch(/canonical|alternate|og:url|og:image|ld\+json|invalid/);
    expect((await get('/sitemap.xml')).status).toBe(404);
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\n');
  });

  it('is never taken from a Host header', async () => {
    for (const { port } of [server, named]) {
      const { body } = await sendRaw(
        port,
        'GET /services/app HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
      );
      expect(body).toContain('<title>App</title>');
      expect(body).not.toContain('evil.example');
    }
  });
});

describe('the policy of a page', () => {
  async function policyOf(path: string) {
    return (await get(path)).headers.get('Content-Security-Policy') ?? '';
  }

  it.each(['/', '/assets/site-abc123.js', '/admin/sw.js'])(
    'lets %s stand in no frame',
    async (path) => {
      expect(await policyOf(path)).toContain("frame-ancestors 'none'");
    },
  );

  it('allows its own inline scripts and styles by hash, and no others', async () => {
    // printf 'let a = 1;' | openssl dgst -sha256 -binary | base64
    expect(await policyOf('/about')).toContain(
      "script-src 'self' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck=';",
    );
    expect(await policyOf('/')).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(await policyOf('/')).toContain("script-src 'self';");
    for (const path of ['/', '/about', '/nothing', '/admin/dashboard', '/checkout']) {
      const policy = await policyOf(path);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("object-src 'none'; base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  it('lets only the checkout load the payment provider', async () => {
    for (const path of ['/checkout', '/zh-hans/checkout']) {
      expect(await policyOf(path)).toContain("script-src 'self' https://js.stripe.com");
    }
    for (const path of ['/', '/about', '/nothing', '/admin/dashboard']) {
      expect(await policyOf(path)).not.toContain('stripe');
    }
  });

  it('keeps one unpacked copy for all who ask and do not read', async () => {
    const before = megabytesOfBuffers();
    const request = 'GET /assets/large-abc123.js HTTP/1.1\r\nHost: x\r\n\r\n';
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(server.port)));
    for (const socket of sockets) {
      socket.pause();
      socket.write(request.repeat(16));
    }
    for (let round = 0; round < 20; round += 1) await get('/about');
    expect(largeScript.length / 1024 ** 2).toBeGreaterThan(3);
    expect(megabytesOfBuffers() - before).toBeLessThan(40);
    for (const socket of sockets) socket.destroy();
  });

  it.each([
    ['/admin/', 'GET', 302],
    ['/about/', 'GET', 308],
    ['/zh', 'GET', 301],
    ['/assets/nope.js', 'GET', 404],
    ['/about', 'POST', 405],
    ['/.well-known/security.txt', 'GET', 200],
  ])('protects %s (%s) as it does a page', async (path, method, status) => {
    const answer = await get(path, { 'X-Forwarded-Proto': 'https' }, method);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const plain = await get(path, {}, method);
    expect(plain.headers.get('Strict-Transport-Security')).toBeNull();
  });

  it('upgrades and remembers TLS only where it is', async () => {
    expect(await policyOf('/')).not.toContain('upgrade-insecure-requests');
    expect((await get('/')).headers.get('Strict-Transport-Security')).toBeNull();
    const { headers } = await get('/', { 'X-Forwarded-Proto': 'https' });
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    const secure = await startTestServer({
      siteFolder: join(folder, 'site'),
      environment: { PUBLIC_ORIGIN: 'https://www.example.com' },
    });
    const answer = await fetch(secure.url);
    expect(answer.headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
    await secure.close();
  });
});
