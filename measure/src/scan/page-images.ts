import type { OPS, PDFPageProxy } from 'pdfjs-dist';
import { isMatrix, type Matrix, multiply } from '../pdf/page/matrix.ts';
import { type DecodedImage, readDecodedImage, shadeOf } from './decoded-image.ts';

/** An image, and where a page shows it: the unit square is transformed by `place`, in points. */
export interface PlacedImage {
  readonly image: DecodedImage;
  readonly place: Matrix;
  /** The shade in which a mask is painted. */
  readonly ink: number;
}

/** More than this no page shows; scans that are cut into letters have some thousands. */
const mostImages = 20_000;

/** The images of a page in the order in which they are painted. */
export async function findImages(
  page: PDFPageProxy,
  ops: typeof OPS,
): Promise<readonly PlacedImage[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const reader = new ImageReader(ops);
  for (const [index, operation] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    reader.read(operation, Array.isArray(args) ? args : []);
  }
  const found: PlacedImage[] = [];
  for (const { source, ...placed } of reader.images.slice(0, mostImages)) {
    const image = readDecodedImage(await resolveImage(page, source));
    if (image !== null) found.push({ ...placed, image });
  }
  return found;
}

/** An image, or the name under which pdf.js has it. */
function resolveImage(page: PDFPageProxy, source: unknown): Promise<unknown> | unknown {
  if (typeof source !== 'string') return source;
  const objects = source.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(source, resolve));
}

interface FoundImage extends Omit<PlacedImage, 'image'> {
  readonly source: unknown;
}

interface GraphicsState {
  readonly matrix: Matrix;
  readonly ink: number;
}

/** Follows the painting operators of pdf.js as far as images are concerned. */
class ImageReader {
  readonly images: FoundImage[] = [];
  readonly #ops: typeof OPS;
  readonly #stack: GraphicsState[] = [];
  #state: GraphicsState = { matrix: [1, 0, 0, 1, 0, 0], ink: 0 };

  constructor(ops: typeof OPS) {
    this.#ops = ops;
  }

  read(operation: number, args: readonly unknown[]): void {
    const ops = this.#ops;
    switch (operation) {
      case ops.save:
        this.#stack.push(this.#state);
        return;
      case ops.restore:
      case ops.paintFormXObjectEnd:
        this.#state = this.#stack.pop() ?? this.#state;
        return;
      case ops.transform:
        this.#transform(args);
        return;
      case ops.paintFormXObjectBegin:
        this.#stack.push(this.#state);
        this.#transform(args[0]);
        return;
      case ops.setFillRGBColor:
        this.#state = { ...this.#state, ink: readInk(args[0]) };
        return;
      default:
        this.#readImage(operation, args);
    }
  }

  #transform(matrix: unknown): void {
    if (!isMatrix(matrix)) return;
    this.#state = { ...this.#state, matrix: multiply(this.#state.matrix, matrix) };
  }

  #readImage(operation: number, args: readonly unknown[]): void {
    const ops = this.#ops;
    const [first, a, b, c, d] = args;
    switch (operation) {
      case ops.paintImageXObject:
      case ops.paintInlineImageXObject:
        this.#place(first);
        return;
      case ops.paintImageMaskXObject:
        this.#place(maskSource(first));
        return;
      case ops.paintImageXObjectRepeat:
        this.#placeAt(first, [Number(a), 0, 0, Number(b)], c);
        return;
      case ops.paintImageMaskXObjectRepeat:
        this.#placeAt(maskSource(first), [Number(a), Number(b), Number(c), Number(d)], args[5]);
        return;
      case ops.paintImageMaskXObjectGroup:
        for (const mask of Array.isArray(first) ? first : [])
          this.#place(maskSource(mask), mask.transform);
        return;
      default:
    }
  }

  #place(source: unknown, transform?: unknown): void {
    const { matrix, ink } = this.#state;
    const place = isMatrix(transform) ? multiply(matrix, transform) : matrix;
    if (this.images.length < mostImages) this.images.push({ source, place, ink });
  }

  /** The same image at several places. */
  #placeAt(source: unknown, [a, b, c, d]: readonly number[], positions: unknown): void {
    if (!(positions instanceof Float32Array)) return;
    for (let at = 0; at + 1 < positions.length; at += 2)
      this.#place(source, [a, b, c, d, positions[at], positions[at + 1]]);
  }
}

/** pdf.js hands a mask over by name, or in the operation itself. */
function maskSource(mask: unknown): unknown {
  const isNamed = typeof mask === 'object' && mask !== null && 'data' in mask;
  return isNamed && typeof mask.data === 'string' ? mask.data : mask;
}

/** From "#rrggbb". */
function readInk(color: unknown): number {
  const [, red = '0', green = '0', blue = '0'] =
    /^#(..)(..)(..)$/.exec(typeof color === 'string' ? color : '') ?? [];
  return shadeOf(Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16));
}
