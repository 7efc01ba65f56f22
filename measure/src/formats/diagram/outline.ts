import type { TextReading } from '../../document-reader.ts';
import { readXmlText } from '../../xml/read-xml-text.ts';
import { writeLabel } from './write-label.ts';

/** What a text of an outline has where it is HTML; a "<" alone is itself. */
const htmlTag = /<\/[a-z]|<(?:br|img)\b/i;

/**
 * OPML, an outline or a list of feeds: the texts of its entries, which may be HTML; their notes, as programs
 * for outlines write them, are comments. Source: opml.org, "OPML 2.0".
 */
export async function readOutline(reading: TextReading): Promise<void> {
  await readXmlText(reading, {
    longestValue: Number.POSITIVE_INFINITY,
    open(name, attributes) {
      if (name !== 'outline') return;
      const text = attributes.get('text') ?? attributes.get('title') ?? '';
      writeLabel(reading.story, 'main', { text, isHtml: htmlTag.test(text) });
      const note = attributes.get('_note') ?? '';
      writeLabel(reading.story, 'comments', { text: note, isHtml: htmlTag.test(note) });
    },
  });
}
