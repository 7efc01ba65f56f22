import type { ByteSource } from '../byte-source.ts';

/** The playing time in seconds that a container states; null when it states none. */
export type DurationReader = (source: ByteSource) => Promise<number | null>;
