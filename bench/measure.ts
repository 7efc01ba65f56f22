/**
 * What measuring a document costs, beside a common library or program: `npm run bench -- measure`. Programs
 * that are not installed are named with the package that has them. An argument chooses the documents whose
 * names hold it: `npm run bench -- measure TMX`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Cost,
  convertDocument,
  missingPeer,
  type PeerName,
  peerPrograms,
  runPeer,
} from './documents/peer-programs.ts';
import {
  writeMemory,
  writePdf,
  writePresentation,
  writeScan,
  writeText,
  writeWord,
  writeWorkbook,
} from './documents/write-documents.ts';

const run = promisify(execFile);

interface Case {
  readonly name: string;
  readonly file: string;
  readonly warmUp: string;
  readonly readers: readonly ('ours' | 'analysis' | 'mammoth')[];
  readonly peers?: readonly PeerName[];
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
    peers: ['pdftotext'],
    limit: '10 s',
    write: (path) => writePdf(path, 300),
  },
  {
    name: '100,000-row xlsx',
    file: 'long.xlsx',
    warmUp: 'short.docx',
    readers: ['ours'],
    peers: ['libreoffice, as csv'],
    limit: '10 s',
    write: (path) => writeWorkbook(path, 100_000),
  },
  {
    name: '1,000-page doc, written by LibreOffice',
    file: 'long.doc',
    warmUp: 'short.docx',
    readers: ['ours'],
    peers: ['antiword', 'libreoffice, as text'],
    limit: '10 s',
    write: writeLegacyWord,
  },
  {
    name: '100,000-unit TMX',
    file: 'memory.tmx',
    warmUp: 'short.docx',
    readers: ['ours'],
    peers: ['pocount'],
    limit: '10 s',
    write: (path) => writeMemory(path, 100_000),
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

/** Only LibreOffice writes what Word 97 wrote. */
async function writeLegacyWord(path: string): Promise<void> {
  const source = path.replace(/doc$/, 'docx');
  await writeWord(source, 1_000);
  await convertDocument(source, 'doc');
  await rm(source);
}

async function measureAlone(reader: string, path: string, warmUp: string): Promise<Cost> {
  const script = join(import.meta.dirname, 'documents/measure-alone.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, reader, path, warmUp]);
  return JSON.parse(stdout);
}

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
  for (const { name, file, warmUp, readers, peers = [], limit, write } of cases) {
    if (!name.includes(chosen)) continue;
    const path = join(folder, file);
    const missingWriter = file.endsWith('.doc') && missingPeer('libreoffice, as text');
    if (missingWriter) {
      console.info(`| ${name} | | | | | LibreOffice, which writes it, is ${missingWriter} |`);
      continue;
    }
    await write(path);
    for (const reader of readers) {
      const cost = await measureAlone(reader, path, join(folder, warmUp));
      printRow(name, reader, cost, reader === 'ours' ? limit : '');
    }
    for (const peer of peers) {
      const missing = missingPeer(peer);
      if (missing === null) printRow(name, peer, await runPeer(peer, path), '');
      else console.info(`| ${name} | ${peerPrograms[peer].program} | | | | ${missing} |`);
    }
    await rm(path);
  }
} finally {
  await rm(folder, { recursive: true });
}
