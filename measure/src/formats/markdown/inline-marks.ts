const punctuation = /[!-/:-@[-`{-~]/;
const autolink = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[\w.+-]+@[\w.-]+)>/iy;
const footnoteMark = /\[\^[^\]\s]{1,100}\]/y;
const reference = /\[[^\][]{0,999}\]/y;
/** Address and title of a link; blanks are limited, since they are looked for at each bracket. */
const linkTarget =
  /\(\s{0,9}(?:<[^<>\n]*>|[^\s()<]*(?:\([^\s()]*\)[^\s()]*){0,9})(?:\s{1,9}(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\(([^()]*)\)))?\s{0,9}\)/y;

/** The text of a paragraph of Markdown as HTML, without the marks of links, pictures, code and emphasis. */
export function toHtml(text: string, isTable: boolean): string {
  return new InlineMarks(text, isTable).read();
}

interface OpenBracket {
  /** Its place in the output. */
  readonly index: number;
  readonly isPicture: boolean;
}

class InlineMarks {
  readonly #text: string;
  readonly #isTable: boolean;
  readonly #output: string[] = [];
  readonly #brackets: OpenBracket[] = [];
  /** The places of runs of backticks still ahead, by their length; found when first asked for. */
  #fences: Map<number, number[]> | null = null;
  #at = 0;

  constructor(text: string, isTable: boolean) {
    this.#text = text;
    this.#isTable = isTable;
  }

  read(): string {
    while (this.#at < this.#text.length) this.#readNext();
    return this.#output.join('');
  }

  #readNext(): void {
    const character = this.#text.charAt(this.#at);
    if (character === '\\') this.#readEscape();
    else if (character === '`') this.#readCode();
    else if (character === '[' || this.#text.startsWith('![', this.#at))
      this.#openBracket(character);
    else if (character === ']') this.#closeBracket();
    else if (character === '<') this.#readAngle();
    else if (character === '*' || character === '_' || character === '~') this.#readEmphasis();
    else if (character === '|' && this.#isTable) this.#emit('<br>', 1);
    else this.#readText();
  }

  #emit(html: string, length: number): void {
    this.#output.push(html);
    this.#at += length;
  }

  #readText(): void {
    let end = this.#at + 1;
    while (end < this.#text.length && !'\\`[]!<*_~|'.includes(this.#text.charAt(end))) end += 1;
    this.#emit(this.#text.slice(this.#at, end), end - this.#at);
  }

  #readEscape(): void {
    const next = this.#text.charAt(this.#at + 1);
    if (next === '\n') this.#emit('<br>', 2);
    else if (punctuation.test(next)) this.#emit(escapeHtml(next), 2);
    else this.#emit('\\', 1);
  }

  #readCode(): void {
    const length = this.#runLength('`');
    const start = this.#at + length;
    const end = this.#findFence(start, length);
    if (end === undefined) this.#emit('`'.repeat(length), length);
    else this.#emit(escapeHtml(this.#text.slice(start, end)), end + length - this.#at);
  }

  /** Code ends with as many backticks as it began with. */
  #findFence(start: number, length: number): number | undefined {
    this.#fences ??= findFences(this.#text);
    const ahead = this.#fences.get(length) ?? [];
    while (ahead.length > 0 && (ahead.at(-1) ?? 0) < start) ahead.pop();
    return ahead.at(-1);
  }

  #openBracket(character: string): void {
    const mark = this.#match(footnoteMark);
    if (mark !== null) {
      this.#at += mark[0].length;
      return;
    }
    const isPicture = character === '!';
    this.#brackets.push({ index: this.#output.length, isPicture });
    this.#emit(isPicture ? '![' : '[', isPicture ? 2 : 1);
  }

  #closeBracket(): void {
    const bracket = this.#brackets.pop();
    this.#at += 1;
    const target = bracket && (this.#match(linkTarget) ?? this.#match(reference));
    if (!bracket || !target) {
      this.#emit(']', 0);
      return;
    }
    const title = target[1] ?? target[2] ?? target[3];
    const shown = title === undefined ? '' : `<i title="${escapeHtml(title)}"></i>`;
    if (bracket.isPicture) {
      const label = this.#output.splice(bracket.index).slice(1);
      const text = label.filter((piece) => !piece.startsWith('<')).join('');
      this.#output.push(`<img alt="${escapeHtml(text)}">`);
    } else this.#output[bracket.index] = '';
    this.#emit(shown, target[0].length);
  }

  #readAngle(): void {
    const link = this.#match(autolink);
    if (link === null) this.#emit('<', 1);
    else this.#emit(escapeHtml(link[1] ?? ''), link[0].length);
  }

  /** A mark has text on one side; between spaces it is a sign, and within a word "_" is a letter. */
  #readEmphasis(): void {
    const sign = this.#text.charAt(this.#at);
    const length = this.#runLength(sign);
    const before = this.#text.charAt(this.#at - 1);
    const after = this.#text.charAt(this.#at + length);
    const isAlone = /^\s*$/.test(before) && /^\s*$/.test(after);
    const isWithin = /\w/.test(before) && /\w/.test(after);
    const isSign = isAlone || (sign === '_' && isWithin) || (sign === '~' && length !== 2);
    this.#emit(isSign ? sign.repeat(length) : '', length);
  }

  #runLength(sign: string): number {
    let end = this.#at;
    while (this.#text.charAt(end) === sign) end += 1;
    return end - this.#at;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text);
  }
}

/** The places of the runs of backticks of each length, the last one first. */
function findFences(text: string): Map<number, number[]> {
  const fences = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const known = fences.get(run.length);
    if (known === undefined) fences.set(run.length, [index]);
    else known.push(index);
  }
  for (const places of fences.values()) places.reverse();
  return fences;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
