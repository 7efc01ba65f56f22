import { describe, expect, it } from 'vitest';
import { Budget } from '../../budget.ts';
import { Story } from '../../counting/story.ts';
import { MarkupScanner } from '../../xml/markup-scanner.ts';
import { SheetText } from './sheet-text.ts';

function read(sheet: string, shared: readonly string[] = []): Story {
  const story = new Story();
  const budget = new Budget({ maxMs: 10_000, maxInflatedBytes: 100_000 });
  const scanner = new MarkupScanner('xml', new SheetText(story, 'main', shared, budget));
  scanner.add(`<worksheet>${sheet}</worksheet>`);
  scanner.end();
  return story;
}

describe('SheetText', () => {
  it('counts a shared text each time it is shown', () => {
    const cell = '<c t="s"><v>0</v></c>';
    expect(read(`<row>${cell}${cell}</row>`, ['two words']).counts.words).toBe(4);
  });

  it('counts nothing in a cell of text that is empty', () => {
    const cells = '<c t="s"><v>0</v></c><c t="s"/><c t="s"><v></v></c>';
    expect(read(`<row>${cells}</row>`, ['two words']).counts.words).toBe(2);
  });

  it('counts computed and inline texts, not numbers, truth values and errors', () => {
    const cells =
      '<c t="str"><f>A1</f><v>one</v></c><c t="inlineStr"><is><r><t>two</t></r><rPh><t>three</t></rPh></is></c><c><v>4</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c>';
    expect(read(`<row>${cells}</row>`).counts.words).toBe(2);
  });

  it('takes the escaped ends of lines for white space', () => {
    const cell = '<c t="inlineStr"><is><t>你好_x000D_\n_x000D_\n世</t></is></c>';
    expect(read(`<row>${cell}</row>`).counts).toMatchObject({ words: 3, asianCharacters: 3 });
  });

  it('counts hidden rows and columns apart', () => {
    const columns = '<cols><col min="2" max="27" hidden="1"/></cols>';
    const cell = (reference: string) => `<c r="${reference}" t="str"><v>word</v></c>`;
    const rows = `<row>${cell('A1')}${cell('B1')}${cell('AA1')}${cell('AB1')}</row><row hidden="1">${cell('A2')}</row>`;
    const story = read(columns + rows);
    expect(story.counts.words).toBe(2);
    expect(story.outside.hidden?.words).toBe(3);
  });

  it('reads headers without their codes', () => {
    const header =
      '<headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"&amp;12Price list&amp;RPage &amp;P</oddHeader></headerFooter>';
    expect(read(header).outside['headers-and-footers']?.words).toBe(3);
  });

  it('ends with a long text that thousands of cells show', () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(5_000);
    expect(() => read(`<row>${cells}</row>`, ['word '.repeat(1_000)])).toThrow('inflates');
    expect(read(`<row>${cells}</row>`, ['two words']).counts.words).toBe(10_000);
  });
});
