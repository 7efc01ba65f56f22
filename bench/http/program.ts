import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { processorMs } from '../../measure/src/node/process-usage.ts';

export interface Program {
  readonly port: number;
  /** Processor seconds used so far. Linux only; else NaN. */
  cpuSeconds(): number;
  /** Resident memory in MB: now, and at its highest since the start. Linux only; else NaN. */
  memory(): { readonly now: number; readonly peak: number };
  /** Forgets the highest memory so far. */
  forgetPeak(): void;
  stop(): Promise<void>;
}

/** Starts a program of its own and waits until it listens. */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<Program> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilListening(port, child);
  return {
    port,
    cpuSeconds: () => (processorMs(child.pid) ?? Number.NaN) / 1000,
    memory: () => ({ now: readMemory(child, 'VmRSS'), peak: readMemory(child, 'VmHWM') }),
    forgetPeak: () => resetPeak(child),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    await pause(50);
    if (child.exitCode !== null) throw new Error(`The program for port ${port} ended at once.`);
    if (isOpen) return;
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

/** Resident memory of a running program in MB, now or at its highest. Linux only; else NaN. */
export function readMemory({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

function resetPeak({ pid }: ChildProcess): void {
  try {
    // "5" resets the peak resident set size (man 5 proc).
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Not Linux: the figures are NaN anyway.
  }
}
