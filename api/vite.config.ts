import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const measureWorker = '../measure/src/node/measure-worker.ts';

/** pdf.js reads its character maps from a folder. */
function characterMaps(): Plugin {
  const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    name: 'character-maps',
    writeBundle: ({ dir = '' }) =>
      cp(join(pdfjs, 'cmaps'), join(dir, 'character-maps'), { recursive: true }),
  };
}

/** One file for each program with all that it needs: the result runs with Node alone. */
export default defineConfig({
  plugins: [characterMaps()],
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
        'reader-worker': 'src/engine/embedded/reading/reader-worker.ts',
      },
    },
  },
});
