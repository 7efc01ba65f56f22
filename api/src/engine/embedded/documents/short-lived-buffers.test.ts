import { describe, expect, it } from 'vitest';
import { createShortLivedBuffers } from './short-lived-buffers.ts';

describe('createShortLivedBuffers', () => {
  it('collects once for every four megabytes', () => {
    let collections = 0;
    const buffers = createShortLivedBuffers(() => {
      collections += 1;
    });
    for (let count = 0; count < 160; count += 1) buffers.passed(64 * 1024);
    expect(collections).toBe(2);
  });
});
