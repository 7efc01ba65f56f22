import type { Story } from '../../counting/story.ts';
import type { ArgumentReader } from './argument-reader.ts';
import { CommandReader } from './command-reader.ts';
import type { Conditions } from './conditions.ts';
import type { Definitions } from './definitions.ts';
import { EnvironmentReader } from './environment-reader.ts';
import type { FrameStack } from './frame-stack.ts';
import { IncludedFiles } from './included-files.ts';
import { createLatexParts } from './latex-parts.ts';
import type { LineCursor } from './line-cursor.ts';
import type { PrintedText } from './printed-text.ts';
import type { Verbatim } from './verbatim.ts';

const plainText = /[^\\{}$%&~#[\]]+/y;
const skippedText = /[^\\%]+/y;
const blanks = /[ \t]*/y;
const parameterMark = /#+(\d?)/y;

/**
 * Writes what a LaTeX document prints into a story, line by line. Of its own commands it learns what they
 * print, beside which arguments; nothing else is executed. What any other command has in braces is text.
 */
export class LatexText {
  readonly included = new IncludedFiles();
  readonly #cursor: LineCursor;
  readonly #frames: FrameStack;
  readonly #text: PrintedText;
  readonly #arguments: ArgumentReader;
  readonly #definitions: Definitions;
  readonly #verbatim: Verbatim;
  readonly #conditions: Conditions;
  readonly #environments: EnvironmentReader;
  readonly #commands: CommandReader;

  constructor(story: Story, hasPreamble: boolean) {
    const parts = createLatexParts(story, hasPreamble);
    this.#cursor = parts.cursor;
    this.#frames = parts.frames;
    this.#text = parts.text;
    this.#arguments = parts.arguments;
    this.#definitions = parts.definitions;
    this.#verbatim = parts.verbatim;
    this.#conditions = parts.conditions;
    this.#environments = new EnvironmentReader(parts, hasPreamble);
    this.#commands = new CommandReader(parts, this.#environments, this.included);
  }

  add(line: string): void {
    if (this.#environments.isOver) return;
    this.#cursor.begin(line);
    if (!this.#verbatim.isOpen) {
      this.#cursor.match(blanks);
      if (this.#cursor.isAtEnd) this.#arguments.endParagraph();
    }
    const isComment = this.#readLine();
    const isSkipped =
      this.#verbatim.isOpen || this.#conditions.areSkipped || this.#environments.isOver;
    if (!isComment && !isSkipped) this.#arguments.readSpace();
  }

  /** @returns whether the document was whole. */
  end(): boolean {
    const isSkipping = this.#verbatim.isOpen || this.#conditions.areSkipped;
    if (!this.#environments.isOver) this.#environments.finish();
    while (this.#frames.depth > 0) this.#arguments.pop();
    this.#text.end();
    return this.#environments.isWhole && !isSkipping;
  }

  /** @returns whether the line ends with a comment, and the next one goes on with its word. */
  #readLine(): boolean {
    while (!this.#cursor.isAtEnd && !this.#environments.isOver) {
      if (this.#verbatim.isOpen) this.#verbatim.read();
      else if (this.#cursor.next === '%') return true;
      else this.#readNext();
    }
    return false;
  }

  #readNext(): void {
    const character = this.#cursor.next;
    if (character === '\\') this.#commands.read();
    else if (this.#conditions.areSkipped) this.#cursor.match(skippedText);
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
    } else this.#text.writeWords(this.#cursor.match(plainText)?.[0] ?? '');
  }

  #readDollar(): void {
    const closer = this.#frames.top?.closer;
    const isDouble = this.#cursor.line.startsWith('$$', this.#cursor.at);
    this.#cursor.at += isDouble && closer !== '$' ? 2 : 1;
    if (closer === '$' || closer === '$$') this.#arguments.pop();
    else this.#environments.openFormula(isDouble ? '$$' : '$');
  }
}
