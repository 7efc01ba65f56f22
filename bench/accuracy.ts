/**
 * How far counts deviate from independent ones, as a table by format.
 *
 * - `npm run bench -- accuracy` counts the documents that this repository makes, beside what a person counts.
 * - `npm run bench -- accuracy <folder>` counts the documents in `<folder>/files`, beside the counts of other
 *   programs in `<folder>/expected.tsv`, and lists those that deviate. In a folder without that table it counts
 *   the PDFs, beside pdftotext (poppler-utils, with poppler-data), by the same rule.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createFileMeasurer, type Measurement } from '@yiqiao/measure/node';
import { makeDocuments } from '@yiqiao/measure/scripts/make-documents';
import { sampleTexts } from '@yiqiao/measure/scripts/sample-texts';
import { onceMiscounted } from '../measure/test/once-miscounted/once-miscounted.ts';
import { countWords } from './documents/count-words.ts';
import { median } from './http/median.ts';
import { requirePrograms } from './http/require-programs.ts';

const run = promisify(execFile);

type Part = keyof Measurement['outside'];

/** A document, with an independent count of it. */
interface Case {
  readonly file: string;
  readonly path: string;
  readonly expected: number;
  /** Who counted: a person, a column of the table, or pdftotext. */
  readonly by: string;
  /** Parts that the other count includes beside the main text; `drawn` where that depends on the document. */
  readonly parts: readonly Part[] | 'drawn';
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
      parts: [] as readonly Part[],
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

/** What pdftotext cannot open, damaged or with a password, is left out. */
async function readPdfs(folder: string): Promise<Case[]> {
  requirePrograms('pdftotext');
  const files = (await readdir(folder)).filter((file) => file.toLowerCase().endsWith('.pdf'));
  const cases: Case[] = [];
  for (const file of files.sort()) {
    const path = join(folder, file);
    const args = ['-enc', 'UTF-8', path, '-'];
    const text = await run('pdftotext', args, { maxBuffer: 512 * 1024 ** 2 }).catch(() => null);
    if (text === null) continue;
    const expected = countWords(text.stdout);
    cases.push({ file, path, expected, by: 'pdftotext', parts: 'drawn' });
  }
  return cases;
}

function findCases(given: string | undefined, made: string): Promise<Case[]> {
  if (given === undefined) return makeCases(made);
  return existsSync(join(given, 'expected.tsv')) ? readCases(given) : readPdfs(given);
}

function compare(one: Case, report: Measurement): Result {
  const words = comparableWords(one, report);
  const deviation = one.expected === 0 ? null : (words - one.expected) / one.expected;
  return { ...one, report, words, deviation };
}

function comparableWords({ parts, expected }: Case, report: Measurement): number {
  const { words } = report.counts;
  if (parts !== 'drawn') {
    return parts.reduce((sum, part) => sum + (report.outside[part]?.words ?? 0), words);
  }
  // pdftotext counts what stands in forms and comments only where it is drawn: the nearer count holds.
  const all = Object.values(report.outside).reduce((sum, part) => sum + part.words, words);
  return Math.abs(all - expected) < Math.abs(words - expected) ? all : words;
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
  const cases = await findCases(given, made);
  const results = await Promise.all(
    cases.map(async (one) => compare(one, await measurer.measure(one.path, { name: one.file }))),
  );
  printFormats(results);
  printDeviating(results);
} finally {
  await measurer.close();
  await rm(made, { recursive: true });
}
