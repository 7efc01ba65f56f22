/**
 * Undoes how spreadsheets write characters that XML cannot hold: `_x000D_`, a carriage return, at each
 * line end of a cell typed on Windows (ECMA-376, 22.9.2.19). The underscore itself may be written so.
 */
export function unescapeString(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
