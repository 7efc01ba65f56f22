import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

describe('hostile LaTeX', () => {
  it.each([
    ['braces', '{'.repeat(150_000)],
    ['braces that nothing opens', '}'.repeat(2_000_000)],
    ['environments', '\\begin{x}'.repeat(150_000)],
    ['formulas', '$ { '.repeat(70_000)],
    ['paragraphs within formulas', '$\n\n'.repeat(500_000)],
    ['options that do not end', '\\a['.repeat(150_000)],
    ['options of a command', `\\a${'[x]'.repeat(500_000)}`],
    ['listings in a line', '\\verb|'.repeat(300_000)],
    ['blanks', `\\begin${' '.repeat(2_000_000)}{a}`],
    ['commands', '\\a'.repeat(700_000)],
    ['accents', "\\'".repeat(1_000_000)],
    ['overlays', '\\a<'.repeat(500_000)],
    ['conditions', '\\iffalse'.repeat(300_000)],
  ])('ends with hundreds of thousands of %s', async (_, text) => {
    const { report } = await measureBytes(`\\section{a}${text}`, { maxMs: 60_000 }, 'hostile.tex');
    expect(report.format).toBe('latex');
    expect(report.exactness).not.toBe('uncountable');
  });

  it('is distinguished from other texts at once, whatever precedes its first command', async () => {
    const text = `${'\n'.repeat(50_000)}a\n\\documentclass{a}\n`;
    expect((await measureBytes(text, {}, 'hostile.txt')).report.format).toBe('text');
  });

  it('names braces without end damaged', async () => {
    const { report } = await measureBytes(`\\ab${'{'.repeat(300_000)}`, {}, 'hostile.tex');
    expect(report).toMatchObject({ format: 'latex', limit: 'damaged' });
  });
});
