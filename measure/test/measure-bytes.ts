import { sourceFromBytes } from '../src/byte-source.ts';
import { measureDocument } from '../src/measure-document.ts';
import { type MeasureLimits, standardLimits } from '../src/measure-limits.ts';
import type { MeasuredDocument } from '../src/measured-document.ts';
import { readCharacterMap } from '../src/node/read-character-map.ts';

/** Measures bytes or a text as the programs do. */
export function measureBytes(
  content: Uint8Array | string,
  limits: Partial<MeasureLimits> = {},
  name?: string,
): Promise<MeasuredDocument> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return measureDocument(
    sourceFromBytes(bytes, name),
    { ...standardLimits, ...limits },
    readCharacterMap,
  );
}
