import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const { scripts: commands } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8'));
const entries = new Set(
  Object.values(commands).flatMap((command) => /scripts\/(\S+\.mjs)/.exec(command)?.[1] ?? []),
);
const modules = new Set();
for (const entry of entries) reach(entry);
const olderNode =
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })";

/** Whatever is read before the first line is run. */
function reach(name) {
  if (modules.has(name)) return;
  modules.add(name);
  const source = readFileSync(join(folder, name), 'utf8');
  for (const [, next = ''] of source.matchAll(/^import .*'(\.\.?\/[^']+)';/gm)) {
    reach(join(dirname(name), next));
  }
}

describe('an older Node', () => {
  it.each([...entries])('gets one sentence from %s, and nothing is done', (entry) => {
    const args = ['--import', `data:text/javascript,${encodeURIComponent(olderNode)}`];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...args, join(folder, entry), '--help'],
      { encoding: 'utf8', timeout: 20_000 },
    );
    expect(`${stdout}${stderr}`).toMatch(/^Yiqiao needs Node .*; this is Node 18\.20\.8\..*\n$/);
    expect(status).toBe(1);
  });

  // What the module itself needs must not fail before the sentence is said.
  it.each([...modules])('can read %s', (name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    expect(source).not.toMatch(/import\.meta\.(?:dirname|filename|resolve)|import\.meta\.main/);
    const packages = [...source.matchAll(/^import .* from '(?!node:|\.)([^']+)'/gm)];
    expect(packages.map(([, from]) => from)).toEqual([]);
  });
});
