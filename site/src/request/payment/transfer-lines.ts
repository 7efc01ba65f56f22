import { readBankLines } from './read-bank-lines.ts';

/** A line that a bank's form asks for. */
export interface TransferLine {
  readonly name: string;
  readonly text: string;
  /** What is copied, where that is not the text. */
  readonly copied?: string;
}

export interface Transfer {
  readonly lines: readonly TransferLine[];
  /** What the office says beside them. */
  readonly sentences: readonly string[];
}

interface About {
  readonly reference: string;
  /** Two decimals, without separators. */
  readonly amount: string;
  readonly currency: string;
  readonly names: { readonly purpose: string; readonly amount: string };
}

/**
 * What a transfer asks for, from the office's own text: the purpose first, since forgetting that costs most. Where
 * the office names the reference in a line of its own, that line is the purpose.
 */
export function transferLines(text: string, about: About): Transfer {
  const { reference, amount, currency, names } = about;
  const lines = readBankLines(text);
  const own = [
    { name: names.purpose, text: reference },
    { name: names.amount, text: `${amount} ${currency}`, copied: amount },
  ];
  const named = lines.flatMap(({ name, text }) =>
    name === null || text === reference ? [] : [{ name, text, ...withoutSpaces(text) }],
  );
  return {
    lines: [...own, ...named],
    sentences: lines.filter(({ name }) => name === null).map((line) => line.text),
  };
}

/** Account numbers are shown in groups, and forms of banks take no spaces. */
function withoutSpaces(text: string): { readonly copied?: string } {
  return /^[\d ]+$/.test(text) ? { copied: text.replaceAll(' ', '') } : {};
}

/** All lines as a block of text. */
export function transferText(lines: readonly TransferLine[]): string {
  return lines.map(({ name, text }) => `${name}: ${text}`).join('\n');
}
