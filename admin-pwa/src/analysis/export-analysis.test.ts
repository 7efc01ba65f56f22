import { describe, expect, it } from 'vitest';
import { sampleAnalysis } from '../test/sample-analysis.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { percentText } from './analysis-rows.ts';
import { toAnalysisCsv, toClipboardText } from './export-analysis.ts';

describe('toAnalysisCsv', () => {
  it('names submission and file in every line, and no file name is a formula', () => {
    const quote = sampleQuote({ reference: 'YQ-1', fileName: '=1+1.docx' });
    expect(toAnalysisCsv(quote, sampleAnalysis).split('\r\n')).toEqual([
      '\uFEFFReference,File,Class,Segments,Words,Chinese characters,Both,Share in percent',
      "YQ-1,'=1+1.docx,All,1240,3000,6000,9000,100",
      "YQ-1,'=1+1.docx,Repetitions,420,500,2500,3000,33.3",
      'YQ-1,\'=1+1.docx,"of these, with other numbers",20,40,0,40,0.4',
      "YQ-1,'=1+1.docx,Remaining,820,2500,3500,6000,66.7",
      '',
    ]);
  });

  it('tells what was not read', () => {
    const csv = toAnalysisCsv(sampleQuote(), { ...sampleAnalysis, limit: 'scanned-pages' });
    const lines = csv.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/,Not read$/);
    for (const line of lines.slice(1)) expect(line).toMatch(/,scanned-pages$/);
  });
});

describe('toClipboardText', () => {
  it('has the cells of the table, separated by tabs', () => {
    expect(toClipboardText(sampleAnalysis).split('\n')[2]).toBe(
      'Repetitions\t420\t500\t2500\t3000\t33.3',
    );
  });
});

describe('percentText', () => {
  it.each([
    [0, '0%'],
    [0.0001, '<1%'],
    [0.335, '34%'],
    [0.9999, '>99%'],
    [1, '100%'],
  ])('shows %d as %s', (share, text) => {
    expect(percentText(share)).toBe(text);
  });
});
