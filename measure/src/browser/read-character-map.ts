/** Fetches a character map from this site's own origin. The build emits the maps as assets. */
export async function readCharacterMap(name: string): Promise<Uint8Array> {
  const url = new URL(`../../../node_modules/pdfjs-dist/cmaps/${name}.bcmap`, import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`character map ${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
