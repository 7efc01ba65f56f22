import type { Story, StoryPart } from '../../counting/story.ts';
import type { DocumentReader } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';
import { MarkupScanner } from '../../xml/markup-scanner.ts';
import { HtmlText } from './html-text.ts';

/** HTML pages: the text of the body; title, alternative texts and hints apart; no scripts, styles and templates. */
export function htmlReader(encoding: string): DocumentReader {
  return async ({ source, story, budget }) => {
    const scanner = new MarkupScanner('html', new HtmlText(story));
    for await (const piece of decodeText(source, encoding, budget)) scanner.add(piece);
    scanner.end();
    return { encoding };
  };
}

/** Writes the text of a page that is held in memory. */
export function writeHtml(html: string, story: Story, part: StoryPart = 'main'): void {
  const scanner = new MarkupScanner('html', new HtmlText(story, part));
  scanner.add(html);
  scanner.end();
}
