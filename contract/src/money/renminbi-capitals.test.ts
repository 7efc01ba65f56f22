import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renminbiCapitals } from './renminbi-capitals.ts';

describe('renminbiCapitals', () => {
  it.each([
    [598_536, '人民币伍仟玖佰捌拾伍元叁角陆分'],
    [140_950, '人民币壹仟肆佰零玖元伍角整'],
    [600_714, '人民币陆仟零柒元壹角肆分'],
    [168_032, '人民币壹仟陆佰捌拾元叁角贰分'],
    [1_640_902, '人民币壹万陆仟肆佰零玖元零贰分'],
    [32_504, '人民币叁佰贰拾伍元零肆分'],
    [10_700_053, '人民币壹拾万柒仟元伍角叁分'],
    [100_000_000, '人民币壹佰万元整'],
    [10_000_100, '人民币壹拾万零壹元整'],
    [1_000_000_000_100, '人民币壹佰亿零壹元整'],
    // The rule leaves it open whether a zero before thousands is said.
    [10_100_000, '人民币壹拾万壹仟元整'],
    [50, '人民币伍角整'],
    [7, '人民币柒分'],
    [1_000, '人民币壹拾元整'],
  ])('spells %i fen as %s', (fen, text) => {
    expect(renminbiCapitals(fen)).toBe(text);
  });

  it('says a zero once, and no unit twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (fen) => {
        const text = renminbiCapitals(fen);
        expect(text).not.toMatch(/零零|零元|零万|零角|undefined/);
        expect(text.match(/万/g)?.length ?? 0).toBeLessThan(2);
      }),
    );
  });
});
