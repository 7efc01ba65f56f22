import { type Matrix, unitSquareBox } from '../pdf/page/matrix.ts';
import { type GrayPicture, reducePicture } from './gray-picture.ts';

/** A white page on which pictures are drawn, in pixels from its upper left corner. */
export class PageRaster {
  readonly #width: number;
  readonly #height: number;
  readonly #shades: Uint8Array;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#shades = new Uint8Array(width * height).fill(255);
  }

  /** @param place maps the unit square, whose upper edge is that of the picture, to the page. */
  draw(picture: GrayPicture, place: Matrix): void {
    const inverse = invert(place);
    if (inverse === null) return;
    const [a, b] = place;
    const factor = Math.floor(picture.width / Math.max(1, Math.hypot(a, b)));
    this.#paint(reducePicture(picture, factor), inverse, unitSquareBox(place));
  }

  finish(): GrayPicture {
    return { width: this.#width, height: this.#height, shades: this.#shades, cover: null };
  }

  #paint(picture: GrayPicture, inverse: Matrix, box: readonly number[]): void {
    const { width, height } = picture;
    const [a, b, c, d, e, f] = inverse;
    const [left = 0, top = 0, right = 0, bottom = 0] = box;
    const columns = within(left, right, this.#width);
    const rows = within(top, bottom, this.#height);
    for (let y = rows.first; y < rows.end; y += 1) {
      for (let x = columns.first; x < columns.end; x += 1) {
        const across = a * (x + 0.5) + c * (y + 0.5) + e;
        const up = b * (x + 0.5) + d * (y + 0.5) + f;
        if (across < 0 || across > 1 || up < 0 || up > 1) continue;
        this.#mix(y * this.#width + x, picture, across * width - 0.5, (1 - up) * height - 0.5);
      }
    }
  }

  /** Puts what the picture shows between its pixels over what is on the page. */
  #mix(at: number, picture: GrayPicture, x: number, y: number): void {
    const shade = between(picture.shades, picture, x, y);
    if (picture.cover === null) {
      this.#shades[at] = shade;
      return;
    }
    const opacity = between(picture.cover, picture, x, y) / 255;
    this.#shades[at] = (this.#shades[at] ?? 255) * (1 - opacity) + shade * opacity;
  }
}

function within(from: number, to: number, size: number) {
  const first = Math.max(0, Math.floor(from));
  const end = Math.min(size, Math.ceil(to));
  // Numbers that no page has, such as infinity, cover nothing.
  return Number.isNaN(first + end) ? { first: 0, end: 0 } : { first, end };
}

/** A value of a plane between its four nearest pixels. */
function between(plane: Uint8Array, { width, height }: GrayPicture, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const [dx, dy] = [Math.max(0, x - left), Math.max(0, y - top)];
  const upper =
    (plane[top * width + left] ?? 0) * (1 - dx) + (plane[top * width + right] ?? 0) * dx;
  const lower =
    (plane[bottom * width + left] ?? 0) * (1 - dx) + (plane[bottom * width + right] ?? 0) * dx;
  return upper * (1 - dy) + lower * dy;
}

/** `null` where the transformation flattens the plane. */
function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (!Number.isFinite(1 / determinant)) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}
