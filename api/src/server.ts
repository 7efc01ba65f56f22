import { join } from 'node:path';
import { takeOverBufferCollection } from './engine/embedded/documents/short-lived-buffers.ts';
import { findHome } from './settings/find-home.ts';

// Before the product is loaded: an engine that begins with its own rules has grown by 6 MB by then.
const collectBuffers = takeOverBufferCollection();
const { runServer } = await import('./run-server.ts');

const isBuilt = import.meta.filename.endsWith('.js');
const folder = (name: string) => join(import.meta.dirname, '..', name);
const worker = (name: string) => new URL(name, import.meta.url);

await runServer({
  home: findHome(import.meta.dirname),
  built: isBuilt
    ? {
        siteFolder: folder('site'),
        consoleFolder: folder('admin'),
        measureWorker: worker('measure-worker.js'),
        scanWorker: worker('scan-worker.js'),
        readerWorker: worker('reader-worker.js'),
      }
    : undefined,
  collectBuffers,
});
