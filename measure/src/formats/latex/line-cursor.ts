/** A place in a line that is being read. */
export class LineCursor {
  line = '';
  at = 0;

  begin(line: string): void {
    this.line = line;
    this.at = 0;
  }

  get isAtEnd(): boolean {
    return this.at >= this.line.length;
  }

  /** The next character; empty at the end. */
  get next(): string {
    return this.line.charAt(this.at);
  }

  /** Takes what a sticky pattern finds here. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.line);
    if (match !== null) this.at = pattern.lastIndex;
    return match;
  }

  /** Takes the rest of the line, or what stands before a text in it, and that text. */
  takeThrough(text: string): { readonly before: string; readonly isFound: boolean } {
    const start = this.at;
    const end = this.line.indexOf(text, start);
    this.at = end < 0 ? this.line.length : end + text.length;
    return { before: this.line.slice(start, end < 0 ? undefined : end), isFound: end >= 0 };
  }
}
