/** Runs in a process of its own, so that the memory it reports is one document's: `<reader> <file>`. */
import { open, readFile } from 'node:fs/promises';
import mammoth from 'mammoth';
import { analyzeDocument } from '../../measure/src/analysis/analyze-document.ts';
import { measureDocument } from '../../measure/src/measure-document.ts';
import { analysisLimits } from '../../measure/src/measure-limits.ts';
import { createFileSource } from '../../measure/src/node/document/file-source.ts';
import { readCharacterMap } from '../../measure/src/node/read-character-map.ts';

const bytesPerMb = 1024 * 1024;

async function readOurs(
  path: string,
  read: typeof measureDocument | typeof analyzeDocument,
): Promise<number> {
  const file = await open(path);
  try {
    const source = await createFileSource(file);
    // A slow machine still prints its number: the limit is the product's, not the measurement's.
    const limits = { ...analysisLimits, maxMs: 300_000 };
    const { report } = await read(source, limits, readCharacterMap);
    return report.counts.words;
  } finally {
    await file.close();
  }
}

async function measureMammoth(path: string): Promise<number> {
  const { value } = await mammoth.extractRawText({ buffer: await readFile(path) });
  return value.split(/\s+/).length;
}

function chooseReader(): (path: string) => Promise<number> {
  if (reader === 'mammoth') return measureMammoth;
  const read = reader === 'analysis' ? analyzeDocument : measureDocument;
  return (path) => readOurs(path, read);
}

const [reader, path = '', warmUp = ''] = process.argv.slice(2);
const measure = chooseReader();
await measure(warmUp);
const memoryBefore = process.memoryUsage.rss();
const start = performance.now();
const words = await measure(path);
const ms = performance.now() - start;
const memoryMb = Math.max(0, process.resourceUsage().maxRSS * 1024 - memoryBefore) / bytesPerMb;
process.stdout.write(JSON.stringify({ words, ms, memoryMb }));
