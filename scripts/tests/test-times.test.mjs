import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../commands/run-command.mjs';
import { listSlowest, readPlaywrightTimes, readVitestTimes } from './test-times.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yiqiao-times-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name, report) {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

describe('readVitestTimes', () => {
  it('names each test by its file', () => {
    const assertionResults = [{ fullName: 'counts', duration: 12 }];
    const testResults = [{ name: join(repository, 'measure/a.test.ts'), assertionResults }];
    const path = write('vitest.json', { testResults });
    expect(readVitestTimes(path)).toEqual([{ name: 'measure/a.test.ts: counts', ms: 12 }]);
  });

  it('has none of a run that ended before its report', () => {
    expect(readVitestTimes(join(folder, 'missing.json'))).toEqual([]);
  });
});

describe('readPlaywrightTimes', () => {
  it('finds the stories of suites within suites', () => {
    const tests = [{ projectName: 'phone', results: [{ duration: 7 }] }];
    const inner = { file: 'a.spec.ts', specs: [{ title: 'sends', tests }] };
    const path = write('playwright.json', { suites: [{ file: 'a.spec.ts', suites: [inner] }] });
    expect(readPlaywrightTimes(path)).toEqual([{ name: 'e2e/a.spec.ts: sends (phone)', ms: 7 }]);
  });
});

describe('listSlowest', () => {
  it('lists ten at most, the slowest first', () => {
    const times = Array.from({ length: 12 }, (_, index) => ({
      name: `t${index}`,
      ms: index * 100,
    }));
    const lines = listSlowest(times);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('    1.1 s  t11');
  });
});
