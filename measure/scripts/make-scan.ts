import { makePdfOf, makeStream } from './make-pdf.ts';

/** A page of A4 with a picture, and lines of text over it, under it or unseen. */
export interface ScannedPage {
  /** Parts of the page's width and height that the picture covers; none without. */
  readonly picture?: readonly [width: number, height: number];
  /** The number of strips that the picture is divided into, as scanners write them. */
  readonly strips?: number;
  readonly lines?: readonly Line[];
  /** Width and height in points; those of A4 without. */
  readonly size?: readonly [width: number, height: number];
}

export interface Line {
  readonly text: string;
  /** Points; 10 without. */
  readonly size?: number;
  readonly isSlanted?: boolean;
  readonly place?: 'over' | 'under' | 'unseen';
}

const sheet = [595, 842] as const;

const dot = makeStream(
  '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
  '0',
);

/**
 * A PDF of scanned pages: each is a picture, with what scanners and people put beside it.
 * @param image the picture as an object; a single dot without.
 */
export function makeScan(pages: readonly ScannedPage[], image: string = dot): Uint8Array {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  return makePdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    image,
    ...pages.flatMap((page, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${(page.size ?? sheet).join(' ')}]/Resources<</Font<</F 3 0 R>>/XObject<</I 4 0 R>>>>/Contents ${6 + index * 2} 0 R>>`,
      makeStream('<<', drawPage(page)),
    ]),
  ]);
}

function drawPage({ picture, strips = 1, lines = [], size = sheet }: ScannedPage): string {
  const drawn = lines.map((line, index) => ({ line, drawing: drawLine(line, index) }));
  const isUnder = ({ line }: { line: Line }) => line.place === 'under';
  const parts = [
    ...drawn.filter(isUnder),
    ...(picture === undefined ? [] : [{ drawing: drawPicture(picture, strips, size) }]),
    ...drawn.filter((it) => !isUnder(it)),
  ];
  return parts.map(({ drawing }) => drawing).join('\n');
}

function drawPicture(
  [across, along]: readonly [number, number],
  strips: number,
  [width, height]: readonly [number, number],
): string {
  const [w, h] = [width * across, height * along];
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  const strip = h / strips;
  return Array.from(
    { length: strips },
    (_, index) => `q ${w} 0 0 ${strip} ${x} ${y + index * strip} cm /I Do Q`,
  ).join('\n');
}

function drawLine({ text, size = 10, isSlanted = false, place }: Line, index: number): string {
  const mode = place === 'unseen' ? 3 : 0;
  const matrix = isSlanted ? '.7 .7 -.7 .7 150 300' : `1 0 0 1 60 ${400 - index * 40}`;
  return `BT ${mode} Tr /F ${size} Tf ${matrix} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;
}
