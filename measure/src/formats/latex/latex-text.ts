import type { Story, StoryPart } from '../../counting/story.ts';
import { type Frame, Frames, type Pending, type Target } from './frames.ts';
import {
  type ArgumentRule,
  accents,
  assignedValue,
  assignments,
  findCommandRule,
  findEnvironmentKind,
  findEnvironmentRule,
  findSymbol,
  isFrontMatter,
  switches,
  unknownCommand,
} from './latex-rules.ts';
import { gap, PrintedText } from './printed-text.ts';

const parts: Readonly<Record<string, StoryPart>> = {
  n: 'notes',
  c: 'comments',
  s: 'slide-notes',
  h: 'headers-and-footers',
};
const typeset: Readonly<Record<string, string>> = { '---': '—', '--': '–', '``': '“', "''": '”' };

const plainText = /[^\\{}$%&~#[\]]+/y;
const blanks = /[ \t]*/y;
const controlWord = /[a-zA-Z]+/y;
const environmentName = /\s{0,9}\{([^{}]{0,100})\}/y;
const address = /\s{0,9}\{[^{}]{0,2000}\}/y;
const fileName = /\s{0,9}\{\s{0,9}([^{}\\]{1,200})\}|\s{1,9}([^\s{}\\%]{1,200})/y;
const listingOptions = /(?:\[[^\]]{0,1000}\])?(?:\{[^{}]{0,1000}\})?(?:\[[^\]]{0,1000}\])?[ \t]*/y;
const inlineListing = /\*?(?:\[[^\]]{0,200}\])?(?:\{([^{}]{0,1000})\}|([^\s{])(.{0,1000}?)\2)/y;
/** Beamer: on which of its pictures a slide shows a text. */
const overlay = / {0,9}<(?:\d|[+.-]|[a-z]{1,9}@)[\d\w+.,|:@() -]{0,60}>/y;
/** What an unknown command has in braces is no text where it is a length. */
const bracedLength =
  /\{\s?-?\d{0,9}[.,]?\d{0,9}\s?(?:pt|em|ex|cm|mm|in|bp|pc|\\[a-zA-Z]{0,30}(?:width|height|sep|skip|indent))\s?\}/y;
const maxFiles = 1000;

/**
 * Writes what a LaTeX document prints into a story, line by line. Nothing is executed: a command that the document
 * defines is an unknown one, of which the braces are text.
 */
export class LatexText {
  readonly #text: PrintedText;
  readonly #frames: Frames;
  readonly #hasPreamble: boolean;
  readonly #included = new Set<string>();
  #line = '';
  #at = 0;
  #isPreamble: boolean;
  #isOver = false;
  #isWhole = false;
  #pending: Pending | null = null;
  #verbatim: { readonly closer: string; readonly isListing: boolean } | null = null;
  /** Conditions that are open from one on that is never true. */
  #skipped = 0;

  constructor(story: Story, hasPreamble: boolean) {
    this.#text = new PrintedText(story);
    this.#frames = new Frames(hasPreamble ? null : 'main');
    this.#hasPreamble = hasPreamble;
    this.#isPreamble = hasPreamble;
  }

  /** The files that the document takes texts from. */
  get included(): readonly string[] {
    return [...this.#included];
  }

  add(line: string): void {
    if (this.#isOver) return;
    this.#line = line;
    this.#at = 0;
    if (this.#verbatim === null) this.#match(blanks);
    if (this.#verbatim === null && this.#next === '') this.#endParagraph();
    const endsInComment = this.#readLine();
    const isText = this.#verbatim === null && this.#skipped === 0;
    if (!endsInComment && isText && !this.#expectsArgument) {
      this.#pending = null;
      this.#write(' ');
    }
  }

  /** @returns whether the document was whole. */
  end(): boolean {
    const isInside = this.#verbatim !== null || this.#skipped > 0;
    if (!this.#isOver) this.#finish(!this.#hasPreamble);
    while (this.#frames.depth > 0) this.#pop();
    this.#text.end();
    return this.#isWhole && !isInside;
  }

  get #next(): string {
    return this.#line.charAt(this.#at);
  }

  get #target(): Target {
    return this.#frames.target;
  }

  /** Whether the command must have one more argument, so that white space before it is none. */
  get #expectsArgument(): boolean {
    if (this.#pending === null) return false;
    const { rule, taken } = this.#pending;
    return rule !== unknownCommand && taken < rule.length;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#line);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  /** @returns whether the line ends in a comment, so that the next one continues its last word. */
  #readLine(): boolean {
    while (this.#at < this.#line.length && !this.#isOver) {
      if (this.#verbatim !== null) this.#readVerbatim(this.#verbatim.closer);
      else if (this.#next === '%') return true;
      else if (this.#next === '\\') this.#readCommand();
      else if (this.#skipped > 0) this.#at += 1;
      else this.#readCharacters();
    }
    return false;
  }

  #readVerbatim(closer: string): void {
    const end = this.#line.indexOf(closer, this.#at);
    const text = this.#line.slice(this.#at, end < 0 ? undefined : end);
    if (this.#verbatim?.isListing && this.#target !== null) {
      this.#text.writeListing(text);
    }
    this.#at = end < 0 ? this.#line.length : end + closer.length;
    if (end >= 0) this.#verbatim = null;
  }

  #readCharacters(): void {
    const character = this.#next;
    if (character === '{') this.#openBrace();
    else if (character === '}') this.#closeBrace();
    else if (character === '[') this.#openBracket();
    else if (character === ']') this.#closeBracket();
    else if (this.#pending !== null) this.#readInsteadOfArgument(character);
    else if (character === '$') this.#readDollar();
    else if (character === '#') this.#at += 1;
    else if (character === '&' || character === '~') {
      this.#at += 1;
      this.#write(character === '&' ? '\n' : '\u00a0');
    } else
      this.#write(
        this.#match(plainText)?.[0].replaceAll(/---?|``|''/g, (s) => typeset[s] ?? s) ?? '',
      );
  }

  #readDollar(): void {
    const closer = this.#frames.top?.closer;
    const isDouble = this.#line.startsWith('$$', this.#at) && closer !== '$';
    this.#at += isDouble ? 2 : 1;
    if (closer === '$' || closer === '$$') this.#pop();
    else this.#openFormula(isDouble ? '$$' : '$');
  }

  #openFormula(closer: string): void {
    this.#write(gap);
    this.#frames.push({ closer, target: null, isFragile: true });
  }

  #readInsteadOfArgument(character: string): void {
    // The parameters of a definition come before its body.
    if (this.#match(/#+\d?/y) !== null) return;
    const isSpace = /\s/.test(character);
    if (isSpace && this.#expectsArgument) {
      this.#at += 1;
      return;
    }
    // Without braces an argument is a single character.
    const isArgument = !isSpace && character !== '$' && this.#takeUnprinted();
    if (isArgument) this.#at += 1;
    else this.#pending = null;
  }

  /** Whether the next argument is one that is not printed; it is taken then. */
  #takeUnprinted(): boolean {
    if (this.#pending === null) return false;
    const { rule, taken } = this.#pending;
    if (rule[taken] !== '-') return false;
    this.#pending = { ...this.#pending, taken: taken + 1 };
    return true;
  }

  #openBrace(): void {
    const pending = this.#pending;
    const mayBeLength = pending?.rule === unknownCommand || pending?.rule === 'pp';
    if (mayBeLength && this.#match(bracedLength) !== null) return;
    this.#at += 1;
    this.#pending = null;
    const isUnknown = pending?.rule === unknownCommand;
    const role = isUnknown ? '+' : pending?.rule[pending.taken];
    if (pending === null || role === undefined) {
      this.#frames.push({ closer: '}', target: this.#target });
      return;
    }
    const next = { ...pending, taken: pending.taken + 1 };
    const { target } = pending;
    if (role === '+') {
      const isBehindText = isUnknown ? pending.taken > 0 : pending.rule[pending.taken - 1] === '+';
      if (isBehindText) this.#write(' ');
      this.#frames.push({ closer: '}', target, next });
    } else if (role === '-') {
      this.#write(gap);
      this.#frames.push({ closer: '}', target: null, isFragile: true, next });
    } else {
      this.#frames.push({ closer: '}', target: chooseTarget(role, target), isBlock: true, next });
      this.#write('\n');
    }
  }

  #closeBrace(): void {
    this.#at += 1;
    this.#pending = null;
    const { below, top } = this.#frames;
    const isUnclosed = top !== undefined && top.closer !== '}' && !top.closer.startsWith('\\end');
    if (isUnclosed && below?.closer === '}') this.#pop();
    if (this.#frames.top?.closer === '}') this.#pending = this.#pop()?.next ?? null;
  }

  /** Options are in front of the arguments, between them, and behind a last one that is not printed. */
  #openBracket(): void {
    const pending = this.#pending;
    const { rule = '', taken = 0 } = pending ?? {};
    const isInFormula = this.#target === null && (rule === '' || rule === unknownCommand);
    const isFirst = taken === (rule.startsWith('[') ? 1 : 0);
    const isOption =
      isFirst || (rule !== unknownCommand && (taken < rule.length || rule.endsWith('-')));
    this.#at += 1;
    this.#pending = null;
    if (pending === null || isInFormula || !isOption) {
      this.#write('[');
      return;
    }
    const isPrinted = rule.startsWith('[');
    const target = isPrinted ? this.#target : null;
    this.#frames.push({ closer: ']', target, isBlock: isPrinted, isFragile: true, next: pending });
  }

  #closeBracket(): void {
    this.#at += 1;
    this.#pending = null;
    if (this.#frames.top?.closer === ']') this.#pending = this.#pop()?.next ?? null;
    else this.#write(']');
  }

  #readCommand(): void {
    this.#at += 1;
    const word = this.#match(controlWord)?.[0];
    if (this.#skipped > 0) this.#followCondition(word);
    else if (word === undefined) this.#readControlSymbol();
    else if (word === 'begin' || word === 'end') this.#readEnvironment(word === 'begin');
    // Where the braces of an argument are missing, the next command is the argument.
    else if (!this.#takeUnprinted()) {
      this.#pending = null;
      if (!this.#readSyntax(word)) this.#readPrinted(word);
    }
  }

  #followCondition(word: string | undefined): void {
    if (word === undefined) this.#at += 1;
    else if (/^if(?!f$|thenelse$)/.test(word)) this.#skipped += 1;
    else if (word === 'fi') this.#skipped -= 1;
    else if (word === 'else' && this.#skipped === 1) this.#skipped = 0;
  }

  #readControlSymbol(): void {
    const symbol = this.#next || ' ';
    this.#at += 1;
    if (this.#takeUnprinted()) return;
    this.#pending = null;
    if (symbol === '\\') this.#breakLine();
    else if (symbol === '(' || symbol === '[') this.#openFormula(symbol === '(' ? '\\)' : '\\]');
    else if (symbol === ')' || symbol === ']') this.#close(`\\${symbol}`);
    else if (!accents.test(symbol)) this.#write(findSymbol(symbol) ?? '');
  }

  /** The end of a line, a row or a page, or a rule. Its option is a length. */
  #breakLine(): void {
    if (this.#next === '*') this.#at += 1;
    this.#write('\n');
    this.#expect('');
  }

  #expect(rule: ArgumentRule, target: Target = this.#target): void {
    this.#pending = { rule, taken: rule.startsWith('[') ? 1 : 0, target };
  }

  /** Commands that print nothing and change how what follows is read. */
  #readSyntax(word: string): boolean {
    if (word === 'iffalse' || (word === 'if' && this.#next === '0')) this.#skipped = 1;
    else if (word === 'endinput') this.#finish(!this.#hasPreamble);
    else if (word === 'verb' || word === 'lstinline') this.#readListing();
    else if (word === 'input' || word === 'include' || word === 'subfile') this.#include();
    else return assignments.test(word) && this.#match(assignedValue) !== null;
    return true;
  }

  #readListing(): void {
    const [, braced, , bare] = this.#match(inlineListing) ?? [];
    this.#write(gap);
    if (this.#target !== null) this.#text.writeListing(braced ?? bare ?? '');
  }

  /** A file that ends otherwise is a drawing, or a list of references. */
  #include(): void {
    const [, braced, bare] = this.#match(fileName) ?? [];
    const name = (braced ?? bare)?.trim();
    if (name === undefined || this.#target === null || this.#included.size >= maxFiles) return;
    const [ending] = /\.\w+$/.exec(name) ?? [];
    if (ending === undefined) this.#included.add(`${name}.tex`);
    else if (/^\.(?:tex|ltx)$/i.test(ending)) this.#included.add(name);
  }

  #readPrinted(word: string): void {
    if (this.#next === '*') this.#at += 1;
    this.#match(overlay);
    const symbol = findSymbol(word);
    const rule = findCommandRule(word);
    if (accents.test(word) || switches.test(word)) this.#match(blanks);
    else {
      if (symbol !== undefined) this.#write(symbol);
      if (symbol !== undefined && symbol !== '\n' && rule === undefined) this.#match(blanks);
      else this.#readArguments(word, rule ?? (symbol === undefined ? unknownCommand : ''));
    }
  }

  #readArguments(word: string, rule: ArgumentRule): void {
    const isTitle = this.#isPreamble && this.#frames.depth === 0 && isFrontMatter(word);
    this.#expect(rule, isTitle ? 'main' : this.#target);
    if (word === 'cmidrule') this.#match(/\([^()]{0,100}\)/y);
    // An address may hold per cent signs, which begin no comment there.
    const isAddress = /^(?:url|nolinkurl|path|href)$/.test(word);
    if (isAddress && this.#match(address) !== null) {
      this.#write(gap);
      this.#takeUnprinted();
    }
  }

  #readEnvironment(isBegin: boolean): void {
    const name = this.#match(environmentName)?.[1]?.trim();
    if (name === undefined) return;
    this.#pending = null;
    this.#match(overlay);
    const kind = findEnvironmentKind(name);
    const closer = `\\end{${name}}`;
    if (!isBegin) {
      if (name === 'document' && !this.#isPreamble) this.#finish(true);
      else this.#close(closer);
      this.#write(kind === 'formula' ? ' ' : '\n');
    } else if (name === 'document') this.#beginDocument();
    else if (kind === 'listing' || kind === 'comment') {
      this.#match(listingOptions);
      this.#verbatim = { closer, isListing: kind === 'listing' };
    } else if (!this.#isPreamble) this.#openEnvironment(name, kind, closer);
  }

  #openEnvironment(name: string, kind: string, closer: string): void {
    this.#write(kind === 'formula' ? ' ' : '\n');
    if (kind === 'formula') this.#openFormula(closer);
    else {
      const target = kind === 'notes' ? chooseTarget('n', this.#target) : this.#target;
      this.#frames.push({ closer, target: kind === 'drawing' ? null : target, isBlock: true });
      this.#expect(findEnvironmentRule(name));
    }
  }

  #beginDocument(): void {
    if (!this.#isPreamble) return;
    while (this.#frames.depth > 0) this.#pop();
    this.#isPreamble = false;
    this.#frames.base = 'main';
  }

  /** The end, of the document or of the file. */
  #finish(isEndThere: boolean): void {
    this.#isWhole = isEndThere && this.#target !== null;
    this.#isOver = true;
  }

  #endParagraph(): void {
    this.#pending = null;
    while (this.#frames.top?.isFragile) this.#pop();
    this.#write('\n');
  }

  #pop(): Frame | undefined {
    const frame = this.#frames.top;
    if (frame?.isBlock) this.#write('\n');
    this.#frames.pop();
    return frame;
  }

  /** Ends everything up to what is ended here; what was never begun is not ended. */
  #close(closer: string): void {
    if (!this.#frames.has(closer)) return;
    while (this.#pop()?.closer !== closer);
  }

  #write(text: string): void {
    const part = this.#target;
    if (part !== null && text !== '') this.#text.write(part, text);
  }
}

/** A note within a comment is the comment's; what is not printed stays so. */
function chooseTarget(role: string, outer: Target): Target {
  return outer === 'main' ? (parts[role] ?? outer) : outer;
}
