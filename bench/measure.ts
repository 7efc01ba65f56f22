/**
 * What measuring a document costs, beside a common library or program: `npm run bench -- measure`. Programs
 * that are not installed are named with the package that has them. An argument chooses the documents whose
 * names hold it: `npm run bench -- measure TMX`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cost, missingPeer, type PeerName, runPeer } from './documents/peer-programs.ts';
import {
  writeMemory,
  writePdf,
  writePresentation,
  writeScan,
  writeText,
  writeWord,
  writeWorkbook,
} from './documents/write-documents.ts';
import { runPart } from './http/run-part.ts';

interface Case {
  readonly name: string;
  readonly extension: 'docx' | 'pdf' | 'xlsx' | 'tmx' | 'pptx' | 'txt';
  readonly readers: readonly ('ours' | 'analysis' | 'mammoth')[];
  readonly peer?: PeerName;
  readonly limit: string;
  readonly write: (path: string) => Promise<void>;
}

const cases: readonly Case[] = [
  {
    name: '1,000-page docx',
    extension: 'docx',
    readers: ['ours', 'analysis', 'mammoth'],
    limit: '2 s',
    write: (path) => writeWord(path, 1_000),
  },
  {
    name: '300-page pdf',
    extension: 'pdf',
    readers: ['ours', 'analysis'],
    peer: 'pdftotext',
    limit: '10 s',
    write: (path) => writePdf(path, 300),
  },
  {
    name: '100,000-row xlsx',
    extension: 'xlsx',
    readers: ['ours'],
    limit: '10 s',
    write: (path) => writeWorkbook(path, 100_000),
  },
  {
    name: '100,000-unit TMX',
    extension: 'tmx',
    readers: ['ours'],
    peer: 'pocount',
    limit: '10 s',
    write: (path) => writeMemory(path, 100_000),
  },
  {
    name: '1,000 scanned pages with numbers',
    extension: 'pdf',
    readers: ['ours'],
    limit: '10 s',
    write: (path) => writeScan(path, 1_000),
  },
  {
    name: 'pptx with 190 MB of pictures',
    extension: 'pptx',
    readers: ['ours'],
    limit: '1 s, 100 MB',
    write: (path) => writePresentation(path, 190),
  },
  {
    name: '1 GB of text',
    extension: 'txt',
    readers: ['ours'],
    limit: 'streamed',
    write: (path) => writeText(path, 1_024),
  },
];

function printRow(name: string, reader: string, { words, ms, memoryMb }: Cost, limit: string) {
  const cells = [
    name,
    reader,
    words.toLocaleString('en'),
    `${(ms / 1000).toFixed(2)} s`,
    `${memoryMb.toFixed(0)} MB`,
    limit,
  ];
  console.info(`| ${cells.join(' | ')} |`);
}

const [chosen = ''] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'yiqiao-measure-'));
try {
  await writeWord(join(folder, 'short.docx'), 1);
  await writePdf(join(folder, 'short.pdf'), 1);
  console.info('| document | reader | words | time | memory | limit |\n|---|---|--:|--:|--:|---|');
  for (const { name, extension, readers, peer, limit, write } of cases) {
    if (!name.includes(chosen)) continue;
    const path = join(folder, `long.${extension}`);
    const warmUp = join(folder, extension === 'pdf' ? 'short.pdf' : 'short.docx');
    await write(path);
    for (const reader of readers) {
      const printed = await runPart('documents/measure-alone.ts', reader, path, warmUp);
      const cost: Cost = JSON.parse(printed);
      printRow(name, reader, cost, reader === 'ours' ? limit : '');
    }
    if (peer !== undefined) {
      const missing = missingPeer(peer);
      if (missing === null) printRow(name, peer, await runPeer(peer, path), '');
      else console.info(`| ${name} | ${peer} | | | | ${missing} |`);
    }
    await rm(path);
  }
} finally {
  await rm(folder, { recursive: true });
}
