import { copyFile, cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { recognitionFiles, recognitionFolder } from '../measure/src/node/scan/recognition-files.ts';

const measureWorker = '../measure/src/node/measure-worker.ts';
const findingsWorker = '../engines/src/s3/findings/findings-worker.ts';
const migrationsFolder = '../engines/src/postgres/migrations';
const scanWorker = '../measure/src/node/scan/scan-worker.ts';

/** pdf.js reads its character maps from a folder. */
function characterMaps(): Plugin {
  const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    name: 'character-maps',
    writeBundle: ({ dir = '' }) =>
      cp(join(pdfjs, 'cmaps'), join(dir, 'character-maps'), { recursive: true }),
  };
}

/** What reads scans is not bundled: the engine loads its own parts, and only when a scan is read. */
function recognition(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'recognition',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, recognitionFolder);
      await mkdir(folder, { recursive: true });
      for (const [file, path] of Object.entries(recognitionFiles))
        await copyFile(resolve(path), join(folder, file));
    },
  };
}

/** The database's tables are made from files, in the order of their numbers. */
function migrations(): Plugin {
  return {
    name: 'migrations',
    writeBundle: ({ dir = '' }) =>
      cp(join(import.meta.dirname, migrationsFolder), join(dir, 'migrations'), { recursive: true }),
  };
}

/** One file for each program with all that it needs: the result runs with Node alone. */
export default defineConfig({
  plugins: [characterMaps(), recognition(), migrations()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        operate: 'src/operate.ts',
        'measure-worker': measureWorker,
        'scan-worker': scanWorker,
        'reader-worker': 'src/engine/embedded/reading/reader-worker.ts',
        'findings-worker': findingsWorker,
        'backup-worker': 'src/operations/bucket/backup-worker.ts',
        'render-worker': 'src/pages/rendering/render-worker.ts',
      },
    },
  },
});
