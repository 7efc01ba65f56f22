/** A file name's extension for the badge, "DOCX"; `null` if it has none that fits. */
export function getExtension(fileName: string): string | null {
  return /[^.]\.([\p{L}\p{N}]{1,5})$/u.exec(fileName)?.[1]?.toUpperCase() ?? null;
}
