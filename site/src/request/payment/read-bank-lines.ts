/** A line of the office's text on bank transfers: "Bank: Example Bank" has a name, a sentence has none. */
export interface BankLine {
  readonly name: string | null;
  readonly text: string;
}

/** Names are short; a colon after more than this is part of a sentence. */
const maxNameLength = 40;

/** The lines of the text, without empty ones. */
export function readBankLines(text: string): readonly BankLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);
}

function readLine(line: string): BankLine {
  const [, name = '', text = ''] = /^([^:：]+)[:：]\s*(\S.*)$/.exec(line) ?? [];
  const isNamed = name !== '' && name.length <= maxNameLength && !text.startsWith('//');
  return isNamed ? { name: name.trim(), text } : { name: null, text: line };
}
