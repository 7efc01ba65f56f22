import { uptime } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeFileDurably } from '../engine/disk/durable-file.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { parseJson } from '../engine/disk/parse-json.ts';
import { dataFile } from '../engine/embedded/folder/data-folder.ts';
import type { ClockAnchor } from './trusted-clock.ts';

const clockFileSchema = z.object({
  at: z.number(),
  uptimeMs: z.number(),
  /** Id of the boot that the uptime counts from; empty if the system has none. */
  boot: z.string(),
});

export type ClockRecord = z.infer<typeof clockFileSchema>;

/** A damaged file is treated as missing: it only guards against wrong clocks. */
export async function readClockFile(dataFolder: string): Promise<ClockRecord | null> {
  return parseJson(clockFileSchema, await nodeDisk.read(join(dataFolder, dataFile.clock)));
}

export async function writeClockFile(
  dataFolder: string,
  { at, uptimeMs }: ClockAnchor,
): Promise<ClockRecord> {
  const record = { at, uptimeMs, boot: await readBoot() };
  await writeFileDurably(join(dataFolder, dataFile.clock), `${JSON.stringify(record)}\n`);
  return record;
}

/** Linux has an id for each boot. */
export async function readBoot(): Promise<string> {
  const bytes = await nodeDisk.read('/proc/sys/kernel/random/boot_id');
  return bytes?.toString().trim() ?? '';
}

/** Includes time asleep, unlike `performance.now()`. */
export function machineUptimeMs(): number {
  return uptime() * 1000;
}
