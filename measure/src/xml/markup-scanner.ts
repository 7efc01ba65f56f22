import { Tokenizer } from 'htmlparser2';
import { DocumentFault } from '../document-fault.ts';

/** Attributes of one start tag, by full name and, where no full name takes it, by local name. */
export type Attributes = ReadonlyMap<string, string>;

/** Told what a markup text holds. Names of elements come without their namespace prefix. */
export interface MarkupHandler {
  /** Characters at which a value of an attribute is cut short; 64 K where nothing is said. */
  readonly longestValue?: number;
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** XHTML is written like XML and knows the named characters of HTML, such as `&nbsp;`. */
export type MarkupSyntax = 'xml' | 'xhtml' | 'html';

/** A tag or comment longer than this is no document's. */
const maxTokenCharacters = 8 * 1024 * 1024;
const maxAttributes = 10_000;
/** Pictures are written into attributes; few readers want what is as long. */
const usualLongestValue = 64 * 1024;

/**
 * Turns XML or HTML that arrives in pieces into events, in constant memory and without recursion.
 *
 * Only predefined entities and character references are expanded: a document type with
 * declarations of its own (external entities, entity bombs) is refused as damaged.
 */
export class MarkupScanner {
  readonly #handler: MarkupHandler;
  readonly #longestValue: number;
  readonly #isXhtml: boolean;
  readonly #tokenizer: Tokenizer;
  readonly #localNames = new Map<string, string>();
  readonly #attributes = new Map<string, string>();
  #text = '';
  #textStart = 0;
  #consumed = 0;
  #elementName = '';
  #attributeName = '';
  #attributeValue = '';
  #depth = 0;

  constructor(syntax: MarkupSyntax, handler: MarkupHandler) {
    this.#handler = handler;
    this.#longestValue = handler.longestValue ?? usualLongestValue;
    this.#isXhtml = syntax === 'xhtml';
    this.#tokenizer = new Tokenizer(
      {
        xmlMode: syntax === 'xml',
        recognizeSelfClosing: syntax !== 'html',
        decodeEntities: true,
      },
      this,
    );
  }

  /** Asked by the tokenizer: in XHTML no element is raw text, and CDATA is text. */
  isInForeignContext(): boolean {
    return this.#isXhtml;
  }

  /** Whether each start tag has had its end tag: false for a text that was cut off. */
  get isBalanced(): boolean {
    return this.#depth === 0;
  }

  add(piece: string): void {
    this.#text = this.#text.slice(this.#consumed - this.#textStart) + piece;
    this.#textStart = this.#consumed;
    if (this.#text.length > maxTokenCharacters + piece.length) {
      throw new DocumentFault('damaged', 'a tag does not end');
    }
    this.#tokenizer.write(piece);
  }

  end(): void {
    this.#tokenizer.end();
  }

  ontext(start: number, end: number): void {
    this.#handler.text?.(this.#slice(start, end));
    this.#consumed = end;
  }

  ontextentity(codePoint: number, end: number): void {
    this.#handler.text?.(String.fromCodePoint(codePoint));
    this.#consumed = end;
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.#handler.text?.(this.#slice(start, end - endOffset));
    this.#consumed = end;
  }

  onopentagname(start: number, end: number): void {
    this.#elementName = this.#localName(start, end);
    this.#attributes.clear();
    this.#consumed = end;
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#slice(start, end);
    this.#attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.#attributeValue.length < this.#longestValue) {
      this.#attributeValue += this.#slice(start, end);
    }
    this.#consumed = end;
  }

  onattribentity(codePoint: number): void {
    this.#attributeValue += String.fromCodePoint(codePoint);
  }

  onattribend(_quote: number, end: number): void {
    if (this.#attributes.size > maxAttributes) {
      throw new DocumentFault('damaged', 'a tag has too many attributes');
    }
    const name = this.#attributeName;
    this.#attributes.set(name, this.#attributeValue);
    const colon = name.indexOf(':');
    const local = name.slice(colon + 1);
    if (colon > 0 && !this.#attributes.has(local))
      this.#attributes.set(local, this.#attributeValue);
    this.#consumed = end;
  }

  onopentagend(end: number): void {
    this.#depth += 1;
    this.#handler.open(this.#elementName, this.#attributes);
    this.#consumed = end + 1;
  }

  onselfclosingtag(end: number): void {
    this.onopentagend(end);
    this.#depth -= 1;
    this.#handler.close?.(this.#elementName);
  }

  onclosetag(start: number, end: number): void {
    this.#depth -= 1;
    this.#handler.close?.(this.#localName(start, end));
    this.#consumed = end;
  }

  ondeclaration(start: number, end: number): void {
    if (this.#slice(start, end).includes('[')) {
      throw new DocumentFault('damaged', 'a document type with declarations is not read');
    }
    this.#consumed = end;
  }

  oncomment(_start: number, end: number): void {
    this.#consumed = end;
  }

  onprocessinginstruction(_start: number, end: number): void {
    this.#consumed = end;
  }

  onend(): void {
    this.#consumed = this.#textStart + this.#text.length;
  }

  #slice(start: number, end: number): string {
    return this.#text.slice(start - this.#textStart, end - this.#textStart);
  }

  #localName(start: number, end: number): string {
    const name = this.#slice(start, end);
    const known = this.#localNames.get(name);
    if (known !== undefined) return known;
    const local = name.slice(name.indexOf(':') + 1);
    // A document has a few hundred names; one that invents millions gets no memory for them.
    if (this.#localNames.size < 2_000) this.#localNames.set(name, local);
    return local;
  }
}
