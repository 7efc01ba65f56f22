/** A file as a visitor has it. */
export function fileOf(name: string, content: string | Uint8Array): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return new File([new Uint8Array(bytes)], name, { lastModified: Date.UTC(2026, 10, 26) });
}

export async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
