/**
 * Fetches a character map from this site's own origin. The build emits every map as a file: inlined
 * as `data:` addresses they would be large, and a strict content security policy forbids them.
 * @param name without the extension, such as "UniGB-UCS2-H".
 * @throws when the map cannot be fetched.
 */
export async function readCharacterMap(name: string): Promise<Uint8Array> {
  const url = new URL(
    `../../../node_modules/pdfjs-dist/cmaps/${name}.bcmap?no-inline`,
    import.meta.url,
  );
  const response = await fetch(url);
  if (!response.ok) throw new Error(`character map ${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
