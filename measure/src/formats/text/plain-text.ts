import type { TextReading } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';

/** Text without any markup: what is written is counted. */
export async function readPlainText({ story, ...text }: TextReading): Promise<void> {
  for await (const piece of decodeText(text)) story.write('main', piece);
}
