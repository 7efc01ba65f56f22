import { createHash } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDocumentCheck } from '../../../src/engine/embedded/documents/document-check.ts';
import { createDocumentReader } from '../../../src/engine/embedded/reading/document-reader.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';

async function document(bytes: Buffer) {
  const path = join(await temporaryFolder(), 'document');
  await writeFile(path, bytes);
  const file = await open(path);
  const reader = createDocumentReader();
  onTestFinished(async () => {
    await file.close();
    await reader.close();
  });
  let hashed = 0;
  const check = createDocumentCheck(() => {
    hashed += 1;
    return reader.hash(path);
  });
  const fileSha256 = createHash('sha256').update(bytes).digest('hex');
  const received = { fileSize: bytes.length, fileSha256 };
  return { path, hashed: () => hashed, isAsReceived: () => check('key', file, received) };
}

describe('createDocumentCheck', () => {
  it('reads a document once, however often it is handed out', async () => {
    const { isAsReceived, hashed } = await document(Buffer.from('a document'));
    expect(await isAsReceived()).toBe(true);
    expect(await isAsReceived()).toBe(true);
    expect(hashed()).toBe(1);
  });

  it('notices a change of one byte, and tells of a document that cannot be read', async () => {
    const { path, isAsReceived } = await document(Buffer.from('a document'));
    expect(await isAsReceived()).toBe(true);
    await writeFile(path, 'b document');
    expect(await isAsReceived()).toBe(false);
    const reader = createDocumentReader();
    await expect(reader.hash(`${path}.gone`)).rejects.toThrow('ENOENT');
    await reader.close();
  });
});
