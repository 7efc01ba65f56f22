import type { BankAccount } from '@yiqiao/contract/company-schema';
import { readBankLines } from './read-bank-lines.ts';

/** A line that a bank's form asks for. */
export interface TransferLine {
  readonly name: string;
  readonly text: string;
  /** What is copied, where that is not the text. */
  readonly copied?: string;
  /** The amount in words, which paper forms ask for. */
  readonly words?: string;
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
  /** `null`: they are not asked for. */
  readonly words: string | null;
  readonly names: Readonly<Record<'purpose' | 'amount' | keyof BankAccount, string>>;
}

/** How an office can be paid without a card. */
export interface TransferWays {
  readonly account?: BankAccount | undefined;
  readonly bankTransfer?: string | undefined;
}

/**
 * What a transfer asks for: the purpose first, since forgetting that costs most, then the amount, the account and
 * the office's own text. Where that names the reference in a line of its own, the line is the purpose.
 */
export function transferLines(
  { account, bankTransfer = '' }: TransferWays,
  about: About,
): Transfer {
  const { reference, amount, currency, words, names } = about;
  const lines = readBankLines(bankTransfer);
  const own = [
    { name: names.purpose, text: reference },
    {
      name: names.amount,
      text: `${amount} ${currency}`,
      copied: amount,
      ...(words !== null && { words }),
    },
  ];
  const named = lines.flatMap(({ name, text }) =>
    name === null || text === reference ? [] : [lineOf(name, text)],
  );
  return {
    lines: [...own, ...linesOf(account, names), ...named],
    sentences: lines.filter(({ name }) => name === null).map((line) => line.text),
  };
}

/** In the order in which the forms of banks ask. */
function linesOf(account: BankAccount | undefined, names: About['names']): TransferLine[] {
  if (account === undefined) return [];
  const { name, number, bank, code } = account;
  return [
    { name: names.name, text: name },
    { name: names.number, text: number, copied: withoutSpaces(number) },
    { name: names.bank, text: bank },
    ...(code === undefined ? [] : [{ name: names.code, text: code, copied: withoutSpaces(code) }]),
  ];
}

function lineOf(name: string, text: string): TransferLine {
  return { name, text, ...(/^[\d ]+$/.test(text) && { copied: withoutSpaces(text) }) };
}

/** Account numbers are shown in groups, and forms of banks take no spaces. */
function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}

/** All lines as a block of text. */
export function transferText(lines: readonly TransferLine[]): string {
  return lines.map(({ name, text }) => `${name}: ${text}`).join('\n');
}
