import { describe, expect, it } from 'vitest';
import { listSheets } from './page-styles.ts';

const manifest = {
  'index.html': { css: ['base.css'] },
  'src/home.tsx': { css: ['home.css'], imports: ['_button.js', 'index.html'] },
  'src/quote.tsx': { css: ['quote.css'], imports: ['_button.js'] },
  '_button.js': { css: ['button.css'] },
};

describe('listSheets', () => {
  it('names the sheets that a page needs once, what it imports before its own', () => {
    const modules = ['index.html', 'src/home.tsx'];
    expect(listSheets(manifest, modules)).toEqual(['base.css', 'button.css', 'home.css']);
  });

  it('refuses a module that was not built', () => {
    expect(() => listSheets(manifest, ['src/hoem.tsx'])).toThrow('src/hoem.tsx');
  });
});
