import type { TextReading } from '../../document-reader.ts';
import { readEachLine } from '../text/lines.ts';

/** Columns before the text, unless the file's own `Format:` line says otherwise. */
const usualTextColumn = 9;

export function isSubStation(head: string): boolean {
  return /^\uFEFF?\s*\[Script Info\]/i.test(head);
}

/** SubStation Alpha (.ssa, .ass): the text of the dialogue; its comments apart; no overrides and drawings. */
export async function readSubStation({ story, ...text }: TextReading): Promise<void> {
  let isInEvents = false;
  let textColumn = usualTextColumn;
  await readEachLine(text, (line) => {
    const section = /^\s*\[(.+)\]\s*$/.exec(line)?.[1];
    if (section !== undefined) isInEvents = section.toLowerCase() === 'events';
    const [, kind, rest = ''] = /^(Format|Dialogue|Comment):\s*(.*)$/.exec(line) ?? [];
    if (!isInEvents || kind === undefined) return;
    const columns = rest.split(',');
    if (kind === 'Format') {
      const column = columns.findIndex((name) => name.trim() === 'Text');
      textColumn = column < 0 ? usualTextColumn : column;
      return;
    }
    const text = shownText(columns.slice(textColumn).join(','));
    story.write(kind === 'Dialogue' ? 'main' : 'comments', `${text}\n`);
  });
}

/** What viewers read. `{\\p1}` begins a drawing, `{\\p0}` ends it. */
function shownText(text: string): string {
  let shown = '';
  let isDrawing = false;
  for (const part of text.split(/(\{[^{}]*\})/)) {
    if (part.startsWith('{') && part.endsWith('}')) {
      const scale = /\\p(\d)/.exec(part)?.[1];
      if (scale !== undefined) isDrawing = scale !== '0';
    } else if (!isDrawing) shown += part;
  }
  return shown.replaceAll(/\\[Nn]/g, '\n').replaceAll('\\h', ' ');
}
