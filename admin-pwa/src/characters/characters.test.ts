import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { characters } from './characters.ts';
import { createScripts } from './create-scripts.ts';
import { findFolded, foldText } from './fold-text.ts';
import { loadScripts } from './scripts.ts';

const scripts = createScripts(characters);
const groups = characters.split(' ').map((group) => [...group]);
/** Characters that have another script, and some that have none. */
const character = fc.constantFrom(...groups.flat(), '山', 'A', 'é', '，', '𠮷', '’');
const text = fc.string({ unit: character, maxLength: 40 });

describe('the table of characters', () => {
  it('is about single characters, each in one group', () => {
    const traditional = groups.flatMap(([one, ...others]) => others.filter((it) => it !== one));
    expect(new Set(traditional).size).toBe(traditional.length);
    for (const [one = '', ...others] of groups) {
      expect([one, ...others].join('')).toMatch(/^[\u3400-\u9fff]{2,}$/);
      for (const other of others) expect(scripts.toSimplified(other)).toBe(one);
    }
  });

  it('makes drafts by the most usual character', () => {
    const traditional = '盖章已包含在报价内。发票与后续文件，请在台湾的办公室里取。';
    const draft = '蓋章已包含在報價內。發票與後續文件，請在臺灣的辦公室裡取。';
    expect(scripts.toTraditional(traditional)).toBe(draft);
    expect(scripts.toSimplified(draft)).toBe(traditional);
  });

  it('keeps the length of a text, and changes nothing twice', () => {
    fc.assert(
      fc.property(text, (one) => {
        const simplified = scripts.toSimplified(one);
        expect(simplified).toHaveLength(one.length);
        expect(scripts.toTraditional(one)).toHaveLength(one.length);
        expect(scripts.toSimplified(simplified)).toBe(simplified);
        expect(scripts.toSimplified(scripts.toTraditional(simplified))).toBe(simplified);
      }),
    );
  });
});

describe('foldText', () => {
  it('finds each script without its table by itself alone', () => {
    expect(foldText('劉')).not.toBe(foldText('刘'));
  });

  describe('with the table', () => {
    beforeAll(() => loadScripts());

    it.each([
      ['劉备 Liu', '刘備 liu'],
      ['林美慧', '林美慧'],
      ['臺灣髮型', '台湾发型'],
      ['薴', '苎'],
      ['Tomás 裏', 'tomas 里'],
    ])('takes %s and %s for the same', (one, other) => {
      expect(foldText(one)).toBe(foldText(other));
    });

    it('is the same when it is done twice, and for both scripts', () => {
      fc.assert(
        fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), (one) => {
          expect(foldText(foldText(one))).toBe(foldText(one));
          expect(foldText(scripts.toSimplified(one))).toBe(foldText(one));
        }),
      );
    });

    it('finds every part of a text where it stands, in either script', () => {
      const cut = fc.tuple(text, fc.nat({ max: 40 }), fc.integer({ min: 1, max: 6 }));
      fc.assert(
        fc.property(cut, ([whole, from, length]) => {
          const part = [...whole].slice(from, from + length).join('');
          const word = foldText(scripts.toTraditional(part));
          fc.pre(word !== '');
          expect(foldText(whole)).toContain(word);
          const place = findFolded(whole, word);
          expect(place).not.toBeNull();
          expect(foldText(whole.slice(place?.start, place?.end))).toContain(word);
        }),
      );
    });
  });
});
