import { readChunks } from '../../byte-source.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { RtfText } from './rtf-text.ts';
import { RtfTokens } from './rtf-tokens.ts';

/** Rich Text Format, with the code pages and Unicode escapes of its Chinese and Japanese writers. */
export async function readRtf({ source, story, budget }: Reading): Promise<Finding> {
  const text = new RtfText(story);
  const tokens = new RtfTokens(text);
  let bytes = 0;
  for await (const chunk of readChunks(source)) {
    budget.check();
    bytes += chunk.length;
    tokens.add(chunk, bytes === source.size);
    budget.report(bytes / source.size);
  }
  return text.end() ? {} : { partial: 'damaged' };
}
