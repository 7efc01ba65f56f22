import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
/** `fix` is the formatter itself; the operator's commands explain themselves and need a build. */
const commands = Object.entries(scripts).filter(([, script]) =>
  /scripts\/(?!operate)/.test(script),
);

describe('--help', () => {
  it.each(commands)('explains "%s" and does nothing else', (_name, script) => {
    const [, ...args] = script.split(' ');
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '--help'], {
      cwd: repository,
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(`${status} ${stderr}`).toBe('0 ');
    expect(stdout).toMatch(/npm (run )?\w+/);
  });

  it('explains each command of the operator, also with a setting that is wrong', () => {
    const program = ['--import', 'tsx', 'api/src/operate.ts'];
    for (const [args, shown] of [
      [['doctor', '--help'], /^npm run doctor .+\nnpm run doctor .+\n$/],
      [['backup', '-h'], /^(npm run backup .+\n){2}$/],
      [['confirm-clock', '--help'], /^npm run clock:confirm .+\n$/],
      [['--help'], /^npm run doctor .*\nnpm run restore .*\n$/s],
    ]) {
      const { status, stdout } = spawnSync(process.execPath, [...program, ...args], {
        cwd: repository,
        encoding: 'utf8',
        env: { ...process.env, PORT: 'http' },
      });
      expect(status).toBe(0);
      expect(stdout).toMatch(shown);
    }
  });
});
