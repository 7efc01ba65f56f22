import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** For `npm run test:everything`: what takes long, and servers that are killed over and over. */
const long = process.env.LONG_TESTS ? [] : ['**/*.long.test.ts', '**/killed-*.test.ts'];
const exclude = ['**/node_modules/**', 'build/**', ...long];
/** A busy machine is slow; that is no fault of the product. */
const expect = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // Many a test waits for a server or a disk: with a worker more than cores, none is idle meanwhile.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // These files leave nothing behind that another could meet, and a process for each costs more.
          isolate: false,
          include: [
            'contract/src/**/*.test.ts',
            'look/src/**/*.test.ts',
            'measure/**/*.test.ts',
            'ports/src/**/*.test.ts',
            'engines/src/**/*.test.ts',
            'api/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'site/scripts/**/*.test.ts',
            'site/test/**/*.test.ts',
          ],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          // To start a document costs more than most files: the setup gives each a fresh one's state.
          isolate: false,
          include: [
            'sending/src/**/*.test.ts',
            'site/src/**/*.test.{ts,tsx}',
            'admin-pwa/src/**/*.test.{ts,tsx}',
          ],
          exclude,
          setupFiles: ['scripts/tests/test-setup-dom.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect,
        },
      },
    ],
  },
});
