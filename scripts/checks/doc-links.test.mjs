import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../commands/run-command.mjs';

const pages = [
  join(repository, 'README.md'),
  ...readdirSync(join(repository, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(repository, 'docs', name)),
];

/** Without what stands between fences: "# x" there is no heading, and "[x](y)" no link. */
function readProse(page) {
  return readFileSync(page, 'utf8').replace(/^( *)```.*?^\1```$/gms, '');
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page) {
  return [...readProse(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

function brokenLinksOf(page) {
  const links = [...readProse(page).matchAll(/\]\(([^()\s]+)\)/g)].map(([, link]) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path, anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
}

describe('README.md and docs', () => {
  it.each(pages.map((page) => [relative(repository, page), page]))(
    '%s links to what is there',
    (_, page) => {
      expect(brokenLinksOf(page)).toEqual([]);
    },
  );

  it('keep what an operator of one machine has to read within 300 lines', () => {
    const lines = readFileSync(join(repository, 'docs/operations.md'), 'utf8').split('\n');
    expect(lines.length).toBeLessThanOrEqual(301);
  });
});
