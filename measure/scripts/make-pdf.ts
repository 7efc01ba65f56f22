/** A character collection and the map from UCS-2 to it: only readers that have the map see the text. */
const collections = {
  simplified: { ordering: 'GB1', map: 'UniGB-UCS2-H' },
  traditional: { ordering: 'CNS1', map: 'UniCNS-UCS2-H' },
  japanese: { ordering: 'Japan1', map: 'UniJIS-UCS2-H' },
  /** Glyphs by their numbers alone, which mean no characters. */
  none: { ordering: 'Identity', map: 'Identity-H' },
} as const;

export type Collection = keyof typeof collections;

/** A PDF with one paragraph a line and, where a page is `null`, a page that is only a picture. */
export function makePdf(
  pages: readonly (readonly string[] | null)[],
  collection: Collection,
): Uint8Array {
  const { ordering, map } = collections[collection];
  const kids = pages.map((_, index) => `${10 + index * 2} 0 R`).join(' ');
  const objects = new Map<number, string>([
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`],
    [3, `<</Type/Font/Subtype/Type0/BaseFont/Test/Encoding/${map}/DescendantFonts[4 0 R]>>`],
    [
      4,
      `<</Type/Font/Subtype/CIDFontType0/BaseFont/Test/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 0>>/FontDescriptor 5 0 R/DW 1000>>`,
    ],
    [
      5,
      '<</Type/FontDescriptor/FontName/Test/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>',
    ],
    [
      6,
      makeStream(
        '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
        '0',
      ),
    ],
  ]);
  for (const [index, page] of pages.entries()) {
    const number = 10 + index * 2;
    objects.set(
      number,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 20000 800]/Resources<</Font<</F 3 0 R>>/XObject<</I 6 0 R>>>>/Contents ${number + 1} 0 R>>`,
    );
    objects.set(
      number + 1,
      makeStream('<<', page === null ? 'q 600 0 0 800 0 0 cm /I Do Q' : drawText(page)),
    );
  }
  return joinObjects(objects);
}

function drawText(paragraphs: readonly string[]): string {
  const lines = paragraphs.map((text) => `<${toHex(text)}> Tj 0 -20 Td`);
  return `BT /F 10 Tf 10 780 Td ${lines.join('\n')} ET`;
}

function toHex(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units.map((unit) => unit.toString(16).padStart(4, '0')).join('');
}

export function makeStream(dictionary: string, content: string): string {
  return `${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`;
}

/** A PDF of the given objects, numbered from 1; the first is its catalogue. */
export function makePdfOf(objects: readonly string[]): Uint8Array {
  return joinObjects(new Map(objects.map((object, index) => [index + 1, object])));
}

function joinObjects(objects: ReadonlyMap<number, string>): Uint8Array {
  const last = Math.max(...objects.keys());
  const offsets = new Map<number, number>();
  let text = '%PDF-1.7\n';
  for (const [number, object] of objects) {
    offsets.set(number, text.length);
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const table = Array.from({ length: last + 1 }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined
      ? '0000000000 65535 f \n'
      : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${last + 1}\n${table.join('')}trailer\n<</Size ${last + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
