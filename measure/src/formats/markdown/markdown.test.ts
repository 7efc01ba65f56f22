import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

async function read(text: string, name = 'README.md') {
  const { report } = await measureBytes(text, {}, name);
  const parts = Object.entries(report.outside).map(([part, { words }]) => [part, words]);
  return { format: report.format, main: report.counts.words, ...Object.fromEntries(parts) };
}

const cases: readonly (readonly [string, string, Readonly<Record<string, number>>])[] = [
  ['headings of both kinds', '# One two #\n\nThree\n=====\n## Four {#four}', { main: 4 }],
  ['lists without their marks', '- one\n* two\n+ three\n1. four\n10) five\n- [x] six', { main: 6 }],
  ['quotations without their marks', '> one\n> > two\nthree', { main: 3 }],
  ['no rules between paragraphs', 'one\n\n---\n\n* * *\n\n___\n\ntwo', { main: 2 }],
  ['tables by their cells', '| a b | c |\n|:---|---:|\n| d | e \\| f |\n', { main: 7 }],
  ['dashes that are no table', 'a | b\n\nc', { main: 4 }],
  ['emphasis without its marks', '**one** _two_ ~~three~~ fo**ur** ***five***', { main: 5 }],
  ['signs that are no marks', '5 * 3 snake_case_name ~ 2', { main: 6 }],
  [
    'links by their text, and titles apart',
    '[one two](http://a.b/c "a title") and [three][ref]\n\n[ref]: http://x.y/z "other title"',
    { main: 4, descriptions: 4 },
  ],
  ['addresses that are shown', 'see <https://a.b/c> or https://d.e', { main: 4 }],
  ['brackets that are no links', 'a [sic] note [注]', { main: 6 }],
  [
    'descriptions of pictures apart',
    '![a red dot](dot.png "its title") text',
    { main: 1, descriptions: 5 },
  ],
  ['pictures within links', '[![build state](b.svg)](http://ci)', { main: 0, descriptions: 2 }],
  ['code within a sentence as words of it', 'run `npm run <name>` now', { main: 5 }],
  ['backticks that nothing closes', 'a `b ``c', { main: 3 }],
  [
    'code blocks as not to be translated',
    'text\n\n```js\nconst a = 1;\n```\n\n~~~\ntilde\n~~~\n\n    indented code\n    of lines\n\nend',
    { main: 2, locked: 9 },
  ],
  [
    'code below a heading that ends a list',
    '- one\n\n# two\n\n    some code',
    { main: 2, locked: 2 },
  ],
  [
    'containers by their titles and texts',
    '::: tip A title\none\n:::\n\n:::demo Two words\n```\ncode\n```\n:::\n\n  ::: {.note}\n  three\n  :::\n',
    { main: 6, locked: 1 },
  ],
  [
    'code in a list',
    '1. one\n\n       some code\n\n   two\n\n\t- three\n\n\t\t  more code',
    { main: 3, locked: 4 },
  ],
  ['a table behind a comment', '<!-- no\nno -->\n| a |\n| :- |\n| b |', { main: 2 }],
  [
    'addresses of links behind a comment',
    '<!-- no -->\n[a\\b]: <c/d>\n[e]: f\n\n[a\\b]',
    { main: 1 },
  ],
  ['paragraphs of a list, which are no code', '- one\n\n    two\n\nthree', { main: 3 }],
  ['a fence that nothing closes', '```\na b', { main: 0, locked: 2 }],
  ['footnotes apart', 'text[^1] more\n\n[^1]: the note here', { main: 2, notes: 3 }],
  [
    'HTML within, comments and scripts not',
    '<!-- no -->\n<div title="a hint">\n\none *two*<br>three <b>four</b>\n\n</div>\n<script>no</script>',
    { main: 4, descriptions: 2 },
  ],
  ['escaped marks as characters', '\\*one\\* 2 \\< 3 \\# four', { main: 6 }],
  [
    'front matter in YAML as descriptions',
    '---\ntitle: Two words\ndraft: true\ntags: [a, b]\n---\nbody',
    { main: 1, descriptions: 4 },
  ],
  ['front matter in TOML', '+++\ntitle = "Two words"\n+++\nbody', { main: 1, descriptions: 2 }],
  ['a rule at the beginning', '---\n\ntext behind a rule\n', { main: 4 }],
  ['Chinese without its marks', '# 标题\n\n请看[链接](http://a)和**重点**。', { main: 10 }],
];

describe('readMarkdown', () => {
  it.each(cases)('counts %s', async (_, text, expected) => {
    expect(await read(text)).toEqual({ format: 'markdown', ...expected });
  });

  it('counts a paragraph longer than memory should hold as one', async () => {
    expect((await read(`a${'b'.repeat(200_000)} c`)).main).toBe(2);
  });

  it('is known by the name: the same text without it is text', async () => {
    expect(await read('# one', 'notes.txt')).toEqual({ format: 'text', main: 2 });
    expect((await read('<p align="center">one</p>\n\n# two')).format).toBe('markdown');
  });
});
