import type { OPS, PDFPageProxy } from 'pdfjs-dist';
import { type Matrix, multiply } from '../pdf/page/matrix.ts';
import { toGrayPicture } from './decoded-image.ts';
import type { GrayPicture } from './gray-picture.ts';
import { findImages, type PlacedImage } from './page-images.ts';
import { PageRaster } from './page-raster.ts';

const pointsPerInch = 72;

/** Finer than this, letters are recognized no better, and coarser worse. */
const [coarsest, finest] = [150 / pointsPerInch, 300 / pointsPerInch];

/** A page that is longer, in points, has its size from a program that took pixels for points. */
const longestSheet = 1700;

export interface DrawnPage {
  readonly picture: GrayPicture;
  /** Absent where the size of the page says nothing of the sheet's. */
  readonly dotsPerInch?: number;
}

/** A sheet of A4 at 300 dots an inch has 8.7 million. */
const mostPixels = 12_000_000;

/** The pictures of a page as they lie on it, upright as a reader sees it; `null` where it has none. */
export async function drawScannedPage(
  page: PDFPageProxy,
  ops: typeof OPS,
): Promise<DrawnPage | null> {
  const images = await findImages(page, ops);
  if (images.length === 0) return null;
  const scale = chooseScale(page, images);
  const { transform, width, height } = page.getViewport({ scale });
  const toPixels = transform as unknown as Matrix;
  const raster = new PageRaster(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  for (const { image, place, ink } of images) {
    raster.draw(toGrayPicture(image, ink), multiply(toPixels, place));
  }
  const picture = raster.finish();
  return isSheet(page) ? { picture, dotsPerInch: scale * pointsPerInch } : { picture };
}

/** Pixels for a point: those of the largest picture, as far as they are of use. */
function chooseScale(page: PDFPageProxy, images: readonly PlacedImage[]): number {
  const largest = images.reduce((one, other) => (pixelsOf(other) > pixelsOf(one) ? other : one));
  const [a, b] = largest.place;
  const density = largest.image.width / Math.max(1, Math.hypot(a, b));
  const { width, height } = page.getViewport({ scale: 1 });
  const wanted = isSheet(page) ? Math.min(finest, Math.max(coarsest, density)) : density;
  return Math.min(wanted, Math.sqrt(mostPixels / Math.max(1, width * height)));
}

function isSheet(page: PDFPageProxy): boolean {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.max(width, height) <= longestSheet;
}

function pixelsOf({ image }: PlacedImage): number {
  return image.width * image.height;
}
