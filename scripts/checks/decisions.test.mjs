import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const pages = readdirSync(folder)
  .filter((name) => /^\d{3}-.+\.md$/.test(name) && !name.startsWith('000-'))
  .sort();

/** "001. One process, one origin", the heading of a page. */
function headingOf(page) {
  return readFileSync(join(folder, page), 'utf8').split('\n', 1)[0].replace('# ', '');
}

describe('docs/decisions', () => {
  it('numbers its pages 1, 2, 3, in their names and in their headings', () => {
    const numbers = pages.map((_, index) => String(index + 1).padStart(3, '0'));
    expect(pages.map((page) => page.slice(0, 3))).toEqual(numbers);
    expect(pages.map((page) => headingOf(page).slice(0, 3))).toEqual(numbers);
  });

  it('lists each page with its heading in README.md', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const links = [...index.matchAll(/^\| (\d{3}) \| \[(.+)\]\((.+)\) \|/gm)];
    expect(links.map(([, number, title, page]) => [page, `${number}. ${title}`])).toEqual(
      pages.map((page) => [page, headingOf(page)]),
    );
  });
});
