import type { TextReader } from '../../document-reader.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';
import { OpenDocumentText } from './open-document-text.ts';

/** An OpenDocument written as one XML file: styles, master pages and content in a row. */
export function flatOpenDocumentReader(format: string): TextReader {
  return async (reading) => {
    const text = new OpenDocumentText(reading.story, format);
    await readXmlText(reading, text);
    return text.pages === 0 ? {} : { pages: text.pages };
  };
}
