import type { Story, StoryPart } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import { encodingOfCharacterSet, encodingOfCodePage, encodingOfRun } from './code-pages.ts';
import { characterWords, outsideDestinations, silentDestinations } from './destinations.ts';
import type { RtfHandler } from './rtf-tokens.ts';

/** What a group inherits from the one around it. */
interface GroupState {
  readonly part: StoryPart | null;
  /** The part to which text returns in a silent group that holds text after all. */
  readonly outerPart: StoryPart | null;
  readonly isHidden: boolean;
  readonly isDeleted: boolean;
  readonly encoding: string | null;
  readonly fallbackCharacters: number;
  readonly isFontTable: boolean;
}

const maxGroups = 200_000;

/** Writes the text of an RTF document into a story. */
export class RtfText implements RtfHandler {
  readonly #story: Story;
  readonly #groups: GroupState[] = [];
  readonly #fontEncodings = new Map<number, string | null>();
  readonly #decoders = new Map<string, TextDecoder>();
  #state: GroupState = {
    part: 'main',
    outerPart: 'main',
    isHidden: false,
    isDeleted: false,
    encoding: null,
    fallbackCharacters: 1,
    isFontTable: false,
  };
  #documentEncoding = 'windows-1252';
  #font = 0;
  #isStarred = false;
  #skip = 0;
  #pendingBytes: number[] = [];
  /** Behind its last brace a document has no text: some programs write a zero byte there. */
  #isOver = false;

  constructor(story: Story) {
    this.#story = story;
  }

  openGroup(): void {
    this.#flush();
    if (this.#groups.length === maxGroups) {
      throw new DocumentFault('damaged', 'groups are nested too deeply');
    }
    this.#groups.push(this.#state);
    this.#skip = 0;
  }

  closeGroup(): void {
    this.#flush();
    this.#state = this.#groups.pop() ?? this.#state;
    this.#skip = 0;
    if (this.#groups.length === 0) this.#isOver = true;
  }

  bytes(bytes: Uint8Array): void {
    this.#isStarred = false;
    const skipped = Math.min(this.#skip, bytes.length);
    this.#skip -= skipped;
    if (this.#state.part === null || this.#isOver) return;
    for (let index = skipped; index < bytes.length; index += 1) {
      this.#pendingBytes.push(bytes[index] ?? 0);
    }
  }

  control(word: string, parameter: number | undefined): void {
    if (word === '*') {
      this.#isStarred = true;
      return;
    }
    const isStarred = this.#isStarred;
    this.#isStarred = false;
    if (this.#startDestination(word, isStarred)) return;
    if (word === 'u') this.#writeCodeUnit(parameter ?? 0);
    else if (word in characterWords) this.#write(characterWords[word] ?? '');
    else if (word.length === 1 && !/[a-z]/i.test(word)) this.#writeSymbol(word);
    else this.#changeState(word, parameter);
  }

  /**
   * Text that ends without its last brace is still text.
   * @returns whether the document was whole.
   */
  end(): boolean {
    this.#flush();
    return this.#groups.length === 0;
  }

  #startDestination(word: string, isStarred: boolean): boolean {
    const { part, outerPart } = this.#state;
    const outside = outsideDestinations[word];
    const holdsText = word === 'ud' || outside !== undefined;
    if (holdsText && (part !== null || outerPart !== null)) {
      // A text box in a header or a note belongs to it.
      const isOutside = outerPart !== null && outerPart !== 'main';
      const target = outside === 'text-boxes' && isOutside ? outerPart : (outside ?? outerPart);
      this.#change({ part: target, outerPart: target });
      if (target !== outside && outside !== undefined) this.#write('\n');
    } else if (word === 'shpinst' || word === 'do') {
      this.#change({ part: null });
    } else if (silentDestinations.has(word) || isStarred) {
      // What may hold text again keeps the way back; a picture or a style sheet does not.
      this.#change({
        part: null,
        outerPart: word === 'upr' ? part : null,
        isFontTable: word === 'fonttbl',
      });
    } else return false;
    return true;
  }

  #changeState(word: string, parameter: number | undefined): void {
    switch (word) {
      case 'ansicpg':
        this.#documentEncoding = encodingOfCodePage(parameter ?? 1252);
        break;
      case 'mac':
        this.#documentEncoding = 'macintosh';
        break;
      case 'f':
        this.#font = parameter ?? 0;
        if (!this.#state.isFontTable) this.#useFont(this.#font);
        break;
      case 'fcharset':
        if (this.#state.isFontTable) {
          this.#fontEncodings.set(this.#font, encodingOfCharacterSet(parameter ?? 0));
        }
        break;
      case 'uc':
        this.#change({ fallbackCharacters: parameter ?? 1 });
        break;
      case 'v':
        this.#change({ isHidden: parameter !== 0 });
        break;
      case 'deleted':
        this.#change({ isDeleted: parameter !== 0 });
        break;
      case 'plain':
        this.#change({ isHidden: false, isDeleted: false, encoding: null });
        break;
      default:
        break;
    }
  }

  #useFont(font: number): void {
    this.#change({ encoding: this.#fontEncodings.get(font) ?? null });
  }

  #change(change: Partial<GroupState>): void {
    this.#flush();
    this.#state = { ...this.#state, ...change };
  }

  #writeCodeUnit(parameter: number): void {
    this.#write(String.fromCharCode(parameter & 0xffff));
    this.#skip = this.#state.fallbackCharacters;
  }

  #writeSymbol(symbol: string): void {
    if (symbol === '~') this.#write('\u00a0');
    else if (symbol === '_') this.#write('\u2011');
    else if ('\\{}'.includes(symbol)) this.bytes(Uint8Array.of(symbol.charCodeAt(0)));
    else if (symbol === '\n' || symbol === '\r') this.#write('\n');
    else if (symbol === '\t') this.#write('\t');
  }

  #write(text: string): void {
    this.#flush();
    const { part, isHidden, isDeleted } = this.#state;
    if (part === null || isDeleted || this.#isOver) return;
    this.#story.write(isHidden && part === 'main' ? 'hidden' : part, text);
  }

  /** Decodes the bytes that belong together: half of a double byte may be written as `\'hh`, half plain. */
  #flush(): void {
    if (this.#pendingBytes.length === 0) return;
    const bytes = Uint8Array.from(this.#pendingBytes);
    this.#pendingBytes = [];
    const encoding = encodingOfRun(bytes, this.#state.encoding, this.#documentEncoding);
    let decoder = this.#decoders.get(encoding);
    if (decoder === undefined) {
      decoder = new TextDecoder(encoding);
      this.#decoders.set(encoding, decoder);
    }
    this.#write(decoder.decode(bytes));
  }
}
