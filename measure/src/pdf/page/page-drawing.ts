import type { OPS, PDFPageProxy } from 'pdfjs-dist';
import { CoverGrid } from './cover-grid.ts';
import { isMatrix, type Matrix, multiply, unitSquareBox } from './matrix.ts';

/** What a page shows beside its visible text. */
export interface PageDrawing {
  /** The share of the page that pictures cover, 0 to 1. */
  readonly pictureShare: number;
  /** Whether text lies unseen with a picture: a recognition program wrote what the picture shows. */
  readonly hasRecognisedText: boolean;
  /** Whether enough is drawn in lines to be letters without their text. */
  readonly hasOutlines: boolean;
  readonly shownTexts: readonly ShownText[];
}

/** One text of a drawing, by where it begins. */
export interface ShownText {
  readonly x: number;
  readonly y: number;
  /** Of its font, as it is written: it may be negative. */
  readonly size: number;
  readonly glyphs: string;
}

/** Numbers of a path; a rule or a frame has a dozen, one letter as an outline about a hundred. */
const fewestOutlineNumbers = 400;

/** pdf.js' `AnnotationMode.DISABLE`: frames of form fields are no outlines of letters. */
const noAnnotations = 0;

/** Modes of text that fills and strokes nothing. Source: ISO 32000-1, table 106. */
const invisibleModes: ReadonlySet<unknown> = new Set([3, 7]);

/**
 * Finds the pictures of a page without decoding one. pdf.js, told that pictures may have no size
 * (`maxImageSize: 0`), leaves each of them out; what stays is the transformation that stretched the
 * unit square to the picture's place, with nothing painted under it until the state is restored.
 */
export async function readDrawing(page: PDFPageProxy, ops: typeof OPS): Promise<PageDrawing> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: noAnnotations });
  const reader = new DrawingReader(page.view, ops);
  for (const [index, operation] of fnArray.entries()) reader.read(operation, argsArray[index]);
  return reader.finish();
}

interface GraphicsState {
  readonly matrix: Matrix;
  readonly textMode: unknown;
  /** Of the font. */
  readonly size: number;
  /** Transformed, and nothing painted since: a picture may have been here. */
  readonly isOpen: boolean;
}

class DrawingReader {
  readonly #grid: CoverGrid;
  readonly #ops: typeof OPS;
  readonly #stack: GraphicsState[] = [];
  readonly #shownTexts: ShownText[] = [];
  #state: GraphicsState = { matrix: [1, 0, 0, 1, 0, 0], textMode: 0, size: 0, isOpen: false };
  #line: Matrix = [1, 0, 0, 1, 0, 0];
  #outlineNumbers = 0;
  #hasInvisibleText = false;
  #hasCoveredText = false;

  constructor(view: readonly number[], ops: typeof OPS) {
    this.#grid = new CoverGrid(view);
    this.#ops = ops;
  }

  read(operation: number, args: unknown): void {
    const ops = this.#ops;
    switch (operation) {
      case ops.save:
        this.#stack.push(this.#state);
        return;
      case ops.restore:
      case ops.paintFormXObjectEnd:
        this.#closePicture();
        this.#state = this.#stack.pop() ?? this.#state;
        return;
      case ops.transform:
        this.#transform(args);
        return;
      case ops.paintFormXObjectBegin:
        this.#stack.push(this.#state);
        this.#transform(Array.isArray(args) ? args[0] : null);
        this.#state = { ...this.#state, isOpen: false };
        return;
      case ops.constructPath:
        this.#readPath(args);
        return;
      case ops.shadingFill:
        this.#state = { ...this.#state, isOpen: false };
        return;
      default:
        this.#readText(operation, args);
    }
  }

  finish(): PageDrawing {
    this.#closePicture();
    return {
      pictureShare: this.#grid.share,
      hasRecognisedText: this.#hasInvisibleText || this.#hasCoveredText,
      hasOutlines: this.#outlineNumbers >= fewestOutlineNumbers,
      shownTexts: this.#shownTexts,
    };
  }

  #transform(args: unknown): void {
    if (!isMatrix(args)) return;
    this.#state = { ...this.#state, matrix: multiply(this.#state.matrix, args), isOpen: true };
  }

  #closePicture(): void {
    if (!this.#state.isOpen) return;
    this.#state = { ...this.#state, isOpen: false };
    const box = unitSquareBox(this.#state.matrix);
    this.#grid.cover(box);
    const [left, bottom, right, top] = box;
    this.#hasCoveredText ||= this.#shownTexts.some(
      ({ x, y }) => x >= left && x <= right && y >= bottom && y <= top,
    );
  }

  #readPath(args: unknown): void {
    const [paint, path] = Array.isArray(args) ? args : [];
    // A path that only clips paints nothing.
    if (paint === this.#ops.endPath) return;
    this.#state = { ...this.#state, isOpen: false };
    const data: unknown = Array.isArray(path) ? path[0] : null;
    if (data instanceof Float32Array) this.#outlineNumbers += data.length;
  }

  #readText(operation: number, args: unknown): void {
    const ops = this.#ops;
    const [first, second] = Array.isArray(args) ? args : [];
    switch (operation) {
      case ops.setTextRenderingMode:
        this.#state = { ...this.#state, textMode: first };
        return;
      case ops.setFont:
        this.#state = { ...this.#state, size: Number(second) };
        return;
      case ops.beginText:
        this.#line = [1, 0, 0, 1, 0, 0];
        return;
      case ops.setTextMatrix:
        if (isMatrix(first)) this.#line = first;
        else if (isMatrix(args)) this.#line = args;
        return;
      case ops.moveText:
        this.#line = multiply(this.#line, [1, 0, 0, 1, Number(first), Number(second)]);
        return;
      case ops.showText:
      case ops.showSpacedText:
        this.#showText(first);
        return;
      default:
    }
  }

  #showText(glyphs: unknown): void {
    this.#state = { ...this.#state, isOpen: false };
    if (invisibleModes.has(this.#state.textMode)) this.#hasInvisibleText = true;
    const [, , , , x, y] = multiply(this.#state.matrix, this.#line);
    this.#shownTexts.push({ x, y, size: this.#state.size, glyphs: toText(glyphs) });
  }
}

/** The list also has the numbers that move the glyphs. */
function toText(glyphs: unknown): string {
  return Array.isArray(glyphs) ? glyphs.map(letterOf).join('') : '';
}

function letterOf(glyph: unknown): string {
  const isGlyph = typeof glyph === 'object' && glyph !== null && 'unicode' in glyph;
  return isGlyph ? String(glyph.unicode) : '';
}
