/**
 * Compares the counts of the measuring code with independent ones: `npm run bench -- accuracy <folder>`.
 *
 * The folder holds `files/` and `expected.tsv`, whose columns name the program that counted. It is
 * not part of the repository; without it there is nothing to compare.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { createFileMeasurer } from '@yiqiao/measure/node/file-measurer';
import { median } from './http/median.ts';

const folder = process.argv[2] ?? process.env.DOCUMENTS_DIR;

/** Columns of independent counts, the most trusted first, and whether they count headers and notes too. */
const columns = [
  { name: 'pocount_source_words', countsOutside: false },
  { name: 'libreoffice_words', countsOutside: true },
  { name: 'pdf_words', countsOutside: true },
  { name: 'count_py', countsOutside: false },
] as const;

interface Comparison {
  readonly file: string;
  readonly report: Measurement;
  readonly column: string;
  readonly expected: number | null;
  readonly deviation: number | null;
}

function readTable(text: string): Record<string, string>[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** Other programs count headers, notes and text boxes along with the story. */
function countComparable({ counts, outside }: Measurement, countsOutside: boolean): number {
  if (!countsOutside) return counts.words;
  const parts = [outside['headers-and-footers'], outside.notes, outside['text-boxes']];
  return parts.reduce((total, part) => total + (part?.words ?? 0), counts.words);
}

function compare(row: Record<string, string>, report: Measurement): Comparison {
  const column = columns.find(({ name }) => row[name] !== undefined && row[name] !== '');
  const file = row.file ?? '';
  if (column === undefined) return { file, report, column: '', expected: null, deviation: null };
  const expected = Number(row[column.name]);
  const words = countComparable(report, column.countsOutside);
  const deviation = expected === 0 ? null : (words - expected) / expected;
  return { file, report, column: column.name, expected, deviation };
}

function describe({ file, report, column, expected, deviation }: Comparison, row: string): string {
  const outside = Object.entries(report.outside).map(([part, { words }]) => `${part} ${words}`);
  return [
    file.padEnd(32),
    report.format.padEnd(8),
    (report.limit ?? report.encoding ?? '').padEnd(15),
    String(report.counts.words).padStart(7),
    String(expected ?? '–').padStart(7),
    (deviation === null ? '' : `${(deviation * 100).toFixed(1)} %`).padStart(9),
    row.padStart(7),
    ` ${column} ${outside.join(', ')}`,
  ].join(' ');
}

if (folder === undefined || !existsSync(join(folder, 'expected.tsv'))) {
  console.info('No documents with independent counts here: give their folder as an argument.');
} else {
  const measurer = createFileMeasurer();
  const deviations: number[] = [];
  console.info(
    'file, format, limit or encoding, words, expected, deviation, prototype, column, outside',
  );
  for (const row of readTable(readFileSync(join(folder, 'expected.tsv'), 'utf8'))) {
    const report = await measurer.measure(join(folder, 'files', row.file ?? ''));
    const comparison = compare(row, report);
    console.info(describe(comparison, row.count_py ?? ''));
    if (comparison.deviation !== null) deviations.push(Math.abs(comparison.deviation));
  }
  await measurer.close();
  const within = deviations.filter((deviation) => deviation <= 0.01).length;
  console.info(
    `${within} of ${deviations.length} within 1 %; median deviation ${(median(deviations) * 100).toFixed(2)} %`,
  );
}
