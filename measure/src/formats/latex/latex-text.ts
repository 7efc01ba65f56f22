import type { Story } from '../../counting/story.ts';
import { ArgumentReader, findTarget } from './argument-reader.ts';
import {
  assignedValue,
  assignments,
  findSignature,
  isFrontMatter,
  type Signature,
  switches,
  unknownSignature,
} from './commands.ts';
import { type Definition, Definitions } from './definitions.ts';
import { findEnvironmentKind, findEnvironmentSignature } from './environments.ts';
import { FrameStack } from './frame-stack.ts';
import { IncludedFiles } from './included-files.ts';
import { LineCursor } from './line-cursor.ts';
import { PrintedText } from './printed-text.ts';
import {
  isDefinition,
  isListingDefinition,
  readDefinition,
  readListingDefinition,
} from './read-definition.ts';
import { accents, symbols } from './symbols.ts';

const plainText = /[^\\{}$%&~#[\]]+/y;
const skippedText = /[^\\%]+/y;
const controlWord = /[a-zA-Z]+/y;
const blanks = /[ \t]*/y;
const blanksBeforeOption = /[ \t]{1,9}(?=\[)/y;
/** Beamer: on which of its pictures a slide shows a text. */
const overlay = / {0,9}<(?:\d|[+.-]|[a-z]{1,9}@)[\d\w+.,|:@() -]{0,60}>/y;
const parameterMark = /#+(\d?)/y;
const environmentName = /\s{0,9}\{([^{}]{0,100})\}/y;
/** The options and the language of a listing. */
const listingArguments = /(?:\[[^\]]{0,1000}\])?(?:\{[^{}]{0,1000}\})?(?:\[[^\]]{0,1000}\])?/y;
const listingOptions = /\*?(?:\[[^\]]{0,200}\])?/y;
const mintedOptions = /(?:\[[^\]]{0,200}\])?\{\w{0,100}\}/y;
/** An address may hold per cent signs, which begin no comment there. */
const address = /\s{0,9}\{[^{}]{0,2000}\}/y;
const alias = /\s{0,9}\\([a-zA-Z@]+|.)\s{0,9}=?\s{0,9}(?:\\[a-zA-Z@]+|\\?.)/y;
const fileName = /\s{0,9}\{\s{0,9}([^{}\\]{1,200})\}|\s{1,9}([^\s{}\\%]{1,200})/y;
const parentheses = /\([^()]{0,100}\)/y;

const addresses: ReadonlySet<string> = new Set(['url', 'nolinkurl', 'path', 'href']);
const inclusions: ReadonlySet<string> = new Set(['input', 'include', 'subfile']);
const inlineListings: ReadonlySet<string> = new Set(['verb', 'lstinline', 'mintinline']);
/** More than a listing within a sentence has. */
const maxInlineListing = 1000;
/** Environments for code that a document may define. */
const maxListings = 1000;
const definition: Signature = { roles: ['definition'], option: 'dropped' };
const listingDefinition: Signature = { roles: ['definition', 'definition'], option: 'dropped' };
const optionOnly: Signature = { roles: [], option: 'dropped' };

/**
 * Writes what a LaTeX document prints into a story, line by line. Of its own commands it learns what they
 * print, beside which arguments; nothing else is executed. What any other command has in braces is text.
 */
export class LatexText {
  readonly #hasPreamble: boolean;
  readonly #cursor = new LineCursor();
  readonly #definitions = new Definitions();
  readonly #listings = new Set<string>();
  readonly #frames: FrameStack;
  readonly #text: PrintedText;
  readonly #arguments: ArgumentReader;
  readonly included = new IncludedFiles();
  #isPreamble: boolean;
  #isOver = false;
  /** Whether the end was met where nothing is printed. */
  #isCut = false;
  /** How many conditions are open, from one on that is never true. */
  #skippedConditions = 0;
  /** A listing or a comment, taken as it stands. */
  #raw: { readonly closer: string; readonly isListing: boolean } | null = null;

  constructor(story: Story, hasPreamble: boolean) {
    this.#hasPreamble = hasPreamble;
    this.#isPreamble = hasPreamble;
    this.#frames = new FrameStack(hasPreamble ? null : 'main');
    this.#text = new PrintedText(story, this.#frames, this.#definitions);
    this.#arguments = new ArgumentReader(this.#cursor, this.#frames, this.#text, this.#definitions);
  }

  add(line: string): void {
    if (this.#isOver) return;
    this.#cursor.begin(line);
    if (this.#raw === null) {
      this.#cursor.match(blanks);
      if (this.#cursor.isAtEnd) this.#arguments.endParagraph();
    }
    const isComment = this.#readLine();
    const isSkipped = this.#raw !== null || this.#skippedConditions > 0 || this.#isOver;
    if (!isComment && !isSkipped) this.#arguments.readSpace();
  }

  /** @returns whether the document was whole. */
  end(): boolean {
    if (!this.#isOver) this.#finish();
    while (this.#frames.depth > 0) this.#arguments.pop();
    this.#text.end();
    return !this.#isCut;
  }

  /** The end, of the document or of the file. */
  #finish(isEndThere = !this.#hasPreamble): void {
    const { target } = this.#frames;
    this.#isCut = !isEndThere || target === null || target === 'definition';
    if (this.#raw !== null || this.#skippedConditions > 0) this.#isCut = true;
    this.#isOver = true;
  }

  /** @returns whether the line ends with a comment, and the next one goes on with its word. */
  #readLine(): boolean {
    while (!this.#cursor.isAtEnd && !this.#isOver) {
      if (this.#raw !== null) this.#readRaw(this.#raw);
      else if (this.#cursor.next === '%') return true;
      else this.#readNext();
    }
    return false;
  }

  #readRaw({ closer, isListing }: { closer: string; isListing: boolean }): void {
    const { before, isFound } = this.#cursor.takeThrough(closer);
    if (isListing) this.#text.writeListing(before);
    if (isFound) this.#raw = null;
  }

  #readNext(): void {
    const character = this.#cursor.next;
    if (character === '\\') this.#readCommand();
    else if (this.#skippedConditions > 0) this.#cursor.match(skippedText);
    else if (character === '{') this.#arguments.openBrace();
    else if (character === '}') this.#arguments.closeBrace();
    else if (character === '[') this.#arguments.openBracket();
    else if (character === ']') this.#arguments.closeBracket();
    else if (this.#arguments.isPending) this.#arguments.readInsteadOfArgument(character);
    else if (character === '$') this.#readDollar();
    else this.#readCharacters(character);
  }

  #readCharacters(character: string): void {
    if (character === '#') {
      const parameter = this.#cursor.match(parameterMark)?.[1];
      const isPrinted = parameter !== undefined && this.#frames.target === 'definition';
      if (isPrinted) this.#definitions.writeParameter(parameter);
    } else if (character === '&' || character === '~') {
      this.#cursor.at += 1;
      this.#text.write(character === '&' ? '\n' : '\u00a0');
    } else this.#text.write(withDashes(this.#cursor.match(plainText)?.[0] ?? ''));
  }

  #readDollar(): void {
    const closer = this.#frames.top?.closer;
    const isDouble = this.#cursor.line.startsWith('$$', this.#cursor.at);
    this.#cursor.at += isDouble && closer !== '$' ? 2 : 1;
    if (closer === '$' || closer === '$$') this.#arguments.pop();
    else this.#openFormula(isDouble ? '$$' : '$');
  }

  #openFormula(closer: string): void {
    this.#text.leaveGap();
    this.#frames.push({ closer, target: null, endsWithParagraph: true });
  }

  #readCommand(): void {
    this.#cursor.at += 1;
    const word = this.#cursor.match(controlWord)?.[0];
    if (this.#skippedConditions > 0) this.#followCondition(word ?? '');
    else if (word === undefined) this.#readControlSymbol();
    else this.#readControlWord(word);
  }

  #followCondition(word: string): void {
    if (word === '') this.#cursor.at += 1;
    else if (/^if(?!f$|thenelse$)/.test(word)) this.#skippedConditions += 1;
    else if (word === 'fi') this.#skippedConditions -= 1;
    else if (word === 'else' && this.#skippedConditions === 1) this.#skippedConditions = 0;
  }

  #readControlSymbol(): void {
    const symbol = this.#cursor.next || ' ';
    this.#cursor.at += 1;
    if (this.#arguments.takeRole() === 'dropped') return;
    this.#arguments.expectNothing();
    const accent = accents.get(symbol);
    if (symbol === '\\') this.#breakLine();
    else if (symbol === '(' || symbol === '[') this.#openFormula(symbol === '(' ? '\\)' : '\\]');
    else if (symbol === ')' || symbol === ']') this.#arguments.close(`\\${symbol}`);
    else if (accent !== undefined) this.#text.accent = accent;
    else this.#text.write(symbols.get(symbol) ?? '');
  }

  /** The end of a line, a row or a page, or a rule. Its option is a length. */
  #breakLine(): void {
    if (this.#cursor.next === '*') this.#cursor.at += 1;
    this.#text.write('\n');
    this.#arguments.expect(optionOnly);
  }

  #readControlWord(word: string): void {
    const isEnvironment = word === 'begin' || word === 'end';
    // Where the braces of an argument are missing, the next command is the argument.
    if (!isEnvironment && this.#arguments.takeRole() === 'dropped') return;
    this.#arguments.expectNothing();
    if (isEnvironment) this.#readEnvironment(word === 'begin');
    else if (!this.#readSyntax(word)) this.#readPrintedCommand(word);
  }

  #readEnvironment(isBegin: boolean): void {
    const name = this.#cursor.match(environmentName)?.[1]?.trim();
    if (name === undefined) return;
    this.#cursor.match(overlay);
    if (this.#frames.target === 'definition') {
      this.#definitions.writeEnvironment(isBegin, name);
      if (isBegin) this.#arguments.expect(findEnvironmentSignature(name));
    } else if (isBegin) this.#begin(name);
    else this.#end(name);
  }

  #begin(name: string): void {
    const kind = this.#listings.has(name) ? 'listing' : findEnvironmentKind(name);
    const closer = `\\end{${name}}`;
    if (name === 'document') this.#beginDocument();
    else if (kind === 'listing' || kind === 'comment') {
      this.#cursor.match(listingArguments);
      this.#cursor.match(blanks);
      this.#raw = { closer, isListing: kind === 'listing' };
    } else if (this.#isPreamble) return;
    else if (kind === 'formula') {
      this.#text.write(' ');
      this.#openFormula(closer);
    } else {
      const outer = this.#frames.target;
      const target = kind === 'notes' ? findTarget('notes', outer) : outer;
      this.#text.write('\n');
      this.#frames.push({ closer, target: kind === 'dropped' ? null : target, isBlock: true });
      this.#cursor.match(blanksBeforeOption);
      this.#arguments.expect(findEnvironmentSignature(name));
    }
  }

  #beginDocument(): void {
    if (!this.#isPreamble) return;
    while (this.#frames.depth > 0) this.#arguments.pop();
    this.#isPreamble = false;
    this.#frames.base = 'main';
  }

  #end(name: string): void {
    if (name === 'document' && !this.#isPreamble) {
      this.#finish(true);
      return;
    }
    this.#arguments.close(`\\end{${name}}`);
    this.#text.write(findEnvironmentKind(name) === 'formula' ? ' ' : '\n');
  }

  /** Commands that are no text and change how the text behind them is read. */
  #readSyntax(word: string): boolean {
    if (word === 'iffalse' || (word === 'if' && this.#cursor.next === '0')) {
      this.#skippedConditions = 1;
    } else if (isDefinition(word)) {
      const head = readDefinition(this.#cursor, word);
      if (this.#frames.target !== 'definition') this.#definitions.begin(head);
      this.#arguments.expect(definition);
    } else if (isListingDefinition(word)) {
      const name = readListingDefinition(this.#cursor, word);
      if (name !== null && this.#listings.size < maxListings) this.#listings.add(name);
      this.#arguments.expect(listingDefinition);
    } else if (word === 'let') this.#cursor.match(alias);
    else if (inlineListings.has(word)) this.#readInlineListing(word);
    else if (word === 'endinput') this.#finish();
    else return assignments.has(word) && this.#cursor.match(assignedValue) !== null;
    return true;
  }

  /** `\verb|text|`, `\lstinline[options]{text}`, `\mintinline{language}{text}`. */
  #readInlineListing(word: string): void {
    this.#cursor.match(word === 'mintinline' ? mintedOptions : listingOptions);
    const { line, at, next: opening } = this.#cursor;
    const rest = line.slice(at + 1, at + 1 + maxInlineListing);
    const length = rest.indexOf(opening === '{' ? '}' : opening);
    if (opening === '' || length < 0) return;
    this.#text.leaveGap();
    this.#text.writeListing(rest.slice(0, length));
    this.#cursor.at += length + 2;
  }

  #readPrintedCommand(word: string): void {
    if (this.#cursor.next === '*') this.#cursor.at += 1;
    this.#cursor.match(overlay);
    const signature = findSignature(word);
    const own = this.#definitions.get(word);
    if (own !== undefined && (own.isNew || signature === null)) this.#writeDefinition(own);
    else if (signature !== null) this.#readArguments(word, signature);
    else this.#writeSymbol(word);
  }

  #writeDefinition({ text, environment, signature }: Definition): void {
    this.#text.write(text);
    if (environment?.isBegin) this.#begin(environment.name);
    else if (environment !== undefined) this.#end(environment.name);
    else if (signature.roles.length > 0) this.#arguments.expect(signature);
  }

  #writeSymbol(word: string): void {
    const accent = accents.get(word);
    const symbol = symbols.get(word);
    if (accent === undefined && symbol === undefined && !switches.has(word)) {
      this.#arguments.expect(unknownSignature);
      return;
    }
    this.#cursor.match(blanks);
    if (accent !== undefined) this.#text.accent = accent;
    else if (symbol === '\n') this.#breakLine();
    else this.#text.write(symbol ?? '');
  }

  #readArguments(word: string, signature: Signature): void {
    const isPrinted = this.#isPreamble && this.#frames.depth === 0 && isFrontMatter(word);
    this.#arguments.expect(signature, isPrinted ? 'main' : this.#frames.target);
    if (word === 'item' || word === 'bibitem') this.#text.write('\n');
    else if (word === 'hspace' || word === 'vspace') this.#text.write(' ');
    else if (word === 'cmidrule') this.#cursor.match(parentheses);
    else if (addresses.has(word) && this.#cursor.match(address) !== null) {
      this.#text.leaveGap();
      this.#arguments.takeRole();
    } else if (inclusions.has(word)) this.#include();
  }

  #include(): void {
    const [, braced, bare] = this.#cursor.match(fileName) ?? [];
    const name = (braced ?? bare)?.trim();
    if (name === undefined) return;
    this.#arguments.expectNothing();
    const { target } = this.#frames;
    if (target !== null && target !== 'definition') this.included.add(name);
  }
}

/** Dashes and quotation marks as they are printed. */
function withDashes(text: string): string {
  if (!/--|``|''/.test(text)) return text;
  return text
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('``', '“')
    .replaceAll("''", '”');
}
