import type { DocumentReader } from '../../document-reader.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';

/** XML of a vocabulary this project does not know: the text between its tags. */
export function otherXmlReader(encoding: string): DocumentReader {
  return (reading) => {
    const write = (text: string) => reading.story.write('main', text);
    const handler = { open: () => write(' '), close: () => write('\n'), text: write };
    return readXmlText(reading, encoding, handler);
  };
}
