import { describe, expect, it } from 'vitest';
import { findMissingOptionals } from './check-lock.mjs';

const complete = {
  packages: {
    '': {},
    'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', '@tool/mac': '1.0.0' } },
    'node_modules/tool-linux': {},
    'node_modules/other/node_modules/@tool/mac': {},
  },
};

describe('findMissingOptionals', () => {
  it('finds nothing in a complete lock file', () => {
    expect(findMissingOptionals(complete)).toEqual([]);
  });

  it('names each platform package that is mentioned but not locked', () => {
    const { 'node_modules/tool-linux': _, ...packages } = complete.packages;
    expect(findMissingOptionals({ packages })).toEqual(['node_modules/tool: tool-linux']);
  });
});
