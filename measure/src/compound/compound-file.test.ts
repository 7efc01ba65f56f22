import { describe, expect, it } from 'vitest';
import { makeCompoundFile } from '../../scripts/make-compound-file.ts';
import { openCompoundFile } from './compound-file.ts';

describe('openCompoundFile', () => {
  it('finds a stream whatever the case of its name', async () => {
    const bytes = makeCompoundFile({ WORDDOCUMENT: new TextEncoder().encode('text') });
    const file = await openCompoundFile({
      size: bytes.length,
      read: async (offset, length) => bytes.slice(offset, offset + length),
    });
    expect(file.has('WordDocument')).toBe(true);
    expect(file.open('WordDocument').size).toBe(4);
  });
});
