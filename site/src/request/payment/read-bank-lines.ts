/** A line of the office's text on bank transfers: "Bank: Example Bank" has a name, a sentence has none. */
export interface BankLine {
  readonly name: string | null;
  readonly text: string;
}

/** A name is short; what comes after a colon in a long sentence is part of it. */
const maxNameLength = 40;

/** The lines of the text, without those that are empty. */
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
