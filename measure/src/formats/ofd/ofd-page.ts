import { DocumentFault } from '../../document-fault.ts';
import { mostPieces, type TextPiece } from '../../layout/text-piece.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';

/** Position of a text on its page, in millimetres from the top left corner. */
interface TextFrame {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  /** a, b, c, d, e and f of its transformation. */
  readonly matrix: readonly number[];
}

const unchanged = [1, 0, 0, 1, 0, 0];
/** What a letter takes of its size where no distance is given. */
const letterWidth = 0.5;

/** What outlines are written with; a frame takes 60 characters, one letter some hundreds. */
const fewestOutlineCharacters = 4000;

/** Reads the texts of a page, and whether it shows a picture. Source: GB/T 33190-2016, 7.7 and 11.3. */
export class OfdPage implements MarkupHandler {
  readonly pieces: TextPiece[] = [];
  /** The templates that lie below it. */
  readonly templates = new Set<string>();
  #hasPicture = false;
  #outlineLength = 0;
  #isOutline = false;
  #frame: TextFrame = { left: 0, top: 0, size: 1, matrix: unchanged };
  #x = 0;
  #y = 0;
  #distances = '';
  #text: string | null = null;

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'Template':
        this.templates.add(attributes.get('TemplateID') ?? '');
        return;
      case 'ImageObject':
        this.#hasPicture = true;
        return;
      case 'AbbreviatedData':
        this.#isOutline = true;
        return;
      case 'TextObject':
        this.#frame = readFrame(attributes);
        return;
      case 'TextCode':
        // A text without a position begins where the previous one began.
        this.#x = Number(attributes.get('X') ?? this.#x);
        this.#y = Number(attributes.get('Y') ?? this.#y);
        this.#distances = attributes.get('DeltaX') ?? '';
        this.#text = '';
        return;
      default:
    }
  }

  /** Whether it may show a text as a picture, or in the outlines of its letters. */
  get showsPicture(): boolean {
    return this.#hasPicture || this.#outlineLength >= fewestOutlineCharacters;
  }

  close(name: string): void {
    if (name === 'AbbreviatedData') this.#isOutline = false;
    if (name !== 'TextCode' || this.#text === null) return;
    const text = this.#text.trim();
    if (text !== '') this.pieces.push(this.#makePiece(text));
    if (this.pieces.length > mostPieces)
      throw new DocumentFault('too-large', 'a page shows too much');
    this.#text = null;
  }

  text(text: string): void {
    if (this.#text !== null) this.#text += text;
    if (this.#isOutline) this.#outlineLength += text.length;
  }

  #makePiece(text: string): TextPiece {
    const { left, top, size, matrix } = this.#frame;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
    const start = left + a * this.#x + c * this.#y + e;
    const letter = size * letterWidth;
    const width = sumDistances(this.#distances, text.length - 1, letter) + letter;
    return {
      text,
      start,
      end: start + width * Math.hypot(a, b),
      // Lengths run down here, and up in a TextPiece.
      base: -(top + b * this.#x + d * this.#y + f),
      size: size * Math.hypot(c, d),
      angle: Math.round((Math.atan2(b, a) * 180) / Math.PI),
      isParted: /^\s/.test(this.#text ?? ''),
      isLeftward: false,
    };
  }
}

function readFrame(attributes: Attributes): TextFrame {
  const [left = 0, top = 0] = readNumbers(attributes.get('Boundary') ?? '');
  const matrix = attributes.get('CTM');
  return {
    left,
    top,
    size: Number(attributes.get('Size') ?? 1),
    matrix: matrix === undefined ? unchanged : readNumbers(matrix),
  };
}

function readNumbers(list: string): readonly number[] {
  return list.split(/\s+/).filter(Boolean).map(Number);
}

/** The first `count` distances of a list, in which "g 3 4.5" is 4.5 three times; `usual` where it is too short. */
function sumDistances(list: string, count: number, usual: number): number {
  const steps = list.split(/\s+/).filter(Boolean);
  let [total, left] = [0, count];
  for (let at = 0; at < steps.length && left > 0; at += 1) {
    const isRepeated = steps[at] === 'g';
    const times = isRepeated ? Math.min(Number(steps[at + 1]), left) : 1;
    if (isRepeated) at += 2;
    total += times * Number(steps[at]);
    left -= times;
  }
  return total + left * usual;
}
