import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

it('starts the program with the same options by npm, by systemd and in a container', () => {
  const { start } = JSON.parse(read('package.json')).scripts;
  expect(start).toMatch(/^node (--\S+ )+scripts\/start\.mjs$/);
  expect(read('deploy/systemd/yiqiao.service')).toContain(`\nExecStart=/usr/bin/${start}\n`);
  expect(read('Containerfile')).toContain(
    `\nCMD ${JSON.stringify(start.split(' ')).replaceAll(',', ', ')}\n`,
  );
});
