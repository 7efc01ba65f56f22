import { spawnSync } from 'node:child_process';

/** Ends the benchmark with one sentence when a program it compares with is not installed. */
export function requirePrograms(...programs: readonly string[]): void {
  const missing = programs.filter((name) => spawnSync(name, ['-v']).error !== undefined);
  if (missing.length === 0) return;
  console.error(`This benchmark needs ${missing.join(' and ')}: install it and try again.`);
  process.exit(1);
}
