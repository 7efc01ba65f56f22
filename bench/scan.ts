/**
 * Reads scans whose words are known, beside Debian's tesseract: `npm run bench -- scan <folder> [pages]`.
 *
 * The folder holds PDFs with text, or Word documents. Each page is printed at 200 dots an inch, tilted by
 * half a degree, made noisy, saved as a JPEG of middling quality and put back into a PDF; what it is
 * compared with is pdftotext's text of the same pages, counted by the same rule. Needs poppler-utils,
 * ImageMagick, tesseract-ocr with chi-sim and chi-tra, and for Word documents LibreOffice.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ScanLanguage } from '@yiqiao/contract/record/scan-reading';
import { createScanReader, type ScanReader } from '@yiqiao/measure/node';
import { describeJpeg, makePicturePdf } from '@yiqiao/measure/scripts/make-picture-pdf';
import { processorMs, residentMb } from '../measure/src/node/process-usage.ts';
import { modelNames } from '../measure/src/node/scan/recognition-files.ts';
import { cleanRecognizedText } from '../measure/src/scan/clean-recognized-text.ts';
import { readPictureSize } from '../measure/src/scan/picture-size.ts';
import { countWords } from './documents/count-words.ts';

const run = promisify(execFile);
const builtWorker = join(import.meta.dirname, '../build/current/api/scan-worker.js');
const dotsPerInch = '200';

interface Scan {
  readonly name: string;
  readonly path: string;
  readonly pictures: readonly string[];
  readonly expected: number;
}

async function makeScan(source: string, pages: string, folder: string): Promise<Scan> {
  if (!source.endsWith('.pdf')) {
    await run('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, source]);
  }
  const name = basename(source).replace(/\.\w+$/, '');
  const pdf = source.endsWith('.pdf') ? source : join(folder, `${name}.pdf`);
  const { stdout } = await run('pdftotext', ['-l', pages, pdf, '-']);
  await run('pdftoppm', ['-r', dotsPerInch, '-l', pages, '-gray', '-png', pdf, join(folder, name)]);
  const files = (await readdir(folder)).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.png'),
  );
  const pictures: string[] = [];
  for (const file of files.sort()) {
    const jpeg = join(folder, file.replace(/png$/, 'jpg'));
    const worn = ['-rotate', '0.5', '-attenuate', '0.2', '+noise', 'Gaussian', '-quality', '60'];
    await run('convert', [join(folder, file), '-background', 'white', ...worn, jpeg]);
    pictures.push(jpeg);
  }
  const path = join(folder, `${name}-scan.pdf`);
  await writeFile(path, makePicturePdf(pictures.map(describePicture)));
  return { name, path, pictures, expected: countWords(stdout) };
}

function describePicture(path: string) {
  const bytes = readFileSync(path);
  const size = readPictureSize(bytes);
  if (size === null) throw new Error(`${path} has no size.`);
  return { dictionary: describeJpeg(size, 'DeviceGray'), bytes };
}

interface Result {
  readonly words: number;
  readonly seconds: number;
  readonly peakMb: number;
  readonly language: ScanLanguage | undefined;
}

async function read(reader: ScanReader, path: string): Promise<Result> {
  const { signal } = new AbortController();
  let [words, peakMb] = [0, 0];
  let expected: ScanLanguage | undefined;
  const before = childProcessorMs();
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, ...children().map(residentMb));
  }, 100);
  for (const number of (await reader.findPages(path, signal)) ?? []) {
    const page = await reader.readPage(path, { number, ...(expected && { expected }) }, signal);
    if (page === null) console.info(`Page ${number} was not read.`);
    if (page?.isTelling) expected = page.language;
    words += page?.counts.words ?? 0;
  }
  clearInterval(timer);
  return { words, seconds: (childProcessorMs() - before) / 1000, peakMb, language: expected };
}

function children(): number[] {
  const list = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}

function childProcessorMs(): number {
  return children().reduce((total, pid) => total + (processorMs(pid) ?? 0), 0);
}

async function readByPeer(pictures: readonly string[], language: ScanLanguage): Promise<Result> {
  let [words, seconds] = [0, 0];
  for (const picture of pictures) {
    const timed = `TIMEFORMAT='%U'; time tesseract "$0" - -l ${modelNames[language]} 2>/dev/null`;
    const { stdout, stderr } = await run('bash', ['-c', timed, picture], {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    words += countWords(cleanRecognizedText(stdout));
    seconds += Number(stderr.trim());
  }
  return { words, seconds, peakMb: 0, language };
}

function describe({ name, pictures, expected }: Scan, ours: Result, peer: Result): string {
  const deviation = ({ words }: Result) =>
    `${(((words - expected) / expected) * 100).toFixed(1)} %`;
  const perPage = ({ seconds }: Result) => (seconds / pictures.length).toFixed(1);
  const cells = [
    name,
    pictures.length,
    ours.language ?? '',
    expected,
    ours.words,
    deviation(ours),
    perPage(ours),
    Math.round(ours.peakMb),
    peer.words,
    deviation(peer),
    perPage(peer),
  ];
  return `| ${cells.join(' | ')} |`;
}

const [folder, pages = '4'] = process.argv.slice(2);
if (folder === undefined) {
  console.info('Nothing to scan here: give a folder of documents as an argument.');
} else {
  console.info(
    '| document | pages | read as | words | read | deviation | s a page | peak MB | tesseract | deviation | s a page |\n|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|',
  );
  const work = await mkdtemp(join(tmpdir(), 'scan-'));
  try {
    for (const file of readdirSync(folder).filter((it) => /\.(?:pdf|docx|odt)$/.test(it))) {
      const reader = createScanReader({ workerUrl: pathToFileURL(builtWorker) });
      const scan = await makeScan(join(folder, file), pages, work);
      const ours = await read(reader, scan.path);
      await reader.close();
      console.info(describe(scan, ours, await readByPeer(scan.pictures, ours.language ?? 'en')));
    }
  } finally {
    await rm(work, { recursive: true });
  }
}
