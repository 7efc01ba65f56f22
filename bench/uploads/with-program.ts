import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../http/make-folder.ts';
import type { Program } from '../http/program.ts';
import type { Contestant } from './contestants.ts';

/** Starts a contestant with an empty folder for the time of some work. */
export async function withProgram(
  contestant: Contestant,
  port: number,
  work: (program: Program, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await makeFolder('upload-');
  // What the contestant before has written and deleted still occupies the disk.
  spawnSync('sync');
  const program = await contestant.start(folder, port);
  try {
    await work(program, folder);
  } finally {
    await program.stop();
    await rm(folder, { recursive: true });
  }
}

/** Makes room between two uploads; a stored document is only bytes here. */
export async function removeDocuments(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const isDocument = /^[\da-f-]{36}$|^[a-z]+-\d+-\d+(\.json)?$|^[\d.]+$/.test(entry.name);
    if (entry.isFile() && isDocument) await rm(join(entry.parentPath, entry.name));
  }
}
