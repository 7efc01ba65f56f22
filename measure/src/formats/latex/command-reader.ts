import type { ArgumentReader } from './argument-reader.ts';
import {
  assignedValue,
  assignments,
  findSignature,
  isFrontMatter,
  type Signature,
  switches,
  unknownSignature,
} from './commands.ts';
import type { Conditions } from './conditions.ts';
import type { Definition, Definitions } from './definitions.ts';
import { type EnvironmentReader, skipOverlay } from './environment-reader.ts';
import type { FrameStack } from './frame-stack.ts';
import type { IncludedFiles } from './included-files.ts';
import type { LatexParts } from './latex-parts.ts';
import type { LineCursor } from './line-cursor.ts';
import type { PrintedText } from './printed-text.ts';
import {
  isDefinition,
  isListingDefinition,
  readDefinition,
  readListingDefinition,
} from './read-definition.ts';
import { accents, symbols } from './symbols.ts';
import { isInlineListing, type Verbatim } from './verbatim.ts';

const controlWord = /[a-zA-Z]+/y;
const blanks = /[ \t]*/y;
/** An address may hold per cent signs, which begin no comment there. */
const address = /\s{0,9}\{[^{}]{0,2000}\}/y;
const alias = /\s{0,9}\\([a-zA-Z@]+|.)\s{0,9}=?\s{0,9}(?:\\[a-zA-Z@]+|\\?.)/y;
const fileName = /\s{0,9}\{\s{0,9}([^{}\\]{1,200})\}|\s{1,9}([^\s{}\\%]{1,200})/y;
const parentheses = /\([^()]{0,100}\)/y;

const addresses: ReadonlySet<string> = new Set(['url', 'nolinkurl', 'path', 'href']);
const inclusions: ReadonlySet<string> = new Set(['input', 'include', 'subfile']);
const definition: Signature = { roles: ['definition'], option: 'dropped' };
const listingDefinition: Signature = { roles: ['definition', 'definition'], option: 'dropped' };
const optionOnly: Signature = { roles: [], option: 'dropped' };

/** Reads a command with what it takes: of those that nobody knows, what they have in braces is text. */
export class CommandReader {
  readonly #cursor: LineCursor;
  readonly #frames: FrameStack;
  readonly #text: PrintedText;
  readonly #arguments: ArgumentReader;
  readonly #definitions: Definitions;
  readonly #verbatim: Verbatim;
  readonly #conditions: Conditions;
  readonly #environments: EnvironmentReader;
  readonly #included: IncludedFiles;

  constructor(parts: LatexParts, environments: EnvironmentReader, included: IncludedFiles) {
    this.#cursor = parts.cursor;
    this.#frames = parts.frames;
    this.#text = parts.text;
    this.#arguments = parts.arguments;
    this.#definitions = parts.definitions;
    this.#verbatim = parts.verbatim;
    this.#conditions = parts.conditions;
    this.#environments = environments;
    this.#included = included;
  }

  /** Reads the command that begins here, and what belongs to it. */
  read(): void {
    this.#cursor.at += 1;
    const word = this.#cursor.match(controlWord)?.[0];
    if (this.#conditions.areSkipped) this.#skipCommand(word);
    else if (word === undefined) this.#readControlSymbol();
    else this.#readControlWord(word);
  }

  #skipCommand(word: string | undefined): void {
    if (word === undefined) this.#cursor.at += 1;
    else this.#conditions.follow(word);
  }

  #readControlSymbol(): void {
    const symbol = this.#cursor.next || ' ';
    this.#cursor.at += 1;
    if (this.#arguments.takeRole() === 'dropped') return;
    this.#arguments.expectNothing();
    const accent = accents.get(symbol);
    if (symbol === '\\') this.#breakLine();
    else if (symbol === '(' || symbol === '[')
      this.#environments.openFormula(symbol === '(' ? '\\)' : '\\]');
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
    if (isEnvironment) this.#environments.read(word === 'begin');
    else if (!this.#readSyntax(word)) this.#readPrintedCommand(word);
  }

  /** Commands that are no text and change how the text behind them is read. */
  #readSyntax(word: string): boolean {
    if (word === 'iffalse' || (word === 'if' && this.#cursor.next === '0')) {
      this.#conditions.beginSkipped();
    } else if (isDefinition(word)) {
      const head = readDefinition(this.#cursor, word);
      if (this.#frames.target !== 'definition') this.#definitions.begin(head);
      this.#arguments.expect(definition);
    } else if (isListingDefinition(word)) {
      this.#verbatim.define(readListingDefinition(this.#cursor, word));
      this.#arguments.expect(listingDefinition);
    } else if (word === 'let') this.#cursor.match(alias);
    else if (isInlineListing(word)) this.#verbatim.readInline(word);
    else if (word === 'endinput') this.#environments.finish();
    else return assignments.has(word) && this.#cursor.match(assignedValue) !== null;
    return true;
  }

  #readPrintedCommand(word: string): void {
    if (this.#cursor.next === '*') this.#cursor.at += 1;
    skipOverlay(this.#cursor);
    const signature = findSignature(word);
    const own = this.#definitions.get(word);
    if (own !== undefined && (own.isNew || signature === null)) this.#writeDefinition(own);
    else if (signature !== null) this.#readArguments(word, signature);
    else this.#writeSymbol(word);
  }

  #writeDefinition({ text, environment, signature }: Definition): void {
    this.#text.write(text);
    if (environment?.isBegin) this.#environments.begin(environment.name);
    else if (environment !== undefined) this.#environments.end(environment.name);
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
    const isPrinted =
      this.#environments.isPreamble && this.#frames.depth === 0 && isFrontMatter(word);
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
    if (target !== null && target !== 'definition') this.#included.add(name);
  }
}
