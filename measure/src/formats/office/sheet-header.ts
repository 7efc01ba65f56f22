/** `&L`, `&"Arial,Bold"`, `&12`, `&K0000FF`, `&P` …; `&&` is the sign itself. */
const headerCodes = /&(?:&|"[^"]*"|K[0-9A-F]{6}|\d+|[A-Z])/gi;

/** What the header or the footer of a sheet says, without its codes. Source: ECMA-376, 18.3.1.39. */
export function readSheetHeader(text: string): string {
  return text.replaceAll(headerCodes, (code) => (code === '&&' ? '&' : ' '));
}
