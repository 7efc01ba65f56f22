import type { TextReading } from '../../document-reader.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';

/** XML of a vocabulary this project does not know: the text between its tags. */
export async function readOtherXml(reading: TextReading): Promise<void> {
  const write = (text: string) => reading.story.write('main', text);
  const handler = { open: () => write(' '), close: () => write('\n'), text: write };
  await readXmlText(reading, handler);
}
