import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

/** The lines between a heading and the next one. */
function section(heading) {
  const [, after = ''] = page.split(`#### ${heading}\n`);
  return after.split(/^#+ /m)[0];
}

/** The program's own lines, without what is said about them. */
const sample = (heading) =>
  [...section(heading).matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, lines]) => lines).join('\n');

describe('the proxies of operations.md', () => {
  it('Caddy has no limit on how long an upload takes', () => {
    expect(sample('Caddy')).toContain('reverse_proxy 127.0.0.1:3000');
    expect(sample('Caddy')).not.toMatch(/timeout|transport/);
  });

  it('nginx keeps the address of a client’s page in no log', () => {
    const servers = sample('nginx')
      .split(/^server \{/m)
      .slice(1);
    const answering = servers.filter((server) => !server.includes('server_name _;'));
    expect(answering).toHaveLength(2);
    for (const server of answering) {
      expect(server).toMatch(/access_log off;|access_log .* if=\$is_logged;/);
      expect(server).toMatch(/error_log \S+ crit;/);
    }
  });

  it('nginx speaks no older TLS, on the default server too, whose versions count for all', () => {
    const servers = sample('nginx')
      .split(/^server \{/m)
      .filter((server) => server.includes('listen 443 ssl'));
    expect(servers).toHaveLength(2);
    for (const server of servers) expect(server).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  });

  it.each(['Caddy', 'nginx'])('%s says that the server will be back, and tries again', (proxy) => {
    expect(sample(proxy)).toContain('Back in a minute');
    expect(sample(proxy)).toMatch(/Refresh 5/);
  });

  it('nginx passes bodies on as they arrive, and limits the connections of one address', () => {
    expect(sample('nginx')).toContain('proxy_request_buffering off;');
    const [, zone] = /limit_conn_zone \S+ zone=(\w+):/.exec(sample('nginx')) ?? [];
    expect(sample('nginx')).toContain(`limit_conn ${zone} `);
  });
});
