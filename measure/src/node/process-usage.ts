import { readFileSync } from 'node:fs';

/** The kernel reports times in hundredths of a second. Source: proc(5), USER_HZ. */
const msPerTick = 10;

/** Memory of a process in MB; 0 where it is unknown (not Linux) and only V8's own limit holds. */
export function residentMb(pid: number | undefined): number {
  const status = readProcess(pid, 'status');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Processor time that a process has used, all its threads together; `null` where it is unknown. */
export function processorMs(pid: number | undefined): number | null {
  const stat = readProcess(pid, 'stat');
  // The name of the program, in brackets, may hold spaces; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks * msPerTick : null;
}

function readProcess(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
