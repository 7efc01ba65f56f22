/** A picture in shades of gray, row by row from the top. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  /** 0 is black, 255 is white. */
  readonly shades: Uint8Array;
  /** How far each pixel covers what lies under it, 0 to 255; `null` where all do. */
  readonly cover: Uint8Array | null;
}

/** Makes a picture smaller by a whole factor: each pixel is the mean of a square. */
export function reducePicture(picture: GrayPicture, factor: number): GrayPicture {
  if (factor < 2) return picture;
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const reduce = (plane: Uint8Array) => reducePlane(plane, picture, { width, height, factor });
  return {
    width,
    height,
    shades: reduce(picture.shades),
    cover: picture.cover && reduce(picture.cover),
  };
}

function reducePlane(
  plane: Uint8Array,
  { width: stride, height: rows }: GrayPicture,
  { width, height, factor }: { width: number; height: number; factor: number },
): Uint8Array {
  const reduced = new Uint8Array(width * height);
  const across = Math.min(factor, stride);
  const along = Math.min(factor, rows);
  const pixels = across * along;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = 0; row < along; row += 1) {
        const start = (y * factor + row) * stride + x * factor;
        for (let column = 0; column < across; column += 1) sum += plane[start + column] ?? 0;
      }
      reduced[y * width + x] = sum / pixels;
    }
  }
  return reduced;
}

/** As a file in the portable gray map format. */
export function formatGrayMap({ width, height, shades }: GrayPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + shades.length);
  file.set(head);
  file.set(shades, head.length);
  return file;
}
