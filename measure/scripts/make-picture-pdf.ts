import { makePdfOf } from './make-pdf.ts';

/** A picture as an object of a PDF, and where a page of A4 shows it. */
export interface PicturePage {
  /** The image XObject's dictionary without its length, and its bytes. */
  readonly dictionary: string;
  readonly bytes: Uint8Array;
  /** How the page is turned to be read, clockwise. */
  readonly rotate?: 0 | 90 | 180 | 270;
  /** Operators that draw it as "I"; by default it fills the page. */
  readonly drawing?: string;
}

const [width, height] = [595, 842];

/** A PDF of A4 pages each of which shows a picture, as scanners write it. */
export function makePicturePdf(pages: readonly PicturePage[]): Uint8Array {
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  return makePdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    ...pages.flatMap(({ dictionary, bytes, rotate = 0, drawing = fill }, index) => {
      const number = 3 + index * 3;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Rotate ${rotate}/Resources<</XObject<</I ${number + 2} 0 R>>>>/Contents ${number + 1} 0 R>>`,
        `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
        `${dictionary}/Length ${bytes.length}>>\nstream\n${toText(bytes)}\nendstream`,
      ];
    }),
  ]);
}

const fill = `q ${width} 0 0 ${height} 0 0 cm /I Do Q`;

/** Each byte as the character of that number, as `makePdfOf` takes it. */
function toText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** The image XObject of a JPEG. */
export function describeJpeg(
  size: { readonly width: number; readonly height: number },
  colors: 'DeviceGray' | 'DeviceRGB',
): string {
  return `<</Type/XObject/Subtype/Image/Width ${size.width}/Height ${size.height}/ColorSpace/${colors}/BitsPerComponent 8/Filter/DCTDecode`;
}

/** The image XObject of a PNG with gray or 1-bit pixels: its compressed data is what PDF understands, too. */
export function describePng(png: Uint8Array): PicturePage {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [across, along] = [view.getUint32(16), view.getUint32(20)];
  const depth = view.getUint8(24);
  const pieces: Uint8Array[] = [];
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    if (String.fromCharCode(...png.subarray(at + 4, at + 8)) === 'IDAT')
      pieces.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return {
    dictionary: `<</Type/XObject/Subtype/Image/Width ${across}/Height ${along}/ColorSpace/DeviceGray/BitsPerComponent ${depth}/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 1/BitsPerComponent ${depth}/Columns ${across}>>`,
    bytes: Uint8Array.from(pieces.flatMap((piece) => [...piece])),
  };
}
