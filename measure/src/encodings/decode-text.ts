import type { Budget } from '../budget.ts';
import { type ByteSource, readChunks } from '../byte-source.ts';
import { createDecoder } from './create-decoder.ts';

/** A text as encoded bytes. */
export interface EncodedText {
  readonly source: ByteSource;
  /** One of those that `detectEncoding` finds. */
  readonly encoding: string;
  readonly budget: Budget;
}

/** The text of a source in pieces, none of which splits a character. @throws what the budget throws when used up. */
export async function* decodeText({
  source,
  encoding,
  budget,
}: EncodedText): AsyncGenerator<string> {
  const decoder = createDecoder(encoding);
  let bytes = 0;
  for await (const chunk of readChunks(source)) {
    budget.check();
    bytes += chunk.length;
    yield decoder.decode(chunk, { stream: true });
    budget.report(bytes / source.size);
  }
  yield decoder.decode();
}
