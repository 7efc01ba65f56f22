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

  it('nginx passes bodies on as they arrive, and limits the connections of one address', () => {
    expect(sample('nginx')).toContain('proxy_request_buffering off;');
    const [, zone] = /limit_conn_zone \S+ zone=(\w+):/.exec(sample('nginx')) ?? [];
    expect(sample('nginx')).toContain(`limit_conn ${zone} `);
  });
});
