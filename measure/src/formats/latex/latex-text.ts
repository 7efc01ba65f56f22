import type { Story, StoryPart } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import {
  type ArgumentRule,
  accents,
  findCommandRule,
  findEnvironmentKind,
  findEnvironmentRule,
  findSymbol,
  isFrontMatter,
  switches,
  unknownCommand,
} from './latex-rules.ts';
import { gap, PrintedText } from './printed-text.ts';

/** Where text goes; `null` where it is not printed. */
type Target = StoryPart | null;

/** A group, an argument or a printed option that is open. */
interface Frame {
  readonly closer: '}' | ']';
  readonly target: Target;
  readonly isBlock: boolean;
  /** The command that may have more arguments after it. */
  readonly command?: Command;
}

interface Command {
  readonly rule: ArgumentRule;
  /** How many arguments have been read. */
  readonly taken: number;
  readonly target: Target;
}

const parts: Readonly<Record<string, StoryPart>> = {
  n: 'notes',
  c: 'comments',
  s: 'slide-notes',
  h: 'headers-and-footers',
};

const token =
  /%[^\n]*(?:\n[ \t]*)?|\n[ \t]*(?:\n\s*)?|\\(?:[a-zA-Z]+\*?|[\s\S]|$)|\$\$?|#\d?|[{}[\]&~]|[^\\{}$%&~#[\]\n]+/y;
const blanks = /[ \t]*/y;
const environmentName = /\s{0,9}\{([^{}]{0,100})\}/y;
/** An address may hold per cent signs, which begin no comment there. */
const address = /\s{0,9}\{[^{}]{0,2000}\}/y;
const fileName = /\s{0,9}\{\s{0,9}([^{}\\]{1,200})\}|\s{1,9}([^\s{}\\%]{1,200})/y;
const listingOptions = /(?:\[[^\]]{0,1000}\])?(?:\{[^{}]{0,1000}\})?(?:\[[^\]]{0,1000}\])?[ \t]*/y;
const inlineListing = /(?:\[[^\]]{0,200}\])?(?:\{([^{}]{0,1000})\}|([^\s{])(.{0,1000}?)\2)/y;
/** Beamer: on which of its pictures a slide shows a text. */
const overlay = / {0,9}<(?:\d|[+.-]|[a-z]{1,9}@)[\d\w+.,|:@() -]{0,60}>/y;
const option = /\[(?:[^[\]{}]|\{(?:[^{}]|\{[^{}]{0,200}\}){0,200}\}){0,500}\]/y;
/** White space and comments between the arguments of a command, and the parameters of a definition. */
const beforeArgument = /(?:[ \t]+|\n(?![ \t]*\n)|%[^\n]*\n|#+\d?){0,50}/y;
const bareArgument = /\\(?!begin|end)[a-zA-Z]+|\\?[^\s\\$}\]]/y;
/** What an unknown command has in braces is no text where it is a length. */
const bracedLength =
  /\{\s?-?[\d.,]{0,9}\s?(?:pt|em|ex|cm|mm|in|\\[a-zA-Z]{0,30}(?:width|height|sep|skip|indent))\s?\}/y;
const formulaEnd = /\\[\s\S]|\$|\n[ \t]*\n/g;

const tokensBetweenChecks = 10_000;
const maxFrames = 200_000;
const maxFiles = 1000;

/**
 * Writes what a LaTeX document prints into a story. Nothing is executed: a command that the document
 * defines is an unknown one, of which the braces are text.
 */
export class LatexText {
  readonly #source: string;
  readonly #text: PrintedText;
  readonly #hasPreamble: boolean;
  readonly #frames: Frame[] = [];
  readonly #included = new Set<string>();
  #at = 0;
  /** Where text outside of all frames goes. */
  #base: Target;
  #isOver = false;
  #isCut = false;

  constructor(source: string, story: Story, hasPreamble: boolean) {
    this.#source = source;
    this.#text = new PrintedText(story);
    this.#hasPreamble = hasPreamble;
    this.#base = hasPreamble ? null : 'main';
  }

  /** The files that the document takes texts from. */
  get included(): readonly string[] {
    return [...this.#included];
  }

  /** @returns whether the document was whole. */
  read(check: () => void): boolean {
    for (let tokens = 0; this.#at < this.#source.length && !this.#isOver; tokens += 1) {
      if (tokens % tokensBetweenChecks === 0) check();
      this.#readToken(this.#match(token)?.[0] ?? '');
    }
    const isWhole = (this.#isOver || !this.#hasPreamble) && !this.#isCut && this.#target !== null;
    this.#text.end();
    return isWhole;
  }

  get #target(): Target {
    const frame = this.#frames.at(-1);
    return frame === undefined ? this.#base : frame.target;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  #readToken(text: string): void {
    const sign = text.charAt(0);
    if (sign === '%' || sign === '#') return;
    if (sign === '\\') this.#readCommand(text.slice(1));
    else if (sign === '$') this.#skipFormula(text);
    else if (sign === '{') this.#open({ closer: '}', target: this.#target, isBlock: false });
    else if (sign === '}' || sign === ']') this.#close(sign);
    else if (sign === '&') this.#write('\n');
    else if (sign === '~') this.#write('\u00a0');
    else if (sign !== '\n') this.#write(text);
    else if (text.lastIndexOf('\n') > 0) this.#endParagraph();
    else this.#write(' ');
  }

  #open(frame: Frame): void {
    if (this.#frames.length === maxFrames) {
      throw new DocumentFault('damaged', 'groups are nested too deeply');
    }
    this.#frames.push(frame);
  }

  /** What was never opened is not closed. */
  #close(closer: string): void {
    if (closer === '}' && this.#frames.at(-1)?.closer === ']') this.#pop();
    if (this.#frames.at(-1)?.closer !== closer) {
      if (closer === ']') this.#write(closer);
      return;
    }
    const command = this.#pop()?.command;
    if (command !== undefined) this.#readArgument(command);
  }

  #pop(): Frame | undefined {
    const frame = this.#frames.at(-1);
    if (frame?.isBlock) this.#write('\n');
    return this.#frames.pop();
  }

  /** The end of a paragraph ends an argument that is not printed, too: TeX complains there, and continues. */
  #endParagraph(): void {
    while (this.#frames.length > 0 && this.#target === null) this.#pop();
    this.#write('\n');
  }

  #readCommand(name: string): void {
    const word = name.replace(/\*$/, '');
    if (!/^[a-zA-Z]/.test(name)) this.#readControlSymbol(name);
    else if (word === 'begin' || word === 'end') this.#readEnvironment(word === 'begin');
    else if (word === 'iffalse') this.#skipPast('\\fi');
    else if (word === 'endinput') this.#isOver = true;
    else if (word === 'verb' || word === 'lstinline') this.#readInlineListing();
    else if (word === 'input' || word === 'include' || word === 'subfile') this.#include();
    else if (accents.test(word) || switches.test(word)) this.#match(blanks);
    else this.#readPrinted(word);
  }

  #readControlSymbol(symbol: string): void {
    if (symbol === '\\') {
      this.#write('\n');
      this.#readArgument({ rule: '', taken: 0, target: this.#target });
    } else if (symbol === '(') this.#skipFormula('\\)');
    else if (symbol === '[') this.#skipFormula('\\]');
    else if (!accents.test(symbol)) this.#write(findSymbol(symbol === '\n' ? ' ' : symbol) ?? '');
  }

  #readPrinted(word: string): void {
    this.#match(overlay);
    const symbol = findSymbol(word);
    const rule = findCommandRule(word);
    if (symbol !== undefined) this.#write(symbol);
    else if (rule === undefined) this.#match(bracedLength);
    if (symbol !== undefined && symbol !== '\n' && rule === undefined) this.#match(blanks);
    else {
      const isTitle = this.#base === null && this.#frames.length === 0 && isFrontMatter(word);
      const target = isTitle ? 'main' : this.#target;
      const isAddress = /^(?:url|nolinkurl|path|href)$/.test(word) && this.#match(address) !== null;
      if (isAddress) this.#write(gap);
      const given = rule ?? (symbol === undefined ? unknownCommand : '');
      this.#readArgument({ rule: given, taken: isAddress ? 1 : 0, target });
    }
  }

  /** Opens the next argument of a command. Without braces it is a single character or command. */
  #readArgument(command: Command): void {
    const { rule, taken, target } = command;
    const isUnknown = rule === unknownCommand;
    const roles = rule.replace('[', '');
    const isExpected = !isUnknown && taken < roles.length;
    const next = { rule, taken: taken + 1, target };
    let start = this.#at;
    if (isExpected) this.#match(beforeArgument);
    if (rule.startsWith('[') && this.#source[this.#at] === '[') {
      this.#at += 1;
      this.#open({ closer: ']', target, isBlock: true, command: { ...command, rule: roles } });
      return;
    }
    const mayHaveOption = isExpected || taken === 0 || rule.endsWith('-');
    while (mayHaveOption && this.#match(option) !== null) {
      start = this.#at;
      if (isExpected) this.#match(beforeArgument);
    }
    const role = isUnknown ? '+' : (roles[taken] ?? '');
    if (role !== '' && this.#source[this.#at] === '{') {
      this.#at += 1;
      this.#openArgument(role, next);
    } else if (role === '-' && this.#match(bareArgument) !== null) this.#readArgument(next);
    else this.#at = start;
  }

  #openArgument(role: string, command: Command): void {
    const { rule, taken, target } = command;
    if (role === '+') {
      const isBehindText = taken > 1 && (rule === unknownCommand || rule[taken - 2] === '+');
      if (isBehindText) this.#write(' ');
      this.#open({ closer: '}', target, isBlock: false, command });
    } else if (role === '-') {
      this.#write(gap);
      this.#open({ closer: '}', target: null, isBlock: false, command });
    } else {
      this.#open({ closer: '}', target: chooseTarget(role, target), isBlock: true, command });
      this.#write('\n');
    }
  }

  #readEnvironment(isBegin: boolean): void {
    const name = this.#match(environmentName)?.[1]?.trim();
    if (name === undefined) return;
    const kind = findEnvironmentKind(name);
    if (name === 'document') this.#passDocument(isBegin);
    else if (this.#target === null && kind !== 'comment') return;
    else if (isBegin) this.#beginEnvironment(name, kind);
    else {
      if (kind === 'notes' && this.#base === 'notes') this.#base = 'main';
      this.#write('\n');
    }
  }

  #passDocument(isBegin: boolean): void {
    if (this.#base === null && isBegin) {
      this.#frames.length = 0;
      this.#base = 'main';
    } else if (this.#base !== null && !isBegin) this.#isOver = true;
  }

  #beginEnvironment(name: string, kind: string): void {
    this.#write(kind === 'formula' ? ' ' : '\n');
    if (kind === 'text' || kind === 'notes') {
      if (kind === 'notes' && this.#base === 'main') this.#base = 'notes';
      this.#match(overlay);
      this.#readArgument({ rule: findEnvironmentRule(name), taken: 0, target: this.#target });
    } else {
      if (kind === 'listing') this.#match(listingOptions);
      const content = this.#skipPast(`\\end{${name}}`);
      if (kind === 'listing') this.#text.writeListing(content);
    }
  }

  /** What ends nowhere reaches to the end of a document that was cut off. */
  #skipPast(closer: string): string {
    const start = this.#at;
    const end = this.#source.indexOf(closer, start);
    this.#isCut ||= end < 0;
    this.#at = end < 0 ? this.#source.length : end + closer.length;
    return this.#source.slice(start, end < 0 ? undefined : end);
  }

  /** A formula ends with its paragraph at the latest. */
  #skipFormula(closer: string): void {
    this.#write(gap);
    formulaEnd.lastIndex = this.#at;
    for (
      let end = formulaEnd.exec(this.#source);
      end !== null;
      end = formulaEnd.exec(this.#source)
    ) {
      const isParagraph = end[0].startsWith('\n');
      if (!isParagraph && !this.#source.startsWith(closer, end.index)) continue;
      this.#at = isParagraph ? end.index : end.index + closer.length;
      return;
    }
    this.#skipPast(closer);
  }

  #readInlineListing(): void {
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

  #write(text: string): void {
    const part = this.#target;
    if (part !== null) this.#text.write(part, text);
  }
}

/** A note within a comment is the comment's; what is not printed stays so. */
function chooseTarget(role: string, outer: Target): Target {
  return outer === 'main' ? (parts[role] ?? outer) : outer;
}
