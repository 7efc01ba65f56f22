import { describe, expect, it } from 'vitest';
import { hyphenate } from './hyphenate.ts';

describe('hyphenate', () => {
  it('lets long words break where a dictionary would, and leaves the others whole', () => {
    expect(hyphenate('Document translation')).toBe('Docu\u00adment trans\u00adlation');
    expect(hyphenate('About us')).toBe('About us');
  });
});
