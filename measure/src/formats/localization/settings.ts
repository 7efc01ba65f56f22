import type { TextReading } from '../../document-reader.ts';
import { readEachLine } from '../text/lines.ts';

const settingsEndings = /\.(?:ini|isl|lang|cfg)$/i;

const remark = /^\uFEFF?\s*(?:[;#]|\/\/|$)/;
const section = /^\uFEFF?\s*\[[^\]]*\]\s*$/;
const key = /^\uFEFF?\s*[^=\s][^=]*=/;

/** Whether a text is a list of settings: by its name, and no line is anything else. */
export function isSettings(head: string, name: string): boolean {
  if (!settingsEndings.test(name)) return false;
  const lines = head.split(/\r\n|\n|\r/, 200).filter((line) => !remark.test(line));
  return lines.length > 0 && lines.every((line) => section.test(line) || key.test(line));
}

/**
 * INI as programs, installers and games keep their texts in it: the values, not the keys, sections and
 * remarks. "\n" is a line end, and in the messages of Inno Setup "%n".
 */
export async function readSettings({ story, ...text }: TextReading): Promise<void> {
  await readEachLine(text, (line) => {
    if (remark.test(line) || !key.test(line)) return;
    const value = line.replace(key, '').replaceAll(/\\[nrt]|%n/g, '\n');
    story.write('main', `${value}\n`);
  });
}
