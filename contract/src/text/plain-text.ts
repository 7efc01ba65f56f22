/**
 * Characters that reorder, hide or annotate what is around them: "contract\u202Efdp.exe" reads
 * "contractexe.pdf", and tag characters carry a text that nobody sees. Not the joiners U+200C and
 * U+200D, without which Persian and many emoji fall apart. Half of a surrogate pair is no character: what is
 * written to a page is not what a script reads there.
 */
const invisible =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A text from outside as it looks: nothing in it turns or hides the line it is shown in. */
export function dropInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** The same as one line: a control character in a name was meant as a space. */
export function toPlainLine(text: string): string {
  return dropInvisible(text.replace(/\p{Cc}+/gu, ' ')).trim();
}

/** The same in lines, as a person typed them; between paragraphs stands one empty line at most. */
export function toPlainLines(text: string): string {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).map((line) => toPlainLine(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Whether a text shows nothing: white space, characters that Unicode calls ignorable (the Hangul
 * fillers such as U+3164 among them), and the empty Braille pattern.
 */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
