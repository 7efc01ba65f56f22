import type { Story, StoryPart } from '../../counting/story.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { FieldCode } from '../office/phonetic-field.ts';

/** Content that is not shown, or is shown a second time. */
const silentElements: ReadonlySet<string> = new Set([
  'Fallback', // the same drawing for older programs
  'del', // removed by a tracked change
  'moveFrom',
  'oMath', // formulas are typeset, not translated; Word leaves them out as well
  'pPrChange', // what a paragraph looked like before a tracked change
  'rPrChange', // what a run looked like before a tracked change
  'rt', // phonetic guides repeat the word below them
  'sdtPr',
]);

/** Styles that hide the text they are used for. */
export type HiddenStyles = ReadonlySet<string>;

/**
 * Writes the text of one WordprocessingML part into a story: paragraphs, tables, links, content
 * controls, field results and inserted text. Hidden text and the text boxes of the main text go to parts
 * of their own, deleted text and field codes nowhere. List labels are not in the text.
 */
export class WordText implements MarkupHandler {
  readonly #story: Story;
  readonly #part: StoryPart;
  readonly #hiddenStyles: HiddenStyles;
  #silentDepth = 0;
  #textBoxDepth = 0;
  #isRunHidden = false;
  #isParagraphHidden = false;
  #anchor = { isRunHidden: false, isParagraphHidden: false };
  #isInText = false;
  #isInRunProperties = false;
  /** For each open field, whether its code is over and its result has begun. */
  readonly #fields: boolean[] = [];
  readonly #code = new FieldCode();
  #isInInstruction = false;
  #hasSkippedText = false;

  constructor(story: Story, part: StoryPart, hiddenStyles: HiddenStyles) {
    this.#story = story;
    this.#part = part;
    this.#hiddenStyles = hiddenStyles;
  }

  /** Whether a field that never ends has kept text behind it from being read. */
  get isCutShort(): boolean {
    return this.#isInFieldCode() && this.#hasSkippedText;
  }

  open(name: string, attributes: Attributes): void {
    // Half a field may be deleted: its other half would swallow the rest of the document.
    if (name === 'fldChar') this.#changeField(attributes.get('fldCharType'));
    if (silentElements.has(name)) this.#silentDepth += 1;
    if (this.#silentDepth > 0) return;
    switch (name) {
      case 't':
        this.#isInText = true;
        break;
      case 'instrText':
        this.#isInInstruction = true;
        break;
      case 'p':
        this.#isParagraphHidden = false;
        break;
      case 'pStyle':
        this.#isParagraphHidden = this.#hiddenStyles.has(attributes.get('val') ?? '');
        break;
      case 'r':
        this.#isRunHidden = this.#isParagraphHidden;
        break;
      case 'rPr':
        this.#isInRunProperties = true;
        break;
      case 'rStyle':
        if (this.#hiddenStyles.has(attributes.get('val') ?? '')) this.#isRunHidden = true;
        break;
      case 'vanish':
        this.#isRunHidden = isOn(attributes.get('val'));
        break;
      case 'txbxContent':
      case 'txBody': // the text of a drawing inside a locked canvas
        this.#openTextBox();
        break;
      default:
        this.#writeMark(name, attributes);
    }
  }

  close(name: string): void {
    if (silentElements.has(name)) this.#silentDepth -= 1;
    else if (this.#silentDepth > 0) return;
    else if (name === 't') this.#isInText = false;
    else if (name === 'instrText') this.#isInInstruction = false;
    else if (name === 'rPr') this.#isInRunProperties = false;
    else if (name === 'p') this.#endParagraph();
    else if (name === 'txbxContent' || name === 'txBody') this.#closeTextBox();
  }

  text(text: string): void {
    if (this.#silentDepth > 0) return;
    if (this.#isInText) this.#write(text);
    else if (this.#isInInstruction) this.#code.add(text);
  }

  #writeMark(name: string, attributes: Attributes): void {
    if (this.#isInRunProperties) return;
    if (name === 'tab' || name === 'ptab') this.#write('\t');
    else if (name === 'br' || name === 'cr') this.#write('\n');
    else if (name === 'noBreakHyphen') this.#write('\u2011');
    else if (name === 'sym') this.#write(readSymbol(attributes.get('char')));
  }

  #write(text: string): void {
    if (this.#isInFieldCode()) {
      if (text.trim() !== '') this.#hasSkippedText = true;
      return;
    }
    this.#story.write(this.#isRunHidden ? 'hidden' : this.#currentPart(), text);
  }

  #endParagraph(): void {
    this.#story.write(this.#currentPart(), '\n');
    if (this.#isRunHidden) this.#story.write('hidden', '\n');
    this.#isRunHidden = false;
  }

  #openTextBox(): void {
    if (this.#textBoxDepth === 0) {
      this.#anchor = { isRunHidden: this.#isRunHidden, isParagraphHidden: this.#isParagraphHidden };
    }
    this.#textBoxDepth += 1;
    // In a part that keeps its boxes, the word in front of one ends there.
    if (this.#part !== 'main') this.#write('\n');
  }

  /** The paragraph that a text box is anchored in continues after it as before. */
  #closeTextBox(): void {
    this.#textBoxDepth -= 1;
    if (this.#textBoxDepth > 0) return;
    this.#isRunHidden = this.#anchor.isRunHidden;
    this.#isParagraphHidden = this.#anchor.isParagraphHidden;
  }

  #currentPart(): StoryPart {
    return this.#textBoxDepth > 0 && this.#part === 'main' ? 'text-boxes' : this.#part;
  }

  #isInFieldCode(): boolean {
    return this.#fields.includes(false);
  }

  #changeField(type: string | undefined): void {
    if (type === 'begin') {
      this.#fields.push(false);
      this.#code.begin();
    } else if (type === 'separate') this.#fields[Math.max(0, this.#fields.length - 1)] = true;
    else if (type === 'end') this.#endField();
    if (!this.#isInFieldCode()) this.#hasSkippedText = false;
  }

  #endField(): void {
    const hasResult = this.#fields.pop();
    if (hasResult === false && this.#silentDepth === 0) this.#write(this.#code.shownText);
  }
}

export function isOn(value: string | undefined): boolean {
  return value !== '0' && value !== 'false' && value !== 'off';
}

function readSymbol(code: string | undefined): string {
  return String.fromCharCode(Number.parseInt(code ?? '', 16) || 0xfffd);
}
