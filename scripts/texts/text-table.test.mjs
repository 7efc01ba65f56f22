import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../commands/run-command.mjs';
import { findTexts, writeText } from './find-texts.mjs';
import { confirmAll, findUnconfirmed, folders, readTable, takeTexts } from './text-table.mjs';

const home = { place: 'site/src/content/*/home.ts', key: 'hero.lead' };
let copy;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const folder of [...folders, 'contract/src/wording', 'scripts/texts']) {
    cpSync(join(repository, folder), join(copy, folder), { recursive: true });
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

function find({ place, key }, root = copy) {
  return readTable(root).find((row) => row.place === place && row.key === key);
}

describe('the texts of the product', () => {
  it('stand in one row in all their languages', () => {
    const row = find(home);
    expect(row.en.text).toMatch(/^Translation and writing/);
    expect(row['zh-hans'].text).toMatch(/^中英互译/);
    expect(row['zh-hant'].text).toMatch(/^中英互譯/);
  });

  // Whoever changes an English text looks at its Chinese, then: npm run texts -- confirm
  it('have a Chinese that was confirmed since the English changed', () => {
    expect(findUnconfirmed(repository).map(({ place, key }) => `${place} ${key}`)).toEqual([]);
  });

  it('come back from the table as they were', () => {
    for (const row of readTable(repository)) {
      for (const language of ['en', 'zh-hans', 'zh-hant']) {
        const before = row[language];
        if (before === undefined) continue;
        const [again] = findTexts(
          'again.ts',
          `export const value = ${writeText(before.text, before)};`,
        );
        expect(again?.text, row.key).toBe(before.text);
      }
    }
  });
});

describe('takeTexts', () => {
  it('writes a corrected text where it stood, and nothing else', () => {
    const file = join(copy, 'site/src/content/zh-hans/home.ts');
    const before = readFileSync(file, 'utf8');
    const lead = find(home)['zh-hans'].text;
    const corrected = "‘译’与'桥'\\";
    expect(takeTexts(copy, [{ ...home, 'zh-hans': corrected, 'zh-hant': '' }])).toBe(1);
    expect(find(home)['zh-hans'].text).toBe(corrected);
    expect(takeTexts(copy, [{ ...home, 'zh-hans': lead }])).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('keeps what the program puts in, wherever it stands now', () => {
    const row = { place: 'admin-pwa/src/texts/*/analysis.ts', key: 'analysis.analyzed' };
    takeTexts(copy, [{ ...row, 'zh-hans': '{repetitions}，共{all}' }]);
    expect(find(row)['zh-hans'].text).toBe('{repetitions}，共{all}');
    expect(() => takeTexts(copy, [{ ...row, 'zh-hans': '共{all}' }])).toThrow(
      'keep what stands in braces as it is: {repetitions} {all}',
    );
  });

  it('takes all or none, and says which row it does not know', () => {
    const lead = find(home)['zh-hans'].text;
    const rows = [
      { ...home, 'zh-hans': '新的' },
      { place: home.place, key: 'hero.nothing', en: 'x' },
    ];
    expect(() => takeTexts(copy, rows)).toThrow(
      'home.ts hero.nothing: there is no such text in en',
    );
    expect(find(home)['zh-hans'].text).toBe(lead);
  });

  it('has what changed in English confirmed', () => {
    confirmAll(copy);
    takeTexts(copy, [{ ...home, en: 'Another lead' }]);
    expect(findUnconfirmed(copy).map(({ key }) => key)).toEqual(['hero.lead']);
    confirmAll(copy);
    expect(findUnconfirmed(copy)).toEqual([]);
  });
});
