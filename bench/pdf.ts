/**
 * Compares the words of PDFs with pdftotext's, counted by the same rule: `npm run bench -- pdf <folder>`.
 *
 * pdftotext (poppler, with its poppler-data) must be installed. The worker is the built one, within
 * its memory; times include starting pdftotext, but not the worker. What pdftotext cannot open is left out.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createFileMeasurer, type FileMeasurer } from '@yiqiao/measure/node';
import { countWords } from './documents/count-words.ts';

const run = promisify(execFile);
const builtWorker = join(import.meta.dirname, '../build/current/api/measure-worker.js');

/** A larger deviation is worth a look. */
const mostDeviation = 0.01;

interface Comparison {
  readonly file: string;
  readonly words: number;
  /** What stands in forms and comments, which pdftotext counts along where it is drawn. */
  readonly apart: number;
  readonly expected: number;
  readonly deviation: number;
  readonly note: string;
  readonly ms: number;
  readonly expectedMs: number;
}

/** `null` for what pdftotext cannot open: damaged files, and those with a password. */
async function countWithPdftotext(path: string): Promise<number | null> {
  const options = { maxBuffer: 512 * 1024 * 1024 };
  try {
    const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', path, '-'], options);
    return countWords(stdout);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && typeof cause.code === 'number') return null;
    throw cause;
  }
}

async function time<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

async function compare(
  measurer: FileMeasurer,
  folder: string,
  file: string,
): Promise<Comparison | null> {
  const path = join(folder, file);
  const [expected, expectedMs] = await time(() => countWithPdftotext(path));
  if (expected === null) return null;
  const [report, ms] = await time(() => measurer.measure(path));
  const { words } = report.counts;
  const parts = Object.values(report.outside);
  const apart = parts.reduce((total, part) => total + part.words, 0);
  const near = Math.min(Math.abs(words - expected), Math.abs(words + apart - expected));
  const deviation = near / Math.max(expected, 1);
  return { file, words, apart, expected, deviation, note: report.limit ?? '', ms, expectedMs };
}

function describe({ file, words, apart, expected, deviation, note }: Comparison): string {
  const percent = `${(deviation * 100).toFixed(1)} %`;
  return `| ${file} | ${words} | ${apart || ''} | ${expected} | ${percent} | ${note} |`;
}

function summarise(comparisons: readonly Comparison[]): string {
  const deviations = comparisons.map(({ deviation }) => deviation).sort((a, b) => a - b);
  const at = (share: number) => {
    const index = Math.min(deviations.length - 1, Math.floor(deviations.length * share));
    return `${((deviations[index] ?? 0) * 100).toFixed(2)} %`;
  };
  const seconds = (of: (it: Comparison) => number) =>
    (comparisons.reduce((total, it) => total + of(it), 0) / 1000).toFixed(1);
  return [
    `${comparisons.length} PDFs: ${deviations.filter((it) => it === 0).length} the same,`,
    `${deviations.filter((it) => it <= mostDeviation).length} within 1 %;`,
    `median ${at(0.5)}, p90 ${at(0.9)}, p95 ${at(0.95)}, worst ${at(1)};`,
    `${seconds(({ ms }) => ms)} s beside ${seconds(({ expectedMs }) => expectedMs)} s.`,
  ].join(' ');
}

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  console.info('No PDFs here: give their folder as an argument.');
} else {
  const measurer = createFileMeasurer({ workerUrl: pathToFileURL(builtWorker) });
  const comparisons: Comparison[] = [];
  const files = readdirSync(folder).filter((file) => file.toLowerCase().endsWith('.pdf'));
  for (const file of files.sort()) {
    const comparison = await compare(measurer, folder, file);
    if (comparison !== null) comparisons.push(comparison);
  }
  await measurer.close();
  console.info(
    '| PDF | words | apart | pdftotext | deviation | limit |\n|---|--:|--:|--:|--:|---|',
  );
  const worst = comparisons
    .filter(({ deviation }) => deviation > mostDeviation)
    .sort((one, other) => one.deviation - other.deviation);
  for (const comparison of worst) console.info(describe(comparison));
  console.info(summarise(comparisons));
  console.info('Counted in whole:', summarise(comparisons.filter(({ note }) => note === '')));
}
