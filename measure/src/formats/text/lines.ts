import { decodeText, type EncodedText } from '../../encodings/decode-text.ts';

/** A line longer than this is handed on in parts, so that a text without line ends stays small. */
const maxLineCharacters = 1024 * 1024;

/** The lines of a text that arrives in pieces, without their ends, many at a time. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > maxLineCharacters) {
      lines.push(rest);
      rest = '';
    }
    yield lines;
  }
  yield [rest];
}

/** Hands on every line of a text, without its end. */
export async function readEachLine(text: EncodedText, take: (line: string) => void): Promise<void> {
  for await (const lines of readLines(decodeText(text))) lines.forEach(take);
}
