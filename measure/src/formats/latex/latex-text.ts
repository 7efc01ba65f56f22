import type { Story, StoryPart } from '../../counting/story.ts';
import {
  type ArgumentRole,
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
import { type Frame, FrameStack, type PendingArguments, type Target } from './frame-stack.ts';
import { PrintedWords } from './printed-words.ts';
import { accents, symbols } from './symbols.ts';

const plainText = /[^\\{}$%&~#[\]]+/y;
const controlWord = /[a-zA-Z]+/y;
const blanks = /[ \t]*/y;
const blanksBeforeOption = /[ \t]{1,9}(?=\[)/y;
const overlay = / {0,9}<(?:\d|[+.-]|[a-z]{1,9}@)[\d\w+.,|:@() -]{0,60}>/y;
const parameterMark = /#+(\d?)/y;
/** What an unknown command has in braces is no text where it is a length. */
const measure =
  /\{\s?-?\d{0,9}[.,]?\d{0,9}\s?(?:pt|em|ex|cm|mm|in|bp|pc|\\[a-zA-Z]{0,30}(?:width|height|sep|skip|indent))\s?\}/y;
const environmentName = /\s{0,9}\{([^{}]{0,100})\}/y;
/** The options and the language of a listing. */
const listingArguments = /(?:\[[^\]]{0,1000}\])?(?:\{[^{}]{0,1000}\})?(?:\[[^\]]{0,1000}\])?/y;
/** An address may hold per cent signs, which begin no comment there. */
const address = /\s{0,9}\{[^{}]{0,2000}\}/y;
const definedCommand =
  /\*?\s{0,9}(?:\{\s{0,9})?\\([a-zA-Z@]+|.)\s{0,9}\}?\s{0,9}(?:\[\s?(\d)\s?\])?(\[[^\]]{0,200}\])?/y;
const primitiveDefinition = /\s{0,9}\\([a-zA-Z@]+|.)([^{}\\%]{0,200})/y;
const alias = /\s{0,9}\\([a-zA-Z@]+|.)\s{0,9}=?\s{0,9}(?:\\[a-zA-Z@]+|\\?.)/y;
const fileName = /\s{0,9}\{\s{0,9}([^{}\\]{1,200})\}|\s{1,9}([^\s{}\\%]{1,200})/y;
const parentheses = /\([^()]{0,100}\)/y;
const definedListing = /\s{0,9}(?:\[[^\]]{0,200}\])?\{(\w{1,100})\}/y;

/** Arguments that are no paragraphs. */
const proseRoles: ReadonlySet<ArgumentRole> = new Set(['inline', 'dropped', 'definition', 'unit']);
const addressCommands: ReadonlySet<string> = new Set(['url', 'nolinkurl', 'path', 'href']);
const inclusions: ReadonlySet<string> = new Set(['input', 'include', 'subfile']);
/** A book has some dozens. */
const maxInclusions = 1000;
const listingDefinitions: ReadonlySet<string> = new Set([
  'lstnewenvironment',
  'newminted',
  'newtcblisting',
  'DefineVerbatimEnvironment',
]);
const definitionCommands: ReadonlySet<string> = new Set([
  'newcommand',
  'renewcommand',
  'providecommand',
  'DeclareRobustCommand',
]);
const primitiveDefinitions: ReadonlySet<string> = new Set(['def', 'gdef', 'edef', 'xdef']);
const definitionSignature: Signature = { roles: ['definition'], option: 'dropped' };
/** More than a listing within a sentence has. */
const maxInlineListing = 1000;

/**
 * Writes what a LaTeX document prints into a story, line by line. Nothing is executed but definitions of
 * commands without arguments; what an unknown command has in braces is text.
 */
export class LatexText {
  readonly #story: Story;
  readonly #words = new Map<StoryPart, PrintedWords>();
  readonly #definitions = new Definitions();
  readonly #listings = new Set<string>();
  readonly #included = new Set<string>();
  readonly #frames: FrameStack;
  #isPreamble: boolean;
  readonly #hasPreamble: boolean;
  #isOver = false;
  #line = '';
  #at = 0;
  #pending: PendingArguments | null = null;
  #accent = '';
  /** Conditions that are open within one that is never true. */
  #skippedConditions = 0;
  /** A listing or a comment, taken line by line. */
  #raw: { readonly closer: string; readonly isListing: boolean } | null = null;

  constructor(story: Story, hasPreamble: boolean) {
    this.#story = story;
    this.#hasPreamble = hasPreamble;
    this.#isPreamble = hasPreamble;
    this.#frames = new FrameStack(hasPreamble ? null : 'main');
  }

  add(line: string): void {
    if (this.#isOver) return;
    this.#line = line;
    this.#at = 0;
    if (this.#raw === null) {
      this.#match(blanks);
      if (this.#at === line.length) this.#endParagraph();
    }
    const isComment = this.#readLine();
    if (!isComment && this.#raw === null && !this.#isOver) this.#readSpace();
  }

  /** @returns whether the document was whole. */
  end(): boolean {
    const isOpen = this.#raw !== null || this.#skippedConditions > 0 || this.#frames.isFragile;
    while (this.#frames.depth > 0) this.#pop();
    for (const words of this.#words.values()) words.endWord();
    return !isOpen && (this.#isOver || !this.#hasPreamble);
  }

  /** The files that are printed within this one. */
  get included(): readonly string[] {
    return [...this.#included];
  }

  /** @returns whether the line ends with a comment, and the next one goes on with its word. */
  #readLine(): boolean {
    while (this.#at < this.#line.length && !this.#isOver) {
      if (this.#raw !== null) this.#readRaw(this.#raw);
      else if (this.#line.charAt(this.#at) === '%') return true;
      else this.#readNext();
    }
    return false;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#line);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  #readNext(): void {
    const character = this.#line.charAt(this.#at);
    if (character === '\\') this.#readCommand();
    else if (this.#skippedConditions > 0) {
      if (this.#match(/[^\\%]+/y) === null) this.#at += 1;
    } else if (character === '{') this.#openBrace();
    else if (character === '}') this.#closeBrace();
    else if (character === '[') this.#openBracket();
    else if (character === ']') this.#closeBracket();
    else if (this.#pending !== null) this.#readInsteadOfArgument(character);
    else if (character === '$') this.#readDollar();
    else this.#readCharacters(character);
  }

  #readCharacters(character: string): void {
    if (character === '&') this.#writeSign('\n');
    else if (character === '~') this.#writeSign('\u00a0');
    else if (character === '#') {
      const parameter = this.#match(parameterMark)?.[1];
      const isPrinted = parameter !== undefined && this.#frames.target === 'definition';
      if (isPrinted) this.#definitions.writeParameter(parameter);
    } else this.#write(withDashes(this.#match(plainText)?.[0] ?? ''));
  }

  #writeSign(text: string): void {
    this.#at += 1;
    this.#write(text);
  }

  /** The end of a line, which is a space. */
  #readSpace(): void {
    if (this.#skippedConditions > 0 || this.#expectsArgument()) return;
    this.#pending = null;
    this.#write(' ');
  }

  #expectsArgument(): boolean {
    if (this.#pending === null) return false;
    const { signature, taken } = this.#pending;
    if (signature.roles === 'any') return false;
    return taken < signature.roles.length || (taken === 0 && signature.option === 'inline');
  }

  /** What is neither a brace nor a bracket, while a command expects them. */
  #readInsteadOfArgument(character: string): void {
    const isSpace = /\s/.test(character);
    if (isSpace && this.#expectsArgument()) {
      this.#at += 1;
      return;
    }
    // Without braces an argument is one character.
    if (!isSpace && character !== '$' && this.#takeRole() === 'dropped') this.#at += 1;
    else this.#pending = null;
  }

  /** The next argument's role; the command expects one less then. */
  #takeRole(): ArgumentRole | null {
    if (this.#pending === null) return null;
    const { signature, taken } = this.#pending;
    const role = signature.roles === 'any' ? undefined : signature.roles[taken];
    this.#pending = role === undefined ? null : { ...this.#pending, taken: taken + 1 };
    return role ?? null;
  }

  #openBrace(): void {
    const pending = this.#pending;
    if (pending?.signature.roles === 'any' && this.#match(measure) !== null) return;
    this.#at += 1;
    this.#pending = null;
    const target = this.#frames.target;
    if (pending === null) {
      this.#frames.push({ closer: '}', target });
      return;
    }
    const next = { ...pending, taken: pending.taken + 1 };
    const { roles } = pending.signature;
    if (roles === 'any') {
      const isBlock = pending.signature.isBlock === true;
      if (isBlock) this.#write('\n');
      else if (pending.taken > 0) this.#write(' ');
      this.#frames.push({ closer: '}', target, isBlock, next });
      return;
    }
    const role = roles[pending.taken];
    if (role === undefined) this.#frames.push({ closer: '}', target });
    else this.#openArgument(role, pending.target, next);
  }

  #openArgument(role: ArgumentRole, outer: Target, next: PendingArguments): void {
    const target = findTarget(role, outer);
    const isBlock = !proseRoles.has(role);
    if (role === 'unit') this.#writeUnit();
    else if (role === 'dropped') this.#leaveGap();
    else if (role === 'inline' && next.signature.roles[next.taken - 2] === 'inline') {
      this.#write(' ');
    }
    this.#frames.push({
      closer: '}',
      target,
      isBlock,
      next,
      endsWithParagraph: target === null,
    });
    if (isBlock) this.#write('\n');
  }

  /** `\kilo\metre` is printed as a sign; its name, too, is one word. */
  #writeUnit(): void {
    const unit = /[^{}%]{0,200}/y;
    unit.lastIndex = this.#at;
    const name = (unit.exec(this.#line)?.[0] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');
    this.#write(name === 'degree' ? '°' : ` ${name}`);
  }

  #closeBrace(): void {
    this.#at += 1;
    this.#accent = '';
    this.#pending = null;
    const { top, below } = this.#frames;
    if (top?.closer !== '}' && below?.closer === '}' && !top?.closer.startsWith('\\end')) {
      this.#pop();
    }
    if (this.#frames.top?.closer === '}') this.#pending = this.#pop()?.next ?? null;
  }

  #openBracket(): void {
    const pending = this.#pending;
    if (pending === null || !this.#allowsOption(pending)) {
      this.#pending = null;
      this.#writeSign('[');
      return;
    }
    this.#at += 1;
    this.#pending = null;
    const isText = pending.signature.option === 'inline';
    this.#frames.push({
      closer: ']',
      target: isText ? this.#frames.target : null,
      isBlock: isText,
      endsWithParagraph: true,
      next: pending,
    });
  }

  /** Options stand directly behind a command, between its arguments, and behind a last one that is no text. */
  #allowsOption({ signature: { roles, option }, taken }: PendingArguments): boolean {
    // In formulas a bracket is a sign.
    const isSilent = this.#frames.target === null;
    if (roles === 'any') return taken === 0 && !isSilent;
    if (roles.length === 0 && isSilent) return false;
    const isBehindLast = roles.at(-1) === 'dropped' && option === 'dropped';
    return taken < roles.length || taken === 0 || isBehindLast;
  }

  #closeBracket(): void {
    this.#pending = null;
    if (this.#frames.top?.closer === ']') {
      this.#at += 1;
      this.#pending = this.#pop()?.next ?? null;
    } else this.#writeSign(']');
  }

  #readDollar(): void {
    const closer = this.#frames.top?.closer;
    const isDouble = this.#line.charAt(this.#at + 1) === '$';
    if (closer === '$') {
      this.#at += 1;
      this.#pop();
    } else if (closer === '$$') {
      this.#at += isDouble ? 2 : 1;
      this.#pop();
    } else {
      this.#at += isDouble ? 2 : 1;
      this.#openFormula(isDouble ? '$$' : '$');
    }
  }

  #openFormula(closer: string): void {
    this.#leaveGap();
    this.#frames.push({ closer, target: null, endsWithParagraph: true });
  }

  #pop(): Frame | undefined {
    const frame = this.#frames.top;
    if (frame?.isBlock) this.#write('\n');
    this.#frames.pop();
    const isDefined = frame?.target === 'definition' && this.#frames.target !== 'definition';
    if (isDefined) this.#definitions.end();
    return frame;
  }

  /** Ends everything up to what is ended here; what was never begun is not ended. */
  #close(closer: string): void {
    if (!this.#frames.has(closer)) return;
    while (this.#pop()?.closer !== closer);
  }

  #endParagraph(): void {
    this.#pending = null;
    this.#accent = '';
    while (this.#frames.isFragile) this.#pop();
    this.#write('\n');
  }

  #readCommand(): void {
    this.#at += 1;
    const word = this.#match(controlWord)?.[0];
    if (this.#skippedConditions > 0) this.#followCondition(word ?? '');
    else if (word === undefined) this.#readControlSymbol();
    else this.#readControlWord(word);
  }

  #followCondition(word: string): void {
    if (word === '') this.#at += 1;
    else if (/^if(?!f$|thenelse$)/.test(word)) this.#skippedConditions += 1;
    else if (word === 'fi') this.#skippedConditions -= 1;
    else if (word === 'else' && this.#skippedConditions === 1) this.#skippedConditions = 0;
  }

  #readControlSymbol(): void {
    const symbol = this.#line.charAt(this.#at) || ' ';
    this.#at += 1;
    if (this.#takeRole() === 'dropped') return;
    this.#pending = null;
    const accent = accents[symbol];
    if (symbol === '\\') this.#breakLine();
    else if (symbol === '(' || symbol === '[') this.#openFormula(symbol === '(' ? '\\)' : '\\]');
    else if (symbol === ')' || symbol === ']') this.#close(`\\${symbol}`);
    else if (accent !== undefined) this.#accent = accent;
    else this.#write(symbols[symbol] ?? '');
  }

  /** The end of a line, a row or a page, or a rule. Its option is a length. */
  #breakLine(): void {
    if (this.#line.charAt(this.#at) === '*') this.#at += 1;
    this.#write('\n');
    this.#expect({ roles: [], option: 'dropped' });
  }

  #readControlWord(word: string): void {
    if (this.#takeRole() === 'dropped') return;
    this.#pending = null;
    if (word === 'begin' || word === 'end') this.#readEnvironment(word === 'begin');
    else if (this.#readSyntax(word)) return;
    else this.#readPrintedCommand(word);
  }

  #readEnvironment(isBegin: boolean): void {
    const name = this.#match(environmentName)?.[1]?.trim();
    if (name === undefined) return;
    this.#match(overlay);
    if (this.#frames.target === 'definition') {
      this.#definitions.writeEnvironment(isBegin, name);
      if (isBegin) this.#expect(findEnvironmentSignature(name));
    } else if (isBegin) this.#begin(name);
    else this.#end(name);
  }

  #begin(name: string): void {
    const kind = this.#listings.has(name) ? 'listing' : findEnvironmentKind(name);
    const closer = `\\end{${name}}`;
    if (name === 'document') this.#beginDocument();
    else if (kind === 'listing' || kind === 'comment') {
      this.#match(listingArguments);
      this.#raw = { closer, isListing: kind === 'listing' };
      if (this.#line.slice(this.#at).trim() === '') this.#at = this.#line.length;
    } else if (this.#isPreamble) return;
    else if (kind === 'formula') {
      this.#write(' ');
      this.#openFormula(closer);
    } else {
      const outer = this.#frames.target;
      const target = kind === 'notes' ? findTarget('notes', outer) : outer;
      this.#write('\n');
      this.#frames.push({ closer, target: kind === 'dropped' ? null : target, isBlock: true });
      this.#match(blanksBeforeOption);
      this.#expect(findEnvironmentSignature(name));
    }
  }

  #beginDocument(): void {
    if (!this.#isPreamble) return;
    while (this.#frames.depth > 0) this.#pop();
    this.#isPreamble = false;
    this.#frames.base = 'main';
  }

  #end(name: string): void {
    if (name === 'document' && !this.#isPreamble) this.#isOver = true;
    else this.#close(`\\end{${name}}`);
    this.#write(findEnvironmentKind(name) === 'formula' ? ' ' : '\n');
  }

  #readRaw({ closer, isListing }: { closer: string; isListing: boolean }): void {
    const end = this.#line.indexOf(closer, this.#at);
    const text = this.#line.slice(this.#at, end < 0 ? undefined : end);
    if (isListing) this.#writeListing(text);
    this.#at = end < 0 ? this.#line.length : end + closer.length;
    if (end >= 0) this.#raw = null;
  }

  #writeListing(text: string): void {
    const { target } = this.#frames;
    if (target === 'definition') {
      for (const [, number = ''] of text.matchAll(/#(\d)/g))
        this.#definitions.writeParameter(number);
    } else if (target !== null) this.#story.write('locked', `${text}\n`);
  }

  /** Commands that are no text and change how the text behind them is read. */
  #readSyntax(word: string): boolean {
    if (word === 'iffalse' || (word === 'if' && this.#line.charAt(this.#at) === '0')) {
      this.#skippedConditions = 1;
    } else if (definitionCommands.has(word)) this.#readDefinition(word);
    else if (primitiveDefinitions.has(word)) {
      const [, name = '', parameters = ''] = this.#match(primitiveDefinition) ?? [];
      this.#define(name, parameters.split('#').length - 1, false);
    } else if (word === 'let') this.#match(alias);
    else if (word === 'verb' || word === 'lstinline' || word === 'mintinline') {
      this.#readInlineListing(word);
    } else if (listingDefinitions.has(word)) this.#defineListing(word);
    else if (word === 'endinput') this.#isOver = true;
    else if (!assignments.has(word) || this.#match(assignedValue) === null) return false;
    return true;
  }

  #readDefinition(word: string): void {
    const [, name = '', count = '0', initial] = this.#match(definedCommand) ?? [];
    // An argument that may be left out stands in brackets.
    const parameters = Number(count) - (initial === undefined ? 0 : 1);
    this.#define(name, Math.max(0, parameters), word !== 'renewcommand');
  }

  #define(name: string, parameters: number, isNew: boolean): void {
    if (this.#frames.target !== 'definition') {
      this.#definitions.begin(name === '' ? null : { name, parameters, isNew });
    }
    this.#expect(definitionSignature);
  }

  #defineListing(word: string): void {
    const name = this.#match(definedListing)?.[1];
    if (name === undefined) return;
    this.#listings.add(word === 'newminted' ? `${name}code` : name);
    this.#expect({ roles: ['definition', 'definition'], option: 'dropped' });
  }

  /** `\verb|text|`, `\lstinline[options]{text}`, `\mintinline{language}{text}`. */
  #readInlineListing(word: string): void {
    this.#match(
      word === 'mintinline' ? /(?:\[[^\]]{0,200}\])?\{\w{0,100}\}/y : /\*?(?:\[[^\]]{0,200}\])?/y,
    );
    const opening = this.#line.charAt(this.#at);
    const start = this.#at + 1;
    const rest = this.#line.slice(start, start + maxInlineListing);
    const length = rest.indexOf(opening === '{' ? '}' : opening);
    if (opening === '' || length < 0) return;
    this.#leaveGap();
    this.#writeListing(rest.slice(0, length));
    this.#at = start + length + 1;
  }

  #readPrintedCommand(word: string): void {
    if (this.#line.charAt(this.#at) === '*') this.#at += 1;
    this.#match(overlay);
    const signature = findSignature(word);
    const definition = this.#definitions.get(word);
    if (definition !== undefined && (definition.isNew || signature === null)) {
      this.#writeDefinition(definition);
      return;
    }
    if (signature !== null) {
      this.#readArguments(word, signature);
      return;
    }
    const accent = accents[word];
    const symbol = symbols[word];
    if (accent === undefined && symbol === undefined && !switches.has(word)) {
      this.#expect(unknownSignature);
      return;
    }
    this.#match(blanks);
    if (accent !== undefined) this.#accent = accent;
    else if (symbol === '\n') this.#breakLine();
    else this.#write(symbol ?? '');
  }

  #writeDefinition({ text, environment, signature }: Definition): void {
    this.#write(text);
    if (environment?.isBegin) this.#begin(environment.name);
    else if (environment !== undefined) this.#end(environment.name);
    else if (signature.roles.length > 0) this.#expect(signature);
  }

  #readArguments(word: string, signature: Signature): void {
    const isPrinted = this.#isPreamble && this.#frames.depth === 0 && isFrontMatter(word);
    this.#expect(signature, isPrinted ? 'main' : this.#frames.target);
    if (word === 'item' || word === 'bibitem') this.#write('\n');
    else if (word === 'hspace' || word === 'vspace') this.#write(' ');
    else if (word === 'cmidrule') this.#match(parentheses);
    else if (addressCommands.has(word) && this.#match(address) !== null) {
      this.#leaveGap();
      this.#takeRole();
    } else if (inclusions.has(word)) this.#include();
  }

  #include(): void {
    const [, braced, bare] = this.#match(fileName) ?? [];
    const name = (braced ?? bare)?.trim();
    if (name === undefined) return;
    this.#pending = null;
    const { target } = this.#frames;
    // What ends otherwise is a drawing, or a list of references.
    const isText = /^[^.]+$|\.(?:tex|ltx)$/i.test(name.replaceAll(/\.{1,2}\//g, ''));
    if (!isText || target === null || target === 'definition') return;
    if (this.#included.size < maxInclusions) {
      this.#included.add(/\.\w+$/.test(name) ? name : `${name}.tex`);
    }
  }

  #expect(signature: Signature, target: Target = this.#frames.target): void {
    this.#pending = { signature, taken: 0, target };
  }

  #write(text: string): void {
    const { target } = this.#frames;
    if (target === null || text === '') return;
    const shown = this.#accent === '' ? text : this.#addAccent(text);
    if (target === 'definition') this.#definitions.write(shown);
    else this.#wordsOf(target).write(shown);
  }

  #addAccent(text: string): string {
    const accent = this.#accent;
    this.#accent = '';
    const [first = ''] = text;
    return /\s/.test(first) ? text : (first + accent).normalize() + text.slice(first.length);
  }

  #leaveGap(): void {
    const { target } = this.#frames;
    if (target !== null && target !== 'definition') this.#wordsOf(target).leaveGap();
  }

  #wordsOf(part: StoryPart): PrintedWords {
    let words = this.#words.get(part);
    if (words === undefined) {
      words = new PrintedWords(this.#story, part);
      this.#words.set(part, words);
    }
    return words;
  }
}

/** Where an argument's text goes. A note in a comment is the comment's; what is not printed stays so. */
function findTarget(role: ArgumentRole, outer: Target): Target {
  if (role === 'dropped' || role === 'unit') return null;
  if (role === 'definition') return 'definition';
  if (role === 'inline' || role === 'block' || outer !== 'main') return outer;
  return role;
}

function withDashes(text: string): string {
  if (!/--|``|''/.test(text)) return text;
  return text
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('``', '“')
    .replaceAll("''", '”');
}
