import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const samples = { Caddy: 'Caddyfile', nginx: 'nginx.conf' };
const sample = (proxy) =>
  readFileSync(join(import.meta.dirname, '../../deploy/proxy', samples[proxy]), 'utf8');

describe('deploy/proxy', () => {
  it('Caddy has no limit on how long an upload takes', () => {
    expect(sample('Caddy')).toContain('reverse_proxy 127.0.0.1:3000');
    expect(sample('Caddy')).not.toMatch(/timeout|transport/);
  });

  it('nginx keeps the address of a client’s page in no log, of no server and at no level', () => {
    const servers = sample('nginx')
      .split(/^server \{/m)
      .slice(1);
    expect(servers).toHaveLength(3);
    for (const server of servers) {
      expect(server).toMatch(/access_log off;|access_log \S+ without_referer if=\$is_logged;/);
      expect(server).toMatch(/error_log \S+ emerg;/);
    }
  });

  it('nginx does not log the page that a visitor comes from', () => {
    const [, format] = /^log_format without_referer (.*\n.*);$/m.exec(sample('nginx')) ?? [];
    expect(format).toContain('$request');
    expect(format).not.toContain('$http_referer');
  });

  it('Caddy logs no request that fails, before an answer or in the middle of one', () => {
    expect(sample('Caddy')).toMatch(
      /^\{\n\tlog \{.*\n\t\texclude http\.log\.error http\.handlers\.reverse_proxy\n/,
    );
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
    // What this page loads would name it otherwise, such as the browser's own call for an icon.
    expect(sample(proxy)).toMatch(/Referrer-Policy no-referrer/);
    expect(sample(proxy)).toContain('"code":"busy"');
  });

  it('nginx passes bodies on as they arrive, and limits the connections of one address', () => {
    expect(sample('nginx')).toContain('proxy_request_buffering off;');
    const [, zone] = /limit_conn_zone \S+ zone=(\w+):/.exec(sample('nginx')) ?? [];
    expect(sample('nginx')).toContain(`limit_conn ${zone} `);
  });
});
