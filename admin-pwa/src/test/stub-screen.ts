import { vi } from 'vitest';

/** A screen of one width, and nothing that changes it: jsdom has no media queries. */
export function stubScreen({ isNarrow }: { readonly isNarrow: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener() {},
    removeEventListener() {},
  }));
}
