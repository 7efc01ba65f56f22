import { describe, expect, it } from 'vitest';
import { makePicturePdf, type PicturePage } from '../../scripts/make-picture-pdf.ts';
import { Budget } from '../budget.ts';
import { sourceFromBytes } from '../byte-source.ts';
import { standardLimits } from '../measure-limits.ts';
import { withPdf } from '../pdf/with-pdf.ts';
import { type DrawnPage, drawScannedPage } from './draw-scanned-page.ts';

const never = () => Promise.reject(new Error('not needed'));

function draw(page: PicturePage): Promise<DrawnPage | null> {
  const pdf = {
    source: sourceFromBytes(makePicturePdf([page])),
    budget: new Budget(standardLimits),
    readCharacterMap: never,
    maxImagePixels: 1_000_000,
  };
  return withPdf(pdf, async (document, library) =>
    drawScannedPage(await document.getPage(1), library.OPS),
  );
}

/** 200 by 300 dots of gray whose upper left quarter is black. */
const [width, height] = [200, 300];
const quarter = Uint8Array.from({ length: width * height }, (_, at) =>
  at % width < width / 2 && at < (width * height) / 2 ? 0 : 255,
);
const gray = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8`;

/** How dark the middles of the page's quarters are: upper left, upper right, lower left, lower right. */
function quartersOf(page: DrawnPage | null) {
  if (page === null) throw new Error('nothing was drawn');
  const { picture } = page;
  const at = (x: number, y: number) =>
    picture.shades[
      Math.floor(picture.height * y) * picture.width + Math.floor(picture.width * x)
    ] === 0
      ? 'black'
      : 'white';
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(' ');
}

describe('drawScannedPage', () => {
  it('draws a picture as it lies on the page, at a resolution that can be read', async () => {
    const page = await draw({ dictionary: gray, bytes: quarter });
    expect(quartersOf(page)).toBe('black white white white');
    expect(page).toMatchObject({ picture: { width: 1240, height: 1754 }, dotsPerInch: 150 });
  });

  it('turns a page as its reader does', async () => {
    const page = await draw({ dictionary: gray, bytes: quarter, rotate: 90 });
    expect(quartersOf(page)).toBe('white black white white');
    expect(page).toMatchObject({ picture: { width: 1754, height: 1240 } });
  });

  it('puts strips together, also upside down', async () => {
    const drawing = [
      'q 595 0 0 421 0 421 cm /I Do Q',
      'q 1 0 0 -1 0 421 cm 595 0 0 421 0 0 cm /I Do Q',
    ].join('\n');
    const bytes = quarter.map((shade, at) => (at % width < width / 2 ? 0 : shade));
    const page = await draw({ dictionary: gray, bytes, drawing });
    expect(quartersOf(page)).toBe('black white black white');
  });

  it('paints a mask of one bit a dot in its ink', async () => {
    const stride = width / 8;
    const bits = Uint8Array.from({ length: stride * height }, (_, at) =>
      at % stride < stride / 2 && at < (stride * height) / 2 ? 0x00 : 0xff,
    );
    const dictionary = `<</Type/XObject/Subtype/Image/ImageMask true/Width ${width}/Height ${height}/BitsPerComponent 1`;
    expect(quartersOf(await draw({ dictionary, bytes: bits }))).toBe('black white white white');
    const drawing = 'q 1 1 1 rg 595 0 0 842 0 0 cm /I Do Q';
    expect(quartersOf(await draw({ dictionary, bytes: bits, drawing }))).toBe(
      'white white white white',
    );
  });

  it('draws no picture that is larger than allowed, none that is flat, and none that is broken', async () => {
    const huge = gray.replace(`Width ${width}`, 'Width 100000');
    expect(await draw({ dictionary: huge, bytes: quarter })).toBeNull();
    const flat = await draw({
      dictionary: gray,
      bytes: quarter,
      drawing: 'q 0 0 0 0 9 9 cm /I Do Q',
    });
    expect(quartersOf(flat)).toBe('white white white white');
    const broken = `${gray}/Filter/DCTDecode`;
    expect(await draw({ dictionary: broken, bytes: quarter })).toBeNull();
  });
});
