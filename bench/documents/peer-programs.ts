import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { readMemory } from '../http/program.ts';
import { countWords } from './count-words.ts';

/** What reading a document costs. */
export interface Cost {
  readonly words: number;
  readonly ms: number;
  readonly memoryMb: number;
}

interface PeerProgram {
  readonly debianPackage: string;
  /** Arguments that have a document's text, or its count, written to the output. */
  readonly args: (path: string) => readonly string[];
  /** The words in what was written. */
  readonly count: (output: string) => number;
}

/** Programs that read the same documents. Their times include their start; ours do not. */
const peerPrograms = {
  pdftotext: {
    debianPackage: 'poppler-utils',
    args: (path) => ['-enc', 'UTF-8', path, '-'],
    count: countWords,
  },
  pocount: {
    debianPackage: 'translate-toolkit',
    args: (path) => ['--csv', path],
    count: (output) => Number(output.trim().split('\n').at(-1)?.split(',')[9] ?? 0),
  },
} as const satisfies Readonly<Record<string, PeerProgram>>;

export type PeerName = keyof typeof peerPrograms;

/** How to get a peer that is not there; `null` where it is. */
export function missingPeer(name: PeerName): string | null {
  const isThere = spawnSync('which', [name]).status === 0;
  const { debianPackage } = peerPrograms[name];
  return isThere ? null : `not installed: apt-get install --no-install-recommends ${debianPackage}`;
}

/** Runs a peer on a document; its memory is looked at every 20 ms. */
export async function runPeer(name: PeerName, path: string): Promise<Cost> {
  const peer = peerPrograms[name];
  const start = performance.now();
  const child = spawn(name, peer.args(path), { stdio: ['ignore', 'pipe', 'inherit'] });
  let memoryMb = 0;
  const timer = setInterval(() => {
    memoryMb = Math.max(memoryMb, readMemory(child, 'VmHWM') || 0);
  }, 20);
  const [output, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  clearInterval(timer);
  const ms = performance.now() - start;
  if (exitCode !== 0) throw new Error(`${name} ended with ${exitCode}`);
  return { words: peer.count(output), ms, memoryMb };
}
