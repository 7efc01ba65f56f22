import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parent-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a program from a shell that ends soon. @returns how the program ended. */
function runOrphan(environment) {
  const source = `
    import { stopWithParent } from ${JSON.stringify(join(import.meta.dirname, 'parent.mjs'))};
    import { writeFileSync } from 'node:fs';
    const end = (how) => { writeFileSync('how', how); process.exit(); };
    process.once('SIGTERM', () => end('stopped'));
    stopWithParent();
    writeFileSync('ready', '');
    setTimeout(() => end('lived'), 3000);`;
  const { npm_lifecycle_event: _, ...env } = process.env;
  // The shell waits for nobody; spawnSync waits for the output, which the program holds.
  spawnSync(
    'sh',
    [
      '-c',
      '"$0" --input-type=module -e "$1" & until [ -e ready ]; do sleep 0.1; done',
      process.execPath,
      source,
    ],
    {
      cwd: folder,
      env: { ...env, ...environment },
    },
  );
  return readFileSync(join(folder, 'how'), 'utf8');
}

describe('stopWithParent', () => {
  it('stops what npm started when the shell of npm is gone', () => {
    expect(runOrphan({ npm_lifecycle_event: 'start' })).toBe('stopped');
  });

  it('leaves alone what a person started in a shell that has ended', () => {
    expect(runOrphan({})).toBe('lived');
  });
});
