/** Encodes a text in an older character set of one or two bytes, by inverting what `TextDecoder` knows of it. */
export function encodeLegacy(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, readonly number[]>();
  for (const code of [...singleBytes(), ...pairs()]) {
    const character = decoder.decode(Uint8Array.from(code));
    const isOne = [...character].length === 1 && character !== '\ufffd';
    if (isOne && !codes.has(character)) codes.set(character, code);
  }
  const bytes = [...text].flatMap((character) => {
    if (character < '\u0080') return [character.charCodeAt(0)];
    const code = codes.get(character);
    if (code === undefined) throw new Error(`${encoding} has no ${character}`);
    return code;
  });
  return Uint8Array.from(bytes);
}

function* singleBytes(): Generator<[number]> {
  for (let byte = 0x80; byte <= 0xff; byte += 1) yield [byte];
}

function* pairs(): Generator<[number, number]> {
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail <= 0xff; trail += 1) yield [lead, trail];
  }
}
