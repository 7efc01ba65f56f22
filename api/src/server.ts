import { join } from 'node:path';
import { takeOverBufferCollection } from './uploads/vault/short-lived-buffers.ts';

// Before the product is loaded: an engine that begins with its own rules has grown by 6 MB by then.
const collectBuffers = takeOverBufferCollection();
const { runServer } = await import('./run-server.ts');

const isBuilt = import.meta.filename.endsWith('.js');
const besideThis = (name: string) => (isBuilt ? new URL(name, import.meta.url) : undefined);

await runServer({
  // Right both from `api/src` and from `api/dist`.
  repository: join(import.meta.dirname, '../..'),
  measureWorker: besideThis('measure-worker.js'),
  readerWorker: besideThis('reader-worker.js'),
  collectBuffers,
});
