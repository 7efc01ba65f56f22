import type { DocumentReader } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';
import { MarkupScanner } from '../../xml/markup-scanner.ts';
import { OpenDocumentText } from './open-document-text.ts';

/** An OpenDocument written as one XML file: styles, master pages and content in a row. */
export function flatOpenDocumentReader(encoding: string, format: string): DocumentReader {
  return async ({ source, story, budget }) => {
    const text = new OpenDocumentText(story, format);
    const scanner = new MarkupScanner('xml', text);
    for await (const piece of decodeText(source, encoding, budget)) scanner.add(piece);
    scanner.end();
    return text.pages === 0 ? {} : { pages: text.pages };
  };
}
