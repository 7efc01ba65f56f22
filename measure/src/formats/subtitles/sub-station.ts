import type { DocumentReader } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';
import { readLines } from '../text/lines.ts';

/** Columns before the text, unless the file's own `Format:` line says otherwise. */
const usualTextColumn = 9;

export function isSubStation(head: string): boolean {
  return /^\uFEFF?\s*\[Script Info\]/i.test(head);
}

/** SubStation Alpha (.ssa, .ass): the text of the dialogue; its comments apart; no overrides and drawings. */
export function subStationReader(encoding: string): DocumentReader {
  return async ({ source, story, budget }) => {
    let isInEvents = false;
    let textColumn = usualTextColumn;
    for await (const lines of readLines(decodeText(source, encoding, budget))) {
      for (const line of lines) {
        const section = /^\s*\[(.+)\]\s*$/.exec(line)?.[1];
        if (section !== undefined) isInEvents = section.toLowerCase() === 'events';
        const [, kind, rest = ''] = /^(Format|Dialogue|Comment):\s*(.*)$/.exec(line) ?? [];
        if (!isInEvents || kind === undefined) continue;
        const columns = rest.split(',');
        if (kind === 'Format') {
          const column = columns.findIndex((name) => name.trim() === 'Text');
          textColumn = column < 0 ? usualTextColumn : column;
          continue;
        }
        const text = shownText(columns.slice(textColumn).join(','));
        story.write(kind === 'Dialogue' ? 'main' : 'comments', `${text}\n`);
      }
    }
    return { encoding };
  };
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
