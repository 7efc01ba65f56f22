/** A longer code is another field's. */
const mostCharacters = 500;

/** `EQ \* jc2 \* "Font:SimSun" \* hps10 \o\ad(\s\up 9(hé),合)`: the guide is printed over the text. */
const phoneticGuide =
  /^\s*EQ\b.*?\\o\s*(?:\\a[cdlr])?\s*\(\s*\\s\s*\\up\s*-?\d+\s*\([^()]*\)\s*[,;]([^()]*)\)\s*$/is;

/**
 * The code of a Word field, which is no text but for phonetic guides: Word keeps them, and the text that they
 * are printed over, in a field without a result. Source: Word's field codes, "EQ".
 */
export class FieldCode {
  #code = '';

  begin(): void {
    this.#code = '';
  }

  add(text: string): void {
    if (this.#code.length <= mostCharacters) this.#code += text;
  }

  /** What a field shows that ends without a result. */
  get shownText(): string {
    if (this.#code.length > mostCharacters) return '';
    return phoneticGuide.exec(this.#code)?.[1] ?? '';
  }
}
