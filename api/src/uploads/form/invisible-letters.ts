/**
 * Letters that reorder or hide what is around them: "contract\u202Efdp.exe" reads "contractexe.pdf".
 * Not the joiners U+200C and U+200D, without which Persian and many emoji fall apart.
 */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A text from outside as it looks: nothing in it turns or hides the line it is shown in. */
export function dropInvisible(text: string): string {
  return text.replace(invisible, '');
}
