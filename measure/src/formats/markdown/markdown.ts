import type { TextReading } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';
import { readLines } from '../text/lines.ts';
import { takeFrontMatter, writeFrontMatter } from './front-matter.ts';
import { MarkdownBlocks } from './markdown-blocks.ts';

export const markdownEndings = /\.(?:md|markdown|mdown|mkd)$/i;

/**
 * Markdown: what its page shows, without the marks. Code blocks are not to be translated; code within a
 * sentence belongs to the sentence. Alternative texts, titles and front matter are descriptions, footnotes
 * are notes, addresses of links are no text. HTML within is read as HTML. Sources: CommonMark 0.31 and
 * GitHub Flavored Markdown 0.29.
 */
export async function readMarkdown({ story, budget, ...text }: TextReading): Promise<void> {
  const check = () => budget.check();
  const blocks = new MarkdownBlocks(story, check);
  const lines = readLines(decodeText({ ...text, budget }));
  const target = { story, part: 'descriptions', check } as const;
  for await (const body of takeFrontMatter(lines, (text) => writeFrontMatter(text, target))) {
    for (const line of body) blocks.add(line);
  }
  blocks.end();
}
