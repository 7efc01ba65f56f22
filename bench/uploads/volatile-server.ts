// The product as it is, on a disk that promises nothing: what is left is the cost of taking the bytes.
import type { Disk, DiskFile } from '../../api/src/disk/disk.ts';
import { nodeDisk } from '../../api/src/disk/node-disk.ts';
import { readSettings } from '../../api/src/settings/settings.ts';
import { startServer } from '../../api/src/start-server.ts';
import { createDocumentReader } from '../../api/src/uploads/reading/document-reader.ts';
import { createFileMeasurer } from '../../measure/src/node/file-measurer.ts';

const volatileDisk: Disk = {
  ...nodeDisk,
  create: async (path) => withoutSync(await nodeDisk.create(path)),
  syncFolder: async () => {},
};

function withoutSync(file: DiskFile): DiskFile {
  return { ...file, sync: async () => {} };
}

await startServer(readSettings(process.env, process.cwd()), {
  log: () => {},
  clock: Date.now,
  version: 'bench',
  user: process.getuid?.(),
  measurer: createFileMeasurer(),
  reader: createDocumentReader(),
  disk: volatileDisk,
});
