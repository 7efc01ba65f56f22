import { open } from 'node:fs/promises';
import type { ByteSource } from '../../byte-source.ts';
import { createFileSource } from './file-source.ts';
import type { DocumentOfRequest } from './piece-messages.ts';
import { createPieceSource } from './piece-source.ts';

/** In a worker: lets `use` read the document of a request. */
export async function withDocument<T>(
  document: DocumentOfRequest,
  use: (source: ByteSource) => Promise<T>,
): Promise<T> {
  if ('size' in document) return use(createPieceSource(document.size));
  const file = await open(document.path);
  try {
    return await use(await createFileSource(file));
  } finally {
    await file.close();
  }
}
