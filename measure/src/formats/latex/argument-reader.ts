import type { ArgumentRole, Signature } from './commands.ts';
import type { Definitions } from './definitions.ts';
import type { Frame, FrameStack, PendingArguments, Target } from './frame-stack.ts';
import type { LineCursor } from './line-cursor.ts';
import { allowsOption, expectsArgument, findTarget } from './pending-arguments.ts';
import type { PrintedText } from './printed-text.ts';

/** What an unknown command has in braces is no text where it is a length. */
const measure =
  /\{\s?-?\d{0,9}[.,]?\d{0,9}\s?(?:pt|em|ex|cm|mm|in|bp|pc|\\[a-zA-Z]{0,30}(?:width|height|sep|skip|indent))\s?\}/y;

/** Arguments that are no paragraphs. */
const proseRoles: ReadonlySet<ArgumentRole> = new Set(['inline', 'dropped', 'definition', 'unit']);

/** Opens and closes groups, arguments and options. Braces and brackets that do not match do no harm. */
export class ArgumentReader {
  readonly #cursor: LineCursor;
  readonly #frames: FrameStack;
  readonly #text: PrintedText;
  readonly #definitions: Definitions;
  #pending: PendingArguments | null = null;

  constructor(cursor: LineCursor, frames: FrameStack, text: PrintedText, definitions: Definitions) {
    this.#cursor = cursor;
    this.#frames = frames;
    this.#text = text;
    this.#definitions = definitions;
  }

  get isPending(): boolean {
    return this.#pending !== null;
  }

  expectNothing(): void {
    this.#pending = null;
  }

  expect(signature: Signature, target: Target = this.#frames.target): void {
    this.#pending = { signature, taken: 0, target };
  }

  /** The next argument's role; the command expects one less then. */
  takeRole(): ArgumentRole | null {
    if (this.#pending === null) return null;
    const { signature, taken } = this.#pending;
    const role = signature.roles === 'any' ? undefined : signature.roles[taken];
    this.#pending = role === undefined ? null : { ...this.#pending, taken: taken + 1 };
    return role ?? null;
  }

  /** The end of a line, which is a space. */
  readSpace(): void {
    if (expectsArgument(this.#pending)) return;
    this.#pending = null;
    this.#text.write(' ');
  }

  /** What is neither a brace nor a bracket, while a command expects them. */
  readInsteadOfArgument(character: string): void {
    const isSpace = /\s/.test(character);
    if (isSpace && expectsArgument(this.#pending)) {
      this.#cursor.at += 1;
      return;
    }
    // Without braces an argument is one character.
    if (!isSpace && character !== '$' && this.takeRole() === 'dropped') this.#cursor.at += 1;
    else this.#pending = null;
  }

  openBrace(): void {
    const pending = this.#pending;
    if (pending?.signature.roles === 'any' && this.#cursor.match(measure) !== null) return;
    this.#cursor.at += 1;
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
      if (isBlock) this.#text.write('\n');
      else if (pending.taken > 0) this.#text.write(' ');
      this.#frames.push({ closer: '}', target, isBlock, next });
      return;
    }
    const role = roles[pending.taken];
    if (role === undefined) this.#frames.push({ closer: '}', target });
    else this.#openArgument(role, pending.target, next);
  }

  closeBrace(): void {
    this.#cursor.at += 1;
    this.#text.accent = '';
    this.#pending = null;
    const { top, below } = this.#frames;
    if (top?.closer !== '}' && below?.closer === '}' && !top?.closer.startsWith('\\end')) {
      this.pop();
    }
    if (this.#frames.top?.closer === '}') this.#pending = this.pop()?.next ?? null;
  }

  openBracket(): void {
    const pending = this.#pending;
    if (pending === null || !allowsOption(pending, this.#frames.target)) {
      this.#pending = null;
      this.#writeSign('[');
      return;
    }
    this.#cursor.at += 1;
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

  closeBracket(): void {
    this.#pending = null;
    if (this.#frames.top?.closer === ']') {
      this.#cursor.at += 1;
      this.#pending = this.pop()?.next ?? null;
    } else this.#writeSign(']');
  }

  /** Ends everything up to what is ended here; what was never begun is not ended. */
  close(closer: string): void {
    if (!this.#frames.has(closer)) return;
    while (this.pop()?.closer !== closer);
  }

  pop(): Frame | undefined {
    const frame = this.#frames.top;
    if (frame?.isBlock) this.#text.write('\n');
    this.#frames.pop();
    const isDefined = frame?.target === 'definition' && this.#frames.target !== 'definition';
    if (isDefined) this.#definitions.end();
    return frame;
  }

  endParagraph(): void {
    this.#pending = null;
    this.#text.accent = '';
    while (this.#frames.isFragile) this.pop();
    this.#text.write('\n');
  }

  #openArgument(role: ArgumentRole, outer: Target, next: PendingArguments): void {
    const target = findTarget(role, outer);
    const isBlock = !proseRoles.has(role);
    if (role === 'unit') this.#writeUnit();
    else if (role === 'dropped') this.#text.leaveGap();
    else if (role === 'inline' && next.signature.roles[next.taken - 2] === 'inline') {
      this.#text.write(' ');
    }
    this.#frames.push({
      closer: '}',
      target,
      isBlock,
      next,
      endsWithParagraph: target === null,
    });
    if (isBlock) this.#text.write('\n');
  }

  /** `\kilo\metre` is printed as a sign; its name, too, is one word. */
  #writeUnit(): void {
    const unit = /[^{}%]{0,200}/y;
    unit.lastIndex = this.#cursor.at;
    const name = (unit.exec(this.#cursor.line)?.[0] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');
    this.#text.write(name === 'degree' ? '°' : ` ${name}`);
  }

  #writeSign(text: string): void {
    this.#cursor.at += 1;
    this.#text.write(text);
  }
}
