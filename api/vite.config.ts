import { defineConfig } from 'vite';

const measureWorker = '../measure/src/node/measure-worker.ts';

/** One file for each program; our own workspaces are bundled, packages stay imports. */
export default defineConfig({
  // Left an import, it opens all its languages at once: too many files for a start under a low limit.
  ssr: { noExternal: ['zod'] },
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
        'reader-worker': 'src/uploads/reading/reader-worker.ts',
      },
    },
  },
});
