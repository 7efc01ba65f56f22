/**
 * Characters that reorder, hide or annotate what is around them: "contract\u202Efdp.exe" reads "contractexe.pdf",
 * and tag characters carry invisible text. The joiners U+200C and U+200D are kept, since Persian and many emoji
 * need them. Lone surrogates are removed, because a page does not give them back to a script as they were written.
 */
const invisible =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Makes a text from outside safe to show: nothing in it reorders or hides the line around it. */
export function dropInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** The same for a single line: control characters become spaces. */
export function toPlainLine(text: string): string {
  return dropInvisible(text.replace(/\p{Cc}+/gu, ' ')).trim();
}

/** The same for several lines, with at most one empty line between paragraphs. */
export function toPlainLines(text: string): string {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).map((line) => toPlainLine(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Whether a text is blank: only white space, characters that Unicode calls ignorable (including Hangul fillers such
 * as U+3164), and the empty Braille pattern.
 */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
