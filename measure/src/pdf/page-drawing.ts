import type { OPS, PDFPageProxy } from 'pdfjs-dist';

/** Whether a page without text shows something all the same: a picture of text, or outlines of letters. */
export async function showsDrawing(page: PDFPageProxy, ops: typeof OPS): Promise<boolean> {
  const drawing = new Set<number>([
    ops.paintImageXObject,
    ops.paintInlineImageXObject,
    ops.paintImageMaskXObject,
    ops.paintImageMaskXObjectGroup,
    ops.paintImageXObjectRepeat,
    ops.paintImageMaskXObjectRepeat,
    ops.constructPath,
  ]);
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operation) => drawing.has(operation));
}
