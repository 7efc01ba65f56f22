const trailBytes = 0x100;

/** Encodes a text in a double-byte character set, by inverting what `TextDecoder` knows of it. */
export function encodeLegacy(text: string, encoding: 'gb18030' | 'big5' | 'shift_jis'): Uint8Array {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const codes = new Map<string, number[]>();
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < trailBytes; trail += 1) {
      const character = decodePair(decoder, lead, trail);
      if (character !== null && !codes.has(character)) codes.set(character, [lead, trail]);
    }
  }
  const bytes = [...text].flatMap((character) => {
    if (character < '\u0080') return [character.charCodeAt(0)];
    const code = codes.get(character);
    if (code === undefined) throw new Error(`${encoding} has no ${character}`);
    return code;
  });
  return Uint8Array.from(bytes);
}

function decodePair(
  decoder: InstanceType<typeof TextDecoder>,
  lead: number,
  trail: number,
): string | null {
  try {
    const text = decoder.decode(Uint8Array.of(lead, trail));
    return [...text].length === 1 ? text : null;
  } catch {
    return null;
  }
}
