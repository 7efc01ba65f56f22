import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../commands/run-command.mjs';
import {
  listFailures,
  listSlowest,
  readPlaywrightReport,
  readVitestReport,
} from './test-reports.mjs';

const none = { passed: 0, failures: [], times: [] };

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yiqiao-reports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name, report) {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

describe('readVitestReport', () => {
  const name = join(repository, 'measure/a.test.ts');

  it('counts what passed, and names by its file what failed and how long each took', () => {
    const assertionResults = [
      { fullName: 'counts', status: 'passed', duration: 12 },
      { fullName: 'adds', status: 'failed', duration: 3, failureMessages: ['\u001b[31m1 is 2'] },
      { fullName: 'waits', status: 'skipped' },
    ];
    const path = write('vitest.json', {
      testResults: [{ name, status: 'failed', message: '', assertionResults }],
    });
    expect(readVitestReport(path)).toEqual({
      passed: 1,
      failures: [{ name: 'measure/a.test.ts: adds', reason: '1 is 2' }],
      times: [
        { name: 'measure/a.test.ts: counts', ms: 12 },
        { name: 'measure/a.test.ts: adds', ms: 3 },
        { name: 'measure/a.test.ts: waits', ms: 0 },
      ],
    });
  });

  it('counts a file that could not be loaded as one that failed', () => {
    const testResults = [
      { name, status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    const { failures } = readVitestReport(write('unloaded.json', { testResults }));
    expect(failures).toEqual([{ name: 'measure/a.test.ts', reason: 'no such module' }]);
  });

  it('has none of a run that ended before its report', () => {
    expect(readVitestReport(join(folder, 'missing.json'))).toEqual(none);
  });
});

describe('readPlaywrightReport', () => {
  it('finds the stories of suites within suites, and counts a second try as failed', () => {
    const errors = [{ message: 'too late' }, { message: 'waiting for a button' }];
    const failed = { duration: 7, errors };
    const tests = [
      { projectName: 'phone', status: 'flaky', results: [failed, { duration: 5, errors: [] }] },
      { projectName: 'desktop', status: 'expected', results: [{ duration: 4, errors: [] }] },
    ];
    const inner = { file: 'a.spec.ts', specs: [{ title: 'sends', tests }] };
    const path = write('playwright.json', { suites: [{ file: 'a.spec.ts', suites: [inner] }] });
    expect(readPlaywrightReport(path)).toEqual({
      passed: 1,
      failures: [
        { name: 'e2e/a.spec.ts: sends (phone)', reason: 'too late\nwaiting for a button' },
      ],
      times: [
        { name: 'e2e/a.spec.ts: sends (phone)', ms: 12 },
        { name: 'e2e/a.spec.ts: sends (desktop)', ms: 4 },
      ],
    });
  });
});

describe('listFailures', () => {
  it('has each with the first lines of its reason', () => {
    const reason = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n');
    const lines = listFailures([{ name: 'a: adds', reason }]);
    expect(lines).toHaveLength(13);
    expect(lines.slice(0, 2)).toEqual(['a: adds', '    line 0']);
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
