/** What measuring a document costs, beside a common library: `npm run bench -- measure`. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  writePdf,
  writePresentation,
  writeScan,
  writeText,
  writeWord,
} from './documents/write-documents.ts';

const run = promisify(execFile);

interface Case {
  readonly name: string;
  readonly file: string;
  readonly warmUp: string;
  readonly readers: readonly ('ours' | 'analysis' | 'mammoth')[];
  readonly limit: string;
  readonly write: (path: string) => Promise<void>;
}

const cases: readonly Case[] = [
  {
    name: '1,000-page docx',
    file: 'long.docx',
    warmUp: 'short.docx',
    readers: ['ours', 'analysis', 'mammoth'],
    limit: '2 s',
    write: (path) => writeWord(path, 1_000),
  },
  {
    name: '300-page pdf',
    file: 'long.pdf',
    warmUp: 'short.pdf',
    readers: ['ours', 'analysis'],
    limit: '10 s',
    write: (path) => writePdf(path, 300),
  },
  {
    name: '1,000 scanned pages with numbers',
    file: 'scan.pdf',
    warmUp: 'short.pdf',
    readers: ['ours'],
    limit: '10 s',
    write: (path) => writeScan(path, 1_000),
  },
  {
    name: 'pptx with 190 MB of pictures',
    file: 'pictures.pptx',
    warmUp: 'short.docx',
    readers: ['ours'],
    limit: '1 s, 100 MB',
    write: (path) => writePresentation(path, 190),
  },
  {
    name: '100 MB of text',
    file: 'text.txt',
    warmUp: 'short.docx',
    readers: ['ours', 'analysis'],
    limit: 'streamed',
    write: (path) => writeText(path, 100),
  },
  {
    name: '1 GB of text',
    file: 'long.txt',
    warmUp: 'short.docx',
    readers: ['ours'],
    limit: 'streamed',
    write: (path) => writeText(path, 1_024),
  },
];

interface Cost {
  readonly words: number;
  readonly ms: number;
  readonly memoryMb: number;
}

async function measureAlone(reader: string, path: string, warmUp: string): Promise<Cost> {
  const script = join(import.meta.dirname, 'documents/measure-alone.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, reader, path, warmUp]);
  return JSON.parse(stdout);
}

const folder = await mkdtemp(join(tmpdir(), 'yiqiao-measure-'));
try {
  await writeWord(join(folder, 'short.docx'), 1);
  await writePdf(join(folder, 'short.pdf'), 1);
  console.info('| document | reader | words | time | memory | limit |\n|---|---|--:|--:|--:|---|');
  for (const { name, file, warmUp, readers, limit, write } of cases) {
    const path = join(folder, file);
    await write(path);
    for (const reader of readers) {
      const { words, ms, memoryMb } = await measureAlone(reader, path, join(folder, warmUp));
      const cells = [
        name,
        reader,
        words.toLocaleString('en'),
        `${(ms / 1000).toFixed(2)} s`,
        `${memoryMb.toFixed(0)} MB`,
        reader === 'ours' ? limit : '',
      ];
      console.info(`| ${cells.join(' | ')} |`);
    }
    await rm(path);
  }
} finally {
  await rm(folder, { recursive: true });
}
