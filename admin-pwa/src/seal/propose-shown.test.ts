import { describe, expect, it } from 'vitest';
import { proposeShown } from './propose-shown.ts';

describe('proposeShown', () => {
  it('offers two characters and the initials of a name in both scripts', () => {
    expect(proposeShown('罗书婷 Luo Shuting', [])).toEqual(['罗', '婷', 'LS']);
  });

  it('offers no letters for a name without any', () => {
    expect(proposeShown('罗书婷', [])).toEqual(['罗', '婷', '书']);
  });

  it('leaves out what colleagues have', () => {
    expect(proposeShown('罗书婷 Luo Shuting', ['罗', 'LS'])).toEqual(['婷', '书', 'LU']);
    expect(proposeShown('Marcus Webb', ['MW'])[0]).toBe('MA');
  });

  it('always offers one', () => {
    expect(proposeShown('', [])).toHaveLength(1);
  });
});
