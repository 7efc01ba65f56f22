import type { ReadCharacterMap } from '../document-reader.ts';

/** What pdf.js calls to get a character map; a class, because it wants to construct it. */
export function createCharacterMapFactory(readCharacterMap: ReadCharacterMap) {
  return class CharacterMapFactory {
    async fetch({ name }: { name: string }) {
      // pdf.js sends the bytes to its worker side and may take them along: hand out a copy.
      const bytes = await readCharacterMap(name);
      return { cMapData: bytes.slice(), isCompressed: true };
    }
  };
}
