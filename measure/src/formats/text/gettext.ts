import type { DocumentReader } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';
import { readLines } from './lines.ts';

const quoted = /^(?:(msgid|msgid_plural|msgstr|msgctxt)(?:\[\d+\])?\s*)?"(.*)"$/;

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\n' };

export function isGettext(head: string): boolean {
  return /^[ \t]*msgid[ \t]+"/m.test(head) && /^[ \t]*msgstr(?:\[0\])?[ \t]+"/m.test(head);
}

/** Gettext catalogues (.po): the source strings and their plurals, as translators are paid for. */
export function gettextReader(encoding: string): DocumentReader {
  return async ({ source, story, budget }) => {
    let keyword = '';
    for await (const lines of readLines(decodeText(source, encoding, budget))) {
      for (const line of lines) {
        const match = quoted.exec(line.trim());
        if (match === null) continue;
        if (match[1] !== undefined) {
          keyword = match[1];
          story.write('main', '\n');
        }
        if (keyword.startsWith('msgid')) story.write('main', unescapeString(match[2] ?? ''));
      }
    }
    return { encoding };
  };
}

function unescapeString(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, escaped: string) => escapes[escaped] ?? escaped);
}
