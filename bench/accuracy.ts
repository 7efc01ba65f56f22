/**
 * How far counts deviate from independent ones, as a table by format.
 *
 * - `npm run bench -- accuracy` counts the documents that this repository makes, beside what a person counts.
 * - `npm run bench -- accuracy <folder>` counts the documents in `<folder>/files`, beside the counts of other
 *   programs in `<folder>/expected.tsv`, and lists those that deviate.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileMeasurer, type Measurement } from '@yiqiao/measure/node';
import { makeDocuments } from '@yiqiao/measure/scripts/make-documents';
import { sampleTexts } from '@yiqiao/measure/scripts/sample-texts';
import { onceMiscounted } from '../measure/test/once-miscounted/once-miscounted.ts';
import { median } from './http/median.ts';

/** A document, with an independent count of it. */
interface Case {
  readonly file: string;
  readonly path: string;
  readonly expected: number;
  /** Who counted: a person, or a column of the table. */
  readonly by: string;
  /** Parts that the other count includes beside the main text. */
  readonly parts: readonly (keyof Measurement['outside'])[];
}

interface Result extends Case {
  readonly report: Measurement;
  readonly words: number;
  /** `null` where there is nothing to divide by. */
  readonly deviation: number | null;
}

/** Columns of independent counts, the most trusted first. Office programs count notes and boxes in. */
const officeParts = ['headers-and-footers', 'notes', 'text-boxes'] as const;
const columns = [
  { name: 'pocount_source_words', parts: [] },
  { name: 'libreoffice_words', parts: officeParts },
  { name: 'pdf_words', parts: officeParts },
  { name: 'count_py', parts: [] },
] as const;

async function makeCases(folder: string): Promise<Case[]> {
  const samples = sampleTexts.flatMap((sample) =>
    makeDocuments(sample).map(({ name, bytes }) => ({
      name,
      bytes,
      expected: sample.asianCharacters + sample.otherWords,
      parts: [],
    })),
  );
  const miscounted = onceMiscounted.map(({ name, content, words }, index) => ({
    name: `${index}-${name}`,
    bytes: content,
    expected: words,
    parts: ['text-boxes', 'notes'] as const,
  }));
  return Promise.all(
    [...samples, ...miscounted].map(async ({ name, bytes, ...counted }) => {
      const path = join(folder, name);
      await writeFile(path, bytes);
      return { file: name, path, by: 'a person', ...counted };
    }),
  );
}

async function readCases(folder: string): Promise<Case[]> {
  const table = await readFile(join(folder, 'expected.tsv'), 'utf8');
  const [header = '', ...lines] = table.trimEnd().split('\n');
  const names = header.split('\t');
  return lines.flatMap((line) => {
    const cells = line.split('\t');
    const row = new Map(names.map((name, index) => [name, cells[index] ?? '']));
    const column = columns.find(({ name }) => row.get(name));
    const file = row.get('file') ?? '';
    if (column === undefined) return [];
    const { name: by, parts } = column;
    return [{ file, path: join(folder, 'files', file), expected: Number(row.get(by)), by, parts }];
  });
}

function compare(one: Case, report: Measurement): Result {
  const parts = one.parts.map((part) => report.outside[part]?.words ?? 0);
  const words = parts.reduce((sum, counted) => sum + counted, report.counts.words);
  const deviation = one.expected === 0 ? null : (words - one.expected) / one.expected;
  return { ...one, report, words, deviation };
}

function printRow(...cells: readonly (string | number)[]): void {
  console.info(`| ${cells.join(' | ')} |`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function printFormats(results: readonly Result[]): void {
  printRow('format', 'documents', 'words', 'exact', 'within 1 %', 'median', 'largest');
  printRow('---', '--:', '--:', '--:', '--:', '--:', '--:');
  const formats = new Set(results.map(({ report }) => report.format));
  for (const format of [...[...formats].sort(), 'all']) {
    const ofFormat = results.filter(({ report }) => format === 'all' || report.format === format);
    const deviations = ofFormat.map(({ words, expected, deviation }) =>
      Math.abs(deviation ?? (words === expected ? 0 : 1)),
    );
    printRow(
      format,
      ofFormat.length,
      ofFormat.reduce((sum, { expected }) => sum + expected, 0).toLocaleString('en'),
      deviations.filter((deviation) => deviation === 0).length,
      deviations.filter((deviation) => deviation <= 0.01).length,
      percent(median(deviations)),
      percent(Math.max(...deviations)),
    );
  }
}

function printDeviating(results: readonly Result[]): void {
  const deviating = results.filter(({ words, expected }) => words !== expected);
  if (deviating.length === 0) return;
  console.info('');
  printRow('document', 'format', 'limit', 'words', 'expected', 'counted by', 'deviation');
  printRow('---', '---', '---', '--:', '--:', '---', '--:');
  for (const { file, report, words, expected, by, deviation } of deviating) {
    const shown = deviation === null ? '' : percent(deviation);
    printRow(file, report.format, report.limit ?? '', words, expected, by, shown);
  }
}

const [given] = process.argv.slice(2);
const made = await mkdtemp(join(tmpdir(), 'yiqiao-accuracy-'));
const measurer = createFileMeasurer();
try {
  const cases = given === undefined ? await makeCases(made) : await readCases(given);
  const results = await Promise.all(
    cases.map(async (one) => compare(one, await measurer.measure(one.path, { name: one.file }))),
  );
  printFormats(results);
  printDeviating(results);
} finally {
  await measurer.close();
  await rm(made, { recursive: true });
}
