import type { Story, StoryPart } from '../../counting/story.ts';
import type { TextReading } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';
import { MarkupScanner } from '../../xml/markup-scanner.ts';
import { HtmlText } from './html-text.ts';

/** HTML pages: the text of the body; title, alternative texts and hints apart; no scripts, styles and templates. */
export async function readHtml({ story, ...text }: TextReading): Promise<void> {
  const scanner = new MarkupScanner('html', new HtmlText(story));
  for await (const piece of decodeText(text)) scanner.add(piece);
  scanner.end();
}

/** Writes the text of a page that is held in memory. */
export function writeHtml(html: string, story: Story, part: StoryPart = 'main'): void {
  const scanner = new MarkupScanner('html', new HtmlText(story, part));
  scanner.add(html);
  scanner.end();
}
