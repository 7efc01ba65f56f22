import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileDeletionCauses } from '@yiqiao/contract/files/file-deletion';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import { storedErasureSchema } from '@yiqiao/ports/schema/record-schema';
import * as z from 'zod/mini';
import { writeFileDurably } from '../../engine/disk/durable-file.ts';
import { requireFile } from '../copy-document.ts';
import { OperationError } from '../operation-error.ts';

const fileSchema = z.object({
  /** Within the archive, with forward slashes. */
  path: z.string().check(z.regex(/^(data|uploads)\/[\w.-]+$/)),
  size: z.int(),
  sha256: z.string(),
  /** The submission whose document it is. */
  quote: z.optional(z.string()),
  /** Whether it is another file than the document of the request; at first, these were the finished ones alone. */
  isFinished: z.optional(z.boolean()),
});

const deletionSchema = z.object({
  quote: z.string(),
  at: z.string(),
  /** Absent in backups of releases that deleted completed documents only. */
  cause: z.optional(z.enum(fileDeletionCauses)),
  /** The key of an added or finished file; without it, it is the source document that is deleted. */
  file: z.optional(z.string()),
});

const manifestSchema = z.object({
  format: z.literal('yiqiao-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  quotes: z.int(),
  files: z.array(fileSchema),
  /** Deleted documents, which a restore must not bring back. */
  deletions: z.array(deletionSchema),
  /** What remains of erased persons, whom a restore must not bring back. Absent in earlier releases. */
  erasures: z.optional(z.array(storedErasureSchema)),
});

/** The contents of an archive. Written last: an archive without it is incomplete. */
export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedFile = z.infer<typeof fileSchema>;
export type Deletion = z.infer<typeof deletionSchema>;

const manifestName = 'manifest.json';

export async function writeManifest(archive: string, manifest: Manifest): Promise<void> {
  await writeFileDurably(join(archive, manifestName), formatManifest(manifest));
}

export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

export function parseManifest(text: string): Manifest {
  return z.parse(manifestSchema, JSON.parse(text));
}

/** @throws OperationError when the folder is not a complete archive. */
export async function readManifest(archive: string): Promise<Manifest> {
  const path = join(archive, manifestName);
  try {
    await requireFile(path);
    return parseManifest(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new OperationError(
      `${archive} ${describe(cause)}: it is not a whole backup. Nothing was changed.`,
      { cause },
    );
  }
}

function describe(fault: unknown): string {
  switch (errorCode(fault)) {
    case 'ENOENT':
      return `has no ${manifestName}`;
    case 'ENOTDIR':
      return 'is not a folder';
    case 'EACCES':
      return 'cannot be read by this user';
    default:
      return `has a damaged ${manifestName}`;
  }
}
