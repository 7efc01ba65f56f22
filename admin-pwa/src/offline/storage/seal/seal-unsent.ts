import type { Seal } from '@yiqiao/contract/http/session';
import * as z from 'zod/mini';
import { openFiles, sealFiles } from './seal-file.ts';
import { type FinishedBytes, type Sealed, type Unsent, unsentSchema } from './unsent.ts';

const algorithm = 'AES-GCM';

/** What was not sent, with the bytes of its files. */
export interface Opened {
  readonly unsent: Unsent;
  readonly files: readonly FinishedBytes[];
}

/** Only pages of a secure origin have the means. */
export function canSeal(): boolean {
  return globalThis.crypto.subtle !== undefined;
}

export async function sealUnsent(
  { id, key }: Seal,
  { unsent, files }: Opened,
  personId: string,
): Promise<{ readonly sealed: Sealed; readonly files: readonly FinishedBytes[] }> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(unsent));
  const by = await importKey(key);
  const data = await crypto.subtle.encrypt({ name: algorithm, iv }, by, bytes);
  const waiting = unsent.outbox.filter((entry) => entry.state === 'waiting').length;
  const undecided = unsent.outbox.length - waiting;
  const sealed = {
    ...{ id, personId, iv: toHex(iv), data: toHex(new Uint8Array(data)) },
    ...{ waiting, undecided },
  };
  return { sealed, files: await sealFiles(by, files) };
}

/** @returns `null` if none of the keys opens it. */
export async function openSealed(
  keys: readonly string[],
  { iv, data }: Sealed,
  files: readonly FinishedBytes[],
): Promise<Opened | null> {
  for (const key of keys) {
    const bytes = await decrypt(key, iv, data);
    if (bytes === null) continue;
    const parsed = z.safeParse(unsentSchema, JSON.parse(new TextDecoder().decode(bytes)));
    if (!parsed.success) return null;
    return { unsent: parsed.data, files: await openFiles(await importKey(key), files) };
  }
  return null;
}

async function decrypt(key: string, iv: string, data: string): Promise<ArrayBuffer | null> {
  try {
    const by = { name: algorithm, iv: fromHex(iv) };
    return await crypto.subtle.decrypt(by, await importKey(key), fromHex(data));
  } catch (error) {
    // The data was sealed with another key.
    if (isNamed(error, 'OperationError')) return null;
    throw error;
  }
}

function isNamed(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

function importKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromHex(key), algorithm, false, ['encrypt', 'decrypt']);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
