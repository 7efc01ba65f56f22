/** A file name's ending for the badge, "DOCX"; `null` where it has none that would fit. */
export function getExtension(fileName: string): string | null {
  return /[^.]\.([\p{L}\p{N}]{1,5})$/u.exec(fileName)?.[1]?.toUpperCase() ?? null;
}
