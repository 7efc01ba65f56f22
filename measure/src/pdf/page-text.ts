import type { PDFPageProxy } from 'pdfjs-dist';
import type { Story } from '../counting/story.ts';
import { isMeaningless } from './meaningless-text.ts';

export type PageContent = 'text' | 'silent' | 'unreadable';

/** Writes the text of one page, unless it is one that only looks like text. */
export async function writePageText(page: PDFPageProxy, story: Story): Promise<PageContent> {
  const text = await readText(page);
  const isSilent = text.trim() === '';
  if (!isSilent && isMeaningless(text)) return 'unreadable';
  story.write('main', text);
  return isSilent ? 'silent' : 'text';
}

async function readText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  let text = '';
  for (const item of items) {
    if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
  }
  return `${text}\n`;
}
