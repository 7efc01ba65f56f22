import { describe, expect, it } from 'vitest';
import { formatFileSize, formatMegabytes, isTooLarge, maxUploadBytes } from './upload-limits.ts';

describe('isTooLarge', () => {
  it('accepts exactly 1 GB and refuses one byte more', () => {
    expect(maxUploadBytes).toBe(1_073_741_824);
    expect(isTooLarge(maxUploadBytes)).toBe(false);
    expect(isTooLarge(maxUploadBytes + 1)).toBe(true);
  });
});

describe('formatMegabytes', () => {
  it('counts a megabyte as 1024 × 1024 bytes and shows two decimals', () => {
    expect(formatMegabytes(1024 ** 2)).toBe('1.00');
    expect(formatMegabytes(912_261)).toBe('0.87');
    expect(formatMegabytes(0)).toBe('0.00');
  });
});

describe('formatFileSize', () => {
  it('gives a size in megabytes, and smaller ones in kilobytes and bytes', () => {
    expect(formatFileSize(912_261)).toBe('0.87 MB');
    expect(formatFileSize(10_486)).toBe('0.01 MB');
    expect(formatFileSize(10_485)).toBe('10.2 KB');
    expect(formatFileSize(3174)).toBe('3.1 KB');
    expect(formatFileSize(912)).toBe('912 B');
    expect(formatFileSize(0)).toBe('0 B');
  });
});
