import type { PDFPageProxy } from 'pdfjs-dist';
import type { Story } from '../counting/story.ts';

/** Writes the text of one page; answers whether there was any. */
export async function writePageText(page: PDFPageProxy, story: Story): Promise<boolean> {
  const { items } = await page.getTextContent();
  let hasText = false;
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str.trim() !== '') hasText = true;
    story.write('main', item.hasEOL ? `${item.str}\n` : item.str);
  }
  story.write('main', '\n');
  return hasText;
}
