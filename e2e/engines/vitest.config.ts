import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.story.ts'],
    root: import.meta.dirname,
    // One browser at a time: it shares the machine with the product.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
