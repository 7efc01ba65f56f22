import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testCertificate } from '../../test/mail/test-certificate.ts';
import { createCallOut } from './call-out.ts';
import { TargetRefused } from './check-target.ts';
import { isPublicAddress } from './public-address.ts';

/** Spellings of addresses on this machine and its networks, and of names that are not of the internet. */
const hostile = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.1'],
  ...['0177.0.0.1', '017700000001', '0', '0.0.0.0', '10.0.0.1', '10.1', '0xa000001', '172.16.0.1'],
  ...[
    '172.31.255.255',
    '192.168.1.1',
    '192.168.257',
    '0xc0a80101',
    '169.254.169.254',
    '100.64.0.1',
  ],
  ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '240.0.0.1', '192.0.2.1', '203.0.113.9'],
  ...[
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
    '127。0。0。1',
    '127.0.0.1.',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
  ],
  ...[
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:a00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
  ],
  ...['[64:ff9b::10.0.0.1]', '[64:ff9b:1::a00:1]', '[2002:7f00:1::]', '[2002:c0a8:101::1]'],
  ...['[2001:0:7f00:1::]', '[fc00::1]', '[fd12:3456::1]', '[fe80::1]', '[fec0::1]', '[ff02::1]'],
  ...[
    '[2001:db8::1]',
    '[100::1]',
    'localhost',
    'LOCALHOST',
    'a.localhost',
    'localhost.',
    'printer',
  ],
  ...['nas.local', 'db.internal', 'router.lan', 'box.home.arpa'],
];

const refusedUrls = [
  ...['http://push.example.com/', 'ftp://push.example.com/', 'https://user:word@push.example.com/'],
  ...[
    'https://push.example.com:22/',
    'https://push.example.com:8443/',
    'https://',
    '//push.example.com',
  ],
  ...['javascript:alert(1)', 'file:///etc/passwd', 'https://[fe80::1%25eth0]/'],
];

const post = { headers: {}, body: Buffer.from('x') } as const;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function serve(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer(testCertificate, (request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return { host, url: `https://${host}/`, asked };
}

const tls = { ca: testCertificate.cert };

describe('createCallOut', () => {
  it.each(hostile)('refuses %s when it is written and when it is called', async (host) => {
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const callOut = createCallOut({ allowedHosts: [], resolve });
    await expect(callOut.check(`https://${host}/push`)).rejects.toBeInstanceOf(TargetRefused);
    await expect(callOut.call(`https://${host}/push`, post)).rejects.toBeInstanceOf(TargetRefused);
    expect(asked).toEqual([]);
  });

  it('knows enough spellings', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(40);
  });

  it.each(refusedUrls)('refuses the address %s', async (url) => {
    const callOut = createCallOut({ allowedHosts: [] });
    await expect(callOut.check(url)).rejects.toBeInstanceOf(TargetRefused);
  });

  it('refuses a name as soon as one of its addresses is private', async () => {
    const callOut = createCallOut({
      allowedHosts: [],
      resolve: async () => [
        { address: '8.8.8.8', family: 4 },
        { address: '::ffff:10.0.0.1', family: 6 },
      ],
    });
    await expect(callOut.check('https://push.example.com/')).rejects.toBeInstanceOf(TargetRefused);
    await expect(callOut.call('https://push.example.com/', post)).rejects.toBeInstanceOf(
      TargetRefused,
    );
  });

  it('refuses a name that leads elsewhere between the check and the call', async () => {
    const { asked } = await serve((_request, response) => response.end());
    const answers = ['8.8.8.8', '127.0.0.1'];
    const callOut = createCallOut({
      allowedHosts: [],
      resolve: async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }],
    });
    await callOut.check('https://push.example.com/');
    await expect(callOut.call('https://push.example.com/', post)).rejects.toBeInstanceOf(
      TargetRefused,
    );
    expect(asked).toEqual([]);
  });

  it('looks a name up once for a call, and connects to what it has checked', async () => {
    const { host, url, asked } = await serve((_request, response) => {
      response.writeHead(201, { 'Retry-After': '7' }).end('Created');
    });
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      // A second lookup would lead to nothing.
      return [{ address: lookups === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }];
    };
    const callOut = createCallOut({ allowedHosts: [host], tls, resolve });
    const answer = await callOut.call(`${url}push/1`, post);
    expect(answer).toEqual({ status: 201, retryAfterMs: 7000, said: 'Created' });
    expect(asked).toEqual(['/push/1']);
    expect(lookups).toBe(1);
  });

  it('allows a host of the setting by its port, too, and no other port of it', async () => {
    const { host, url } = await serve((_request, response) => response.end());
    await expect(
      createCallOut({ allowedHosts: ['localhost'], tls }).call(url, post),
    ).rejects.toThrow(TargetRefused);
    expect((await createCallOut({ allowedHosts: [host], tls }).call(url, post)).status).toBe(200);
  });

  it('trusts no certificate that nobody vouches for', async () => {
    const { host, url } = await serve((_request, response) => response.end());
    await expect(createCallOut({ allowedHosts: [host] }).call(url, post)).rejects.toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
  });

  it('follows no redirect', async () => {
    const { host, url, asked } = await serve((request, response) => {
      response.writeHead(307, { Location: `${url}elsewhere` }).end();
      request.resume();
    });
    const answer = await createCallOut({ allowedHosts: [host], tls }).call(url, post);
    expect(answer.status).toBe(307);
    expect(asked).toEqual(['/']);
  });

  it('reads no more than the beginning of an answer', async () => {
    let sent = 0;
    const { host, url } = await serve((_request, response) => {
      response.writeHead(500);
      const chunk = Buffer.alloc(64 * 1024, 'a');
      const write = () => {
        while (sent < 10 * 1024 ** 2 && !response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) {
            response.once('drain', write);
            return;
          }
        }
        response.end();
      };
      write();
    });
    const answer = await createCallOut({ allowedHosts: [host], tls }).call(url, post);
    expect(answer.status).toBe(500);
    expect(answer.said).toHaveLength(16 * 1024);
    expect(sent).toBeLessThan(10 * 1024 ** 2);
  });

  it('has the status of an answer that never ends, after its time', async () => {
    const { host, url } = await serve((_request, response) => {
      response.writeHead(201);
      const drip = setInterval(() => response.write('a'), 20);
      response.once('close', () => clearInterval(drip));
    });
    const callOut = createCallOut({ allowedHosts: [host], tls, timeoutMs: 300 });
    const { status, said } = await callOut.call(url, post);
    expect(status).toBe(201);
    expect(said).toMatch(/^a+$/);
  });

  it('waits no longer for a server that says nothing, or a name that nobody knows', async () => {
    const { host, url } = await serve(() => {});
    const silent = createCallOut({ allowedHosts: [host], tls, timeoutMs: 200 });
    await expect(silent.call(url, post)).rejects.toThrow();
    const unresolved = createCallOut({
      allowedHosts: [],
      timeoutMs: 200,
      resolve: () => new Promise(() => {}),
    });
    await expect(unresolved.call('https://push.example.com/', post)).rejects.toThrow(/timeout/i);
  });
});

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '223.255.255.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'takes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});
