import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

describe('hostile Markdown', () => {
  it.each([
    ['brackets', '['.repeat(500_000)],
    ['pictures within pictures', `${'!['.repeat(200_000)}x${'](a)'.repeat(200_000)}`],
    ['links without an end', '](a '.repeat(500_000)],
    ['blanks in links', `[a](${' '.repeat(2_000_000)}`],
    ['blanks at the end of a line', `# a${' '.repeat(2_000_000)}b`],
    ['blanks before a mark', `${' '.repeat(2_000_000)}-`],
    ['runs of backticks', Array.from({ length: 2000 }, (_, n) => '`'.repeat(n)).join(' ')],
    ['rules of tables', `a|b\n${'-|'.repeat(1_000_000)}x`],
    ['titles', `[a]: b ${' "'.repeat(1_000_000)}`],
    ['lines', '- a\n'.repeat(200_000)],
    ['deep quotations', `${'>'.repeat(2_000_000)} a`],
    ['front matter', `---\n${'a: b\n'.repeat(500_000)}`],
  ])('ends with millions of %s', async (_, text) => {
    const { report } = await measureBytes(text, { maxMs: 60_000 }, 'hostile.md');
    expect(report).toMatchObject({ format: 'markdown', exactness: 'exact' });
  });
});
