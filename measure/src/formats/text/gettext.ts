import type { TextReading } from '../../document-reader.ts';
import { readEachLine } from './lines.ts';

const quoted = /^(?:(msgid|msgid_plural|msgstr|msgctxt)(?:\[\d+\])?\s*)?"(.*)"$/;

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\n' };

export function isGettext(head: string): boolean {
  return /^[ \t]*msgid[ \t]+"/m.test(head) && /^[ \t]*msgstr(?:\[0\])?[ \t]+"/m.test(head);
}

/** Gettext catalogues (.po): the source strings and their plurals, as translators are paid for. */
export async function readGettext({ story, ...text }: TextReading): Promise<void> {
  let keyword = '';
  await readEachLine(text, (line) => {
    const match = quoted.exec(line.trim());
    if (match === null) return;
    if (match[1] !== undefined) {
      keyword = match[1];
      story.write('main', '\n');
    }
    if (keyword.startsWith('msgid')) story.write('main', unescapeString(match[2] ?? ''));
  });
}

function unescapeString(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, escaped: string) => escapes[escaped] ?? escaped);
}
