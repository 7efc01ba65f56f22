const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The text of the first element of this name in a response. */
export function readElement(xml: string, name: string): string | undefined {
  return readElements(xml, name)[0];
}

/** The contents of every element of this name. Responses do not nest elements of the same name. */
export function readElements(xml: string, name: string): readonly string[] {
  const found = xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([^]*?)</${name}>`, 'g'));
  return [...found].map(([, inside = '']) => unescapeText(inside));
}

/** Decodes the text of an element without children. Nested elements stay as they are. */
function unescapeText(text: string): string {
  return text.includes('<')
    ? text
    : text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
        if (name !== undefined) return entities[name] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      });
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
