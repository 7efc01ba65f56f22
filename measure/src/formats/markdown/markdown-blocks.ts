import type { Story } from '../../counting/story.ts';
import { MarkupScanner } from '../../xml/markup-scanner.ts';
import { HtmlText } from '../markup/html-text.ts';
import { toHtml } from './inline-marks.ts';

// Each of these looks at a character a few times at the most, also in a line of a million blanks.
const fenceStart = /^[\s>]*(`{3,}(?=[^`]*$)|~{3,})/;
/** Columns by which a line of code is further in than the text around it. */
const codeIndentation = 4;
const thematicBreak = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const underline = /^ {0,3}(?:=+|-+)$/;
const tableRule = /^\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*(?::?-+:?)?$/;
const listItem = /^([ \t]*(?:[-*+]|\d{1,9}[.)]))(?:([ \t]+)(?:\[[ xX]\][ \t]+)?|$)/;
const heading = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const definition = /^ {0,3}\[((?:[^\]\\]|\\.){1,999})\]:[ \t]*(.*)$/;
/** Colons, and the name or the attributes of a container. Sources: VitePress, Docusaurus, Pandoc's `fenced_divs`. */
const containerStart = /^[ \t]*:{3,}[ \t]*(?:[\w-]+|\{[^{}]*\})/;
const commentStart = /^ {0,3}<!--/;
const title = /[ \t](?:"([^"]*)"|'([^']*)'|\(([^()]*)\))$/;
/** Paragraphs longer than this are handed on in pieces. */
const maxCharacters = 64 * 1024;

/**
 * Takes the marks of blocks off the lines of a Markdown text: headings, lists, quotations, tables, code.
 * What is left goes, paragraph by paragraph, to a reader of HTML, which a page of Markdown becomes.
 */
export class MarkdownBlocks {
  readonly #story: Story;
  readonly #check: () => void;
  readonly #main: MarkupScanner;
  readonly #note: MarkupScanner;
  #paragraph: string[] = [];
  #characters = 0;
  #fence: string | null = null;
  /** The column where the text of the list's last item begins; 0 outside of lists. */
  #textColumn = 0;
  #isAfterBlank = true;
  #isTable = false;
  #isNote = false;
  /** Whether the paragraph began before, and was cut. */
  #isContinued = false;

  constructor(story: Story, check: () => void) {
    this.#story = story;
    this.#check = check;
    this.#main = new MarkupScanner('html', new HtmlText(story));
    this.#note = new MarkupScanner('html', new HtmlText(story, 'notes'));
  }

  add(line: string): void {
    if (this.#fence !== null) this.#addCode(line);
    else if (line.trim() === '') {
      this.#flush();
      this.#isAfterBlank = true;
    } else {
      this.#addText(line);
      this.#isAfterBlank = false;
    }
  }

  end(): void {
    this.#flush();
    this.#main.end();
    this.#note.end();
  }

  /** Whether no paragraph is open: only there does indentation make code of a line. */
  get #isBetween(): boolean {
    return this.#paragraph.length === 0 && !this.#isContinued;
  }

  #addCode(line: string): void {
    const bare = line.replace(/^[\s>]+/, '').trimEnd();
    const isEnd = this.#fence !== null && bare.startsWith(this.#fence) && /^(`+|~+)$/.test(bare);
    if (isEnd) this.#fence = null;
    else this.#story.write('locked', `${line}\n`);
  }

  #addText(line: string): void {
    const fence = fenceStart.exec(line)?.[1];
    if (fence !== undefined) {
      this.#flush();
      this.#fence = fence;
    } else if (this.#isBetween && findColumn(line) >= this.#textColumn + codeIndentation) {
      this.#story.write('locked', `${line}\n`);
    } else this.#addProse(line);
  }

  #addProse(quoted: string): void {
    const line = quoted.replace(/^[ \t]{0,3}(?:>[ \t]?)+/, '').trimEnd();
    if (this.#takeRule(line)) return;
    const container = containerStart.exec(line)?.[0];
    const defined = this.#paragraph.length === 0 ? definition.exec(line) : null;
    if (defined !== null) this.#addDefinition(defined[1] ?? '', defined[2] ?? '');
    else if (heading.test(line)) this.#addHeading(line);
    else if (container !== undefined) this.#addContainerTitle(line.slice(container.length));
    else {
      const item = listItem.exec(line);
      if (item !== null) this.#beginItem(item);
      else if (this.#isAfterBlank && !/^[ \t]/.test(line)) this.#textColumn = 0;
      this.#push(item === null ? line : line.slice(item[0].length));
      // A comment ends with its line: behind it a table or a definition may begin.
      if (commentStart.test(this.#paragraph[0] ?? '') && line.includes('-->')) this.#flush();
    }
  }

  #beginItem([, mark = '', blanks = '']: RegExpExecArray): void {
    this.#flush();
    this.#textColumn = findColumn(`${mark.replaceAll(/\S/g, ' ')}${blanks}`);
  }

  /** `::: tip A title`: of the line that opens a container its title is shown. */
  #addContainerTitle(text: string): void {
    this.#flush();
    this.#push(text);
    this.#flush();
  }

  /** Lines that show no text: under a heading, between paragraphs, under the head of a table. */
  #takeRule(line: string): boolean {
    const isUnderText = this.#paragraph.length > 0;
    if (isUnderText && underline.test(line)) this.#flush();
    else if (thematicBreak.test(line) || /^[ \t]*:{3,}$/.test(line)) this.#flush();
    else if (this.#paragraph.length === 1 && line.includes('|') && tableRule.test(line.trim())) {
      this.#isTable = true;
    } else return false;
    return true;
  }

  /** Number signs may end a heading, too, and an identifier in braces. */
  #addHeading(line: string): void {
    this.#flush();
    this.#textColumn = 0;
    const text = line.replace(/^ {0,3}#{1,6}/, '').replace(/\{#[^{}]{1,200}\}$/, '');
    const bare = text.trimEnd();
    let end = bare.length;
    while (bare.charAt(end - 1) === '#') end -= 1;
    this.#push(/\s$/.test(bare.slice(0, end)) || end === 0 ? bare.slice(0, end) : bare);
    this.#flush();
  }

  /** `[label]: address "title"`, or a footnote: `[^label]: text`. */
  #addDefinition(label: string, rest: string): void {
    if (label.startsWith('^')) {
      this.#flush();
      this.#isNote = true;
      this.#push(rest);
      return;
    }
    const found = title.exec(rest);
    const text = found?.[1] ?? found?.[2] ?? found?.[3];
    if (text !== undefined) this.#story.write('descriptions', `${text}\n`);
  }

  /** A paragraph too long to hold continues where it was cut. */
  #push(line: string): void {
    for (let at = 0; at === 0 || at < line.length; at += maxCharacters) {
      const piece = line.slice(at, at + maxCharacters);
      if (this.#characters + piece.length > maxCharacters) this.#flush(true);
      this.#paragraph.push(piece);
      this.#characters += piece.length;
    }
  }

  #flush(isCut = false): void {
    if (this.#paragraph.length === 0) return;
    this.#check();
    const html = toHtml(this.#paragraph.join('\n'), this.#isTable);
    const scanner = this.#isNote ? this.#note : this.#main;
    // Each paragraph ends the one before it.
    scanner.add(this.#isContinued ? html : `<p>${html}`);
    this.#paragraph = [];
    this.#characters = 0;
    this.#isContinued = isCut;
    if (isCut) return;
    this.#isTable = false;
    this.#isNote = false;
  }
}

/** The column of a line's first character that is no blank; tabs go to every fourth. */
function findColumn(line: string): number {
  let column = 0;
  for (const character of line) {
    if (character === ' ') column += 1;
    else if (character === '\t') column += 4 - (column % 4);
    else break;
  }
  return column;
}
