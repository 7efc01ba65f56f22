import type { PDFPageProxy } from 'pdfjs-dist';

export interface TextLine {
  readonly text: string;
  /** Height of its largest letters in points. */
  readonly height: number;
  /** Neither across nor along the page, as stamps and watermarks are. */
  readonly isSlanted: boolean;
}

/** A line that is being put together. */
interface OpenLine {
  text: string;
  height: number;
  isSlanted: boolean;
}

/** The text of one page, line by line. */
export async function readPageLines(page: PDFPageProxy): Promise<readonly TextLine[]> {
  const { items } = await page.getTextContent();
  const lines: TextLine[] = [];
  let line: OpenLine = emptyLine();
  for (const item of items) {
    if (!('str' in item)) continue;
    line.text += item.str;
    if (item.str.trim() !== '') describeLetters(line, item.transform);
    if (!item.hasEOL) continue;
    lines.push(line);
    line = emptyLine();
  }
  lines.push(line);
  return lines;
}

function describeLetters(line: OpenLine, transform: readonly number[]): void {
  const [a = 0, b = 0, c = 0, d = 0] = transform;
  line.height = Math.max(line.height, Math.hypot(c, d));
  const [across, along] = [Math.abs(a), Math.abs(b)];
  line.isSlanted = Math.min(across, along) > Math.max(across, along) / 10;
}

function emptyLine(): OpenLine {
  return { text: '', height: 0, isSlanted: false };
}

/** As it is counted: a line feed ends each line. */
export function joinLines(lines: readonly TextLine[]): string {
  return lines.map(({ text }) => `${text}\n`).join('');
}
