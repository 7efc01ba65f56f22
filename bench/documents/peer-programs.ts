import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countWords } from './count-words.ts';

/** What reading a document costs. */
export interface Cost {
  readonly words: number;
  readonly ms: number;
  readonly memoryMb: number;
}

interface PeerProgram {
  readonly program: string;
  readonly debianPackage: string;
  /** Arguments that have a document's text, or its count, written to the output or into `folder`. */
  readonly args: (path: string, folder: string) => readonly string[];
  /** The words in what was written. */
  readonly count?: (output: string) => number;
}

const office = (format: string): PeerProgram => ({
  program: 'soffice',
  debianPackage: 'libreoffice-writer-nogui libreoffice-calc-nogui',
  args: (path, folder) => [
    ...officeProfile(folder),
    '--convert-to',
    format,
    '--outdir',
    folder,
    path,
  ],
});

/** A profile of its own: a running LibreOffice would take the work over. */
function officeProfile(folder: string): string[] {
  return [`-env:UserInstallation=file://${join(folder, 'profile')}`, '--headless'];
}

/** Programs that read the same documents. Their times hold their start, ours do not. */
export const peerPrograms = {
  pdftotext: {
    program: 'pdftotext',
    debianPackage: 'poppler-utils',
    args: (path) => ['-enc', 'UTF-8', path, '-'],
  },
  antiword: { program: 'antiword', debianPackage: 'antiword', args: (path) => ['-w', '0', path] },
  'libreoffice, as text': office('txt:Text (encoded):UTF8'),
  'libreoffice, as csv': office('csv:Text - txt - csv (StarCalc):44,34,76,1'),
  pocount: {
    program: 'pocount',
    debianPackage: 'translate-toolkit',
    args: (path) => ['--csv', path],
    count: (output) => Number(output.trim().split('\n').at(-1)?.split(',')[9] ?? 0),
  },
} as const satisfies Readonly<Record<string, PeerProgram>>;

export type PeerName = keyof typeof peerPrograms;

/** How to get a peer that is not there; `null` where it is. */
export function missingPeer(name: PeerName): string | null {
  const { program, debianPackage } = peerPrograms[name];
  const isThere = spawnSync('which', [program]).status === 0;
  return isThere ? null : `not installed: apt-get install --no-install-recommends ${debianPackage}`;
}

/** Runs a peer on a document, in a folder of its own. */
export async function runPeer(name: PeerName, path: string): Promise<Cost> {
  const peer: PeerProgram = peerPrograms[name];
  const folder = await mkdtemp(join(tmpdir(), 'yiqiao-peer-'));
  try {
    const start = performance.now();
    const child = spawn(peer.program, peer.args(path, folder), { detached: true });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    const memoryMb = await watchMemory(child);
    const ms = performance.now() - start;
    if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode}`);
    const written = await readWritten(folder);
    const output = written ?? Buffer.concat(pieces).toString();
    return { words: (peer.count ?? countWords)(output), ms, memoryMb };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Has LibreOffice write a document in another format beside the first: `long.docx` as `long.doc`. */
export async function convertDocument(path: string, extension: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'yiqiao-peer-'));
  const target = ['--convert-to', extension, '--outdir', join(path, '..'), path];
  spawnSync('soffice', [...officeProfile(folder), ...target]);
  await rm(folder, { recursive: true });
}

async function readWritten(folder: string): Promise<string | null> {
  const file = readdirSync(folder).find((name) => /\.(?:txt|csv)$/.test(name));
  return file === undefined ? null : await readFile(join(folder, file), 'utf8');
}

/** The most memory that a program and those it starts held at a time, looked at every 20 ms. */
async function watchMemory(child: ChildProcess): Promise<number> {
  let most = 0;
  let isOver = false;
  const end = new Promise<void>((resolve) => child.once('close', () => resolve()));
  end.then(() => {
    isOver = true;
  });
  while (!isOver) {
    most = Math.max(most, memoryOfGroup(child.pid ?? 0));
    await Promise.race([end, wait(20)]);
  }
  return most;
}

function memoryOfGroup(group: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, id) => sum + memoryOf(id, group), 0);
}

const pageMb = 4096 / 1024 ** 2;

/** Fields behind the program's name: group is the third, resident pages the twenty-second. */
function memoryOf(id: string, group: number): number {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[2]) === group ? Number(fields[21]) * pageMb : 0;
  } catch {
    // It ended while it was looked at.
    return 0;
  }
}
