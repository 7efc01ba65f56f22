import { join } from 'node:path';
import { runServer } from './run-server.ts';
import { findHome } from './settings/find-home.ts';

const isBuilt = import.meta.filename.endsWith('.js');
const folder = (name: string) => join(import.meta.dirname, '..', name);
const worker = (name: string) => new URL(name, import.meta.url);

await runServer({
  home: findHome(import.meta.dirname),
  built: isBuilt
    ? {
        siteFolder: folder('site'),
        siteServerFolder: folder('site-server'),
        consoleFolder: folder('admin'),
        measureWorker: worker('measure-worker.js'),
        scanWorker: worker('scan-worker.js'),
        readerWorker: worker('reader-worker.js'),
        findingsWorker: worker('findings-worker.js'),
        backupWorker: worker('backup-worker.js'),
        renderWorker: worker('render-worker.js'),
      }
    : undefined,
});
