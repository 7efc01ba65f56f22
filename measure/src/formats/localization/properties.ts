import type { Finding, TextReading } from '../../document-reader.ts';
import { readEachLine } from '../text/lines.ts';

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\n', f: ' ' };

/** A key up to its `=`, `:` or blank; a backslash takes its meaning from any of them. */
const keyAndSeparator = /^[ \t\f]*(?:\\.|[^=:\s\\])*(?:[ \t\f]*[=:][ \t\f]*|[ \t\f]+|$)/;

/**
 * Java's `.properties`: the values. Source: java.util.Properties.load. Since Java 9 they are read as
 * UTF-8; what is no valid UTF-8 is ISO 8859-1, as they were before.
 */
export async function readProperties({ story, ...text }: TextReading): Promise<Finding> {
  const encoding = text.encoding.startsWith('utf-') ? text.encoding : 'iso-8859-1';
  let isContinued = false;
  await readEachLine({ ...text, encoding }, (line) => {
    if (!isContinued && /^\s*(?:[#!]|$)/.test(line)) return;
    const value = isContinued ? line.trimStart() : line.replace(keyAndSeparator, '');
    isContinued = /(?:^|[^\\])(?:\\\\)*\\$/.test(line);
    story.write('main', unescapeValue(isContinued ? value.slice(0, -1) : `${value}\n`));
  });
  return { encoding };
}

function unescapeValue(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-f]{4})|([\s\S]))/gi, (_, code?: string, letter?: string) =>
    code === undefined
      ? (escapes[letter ?? ''] ?? letter ?? '')
      : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * Whether a text is a list of properties, judged by its content alone: only assignments, and an escape
 * that no other list of settings has.
 */
export function isProperties(head: string): boolean {
  const lines = head.replaceAll(/\\\r?\n[ \t]*/g, '').split(/\r\n|\n|\r/, 200);
  const entries = lines.filter((line) => !/^\s*(?:[#!]|$)/.test(line));
  const isAssignment = (line: string) => /^\s*[\w.\-[\]]+[ \t]*[=:]/.test(line);
  return /\\u[0-9a-f]{4}/i.test(head) && entries.length > 0 && entries.every(isAssignment);
}
