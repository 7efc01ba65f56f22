import { describe, expect, it } from 'vitest';
import { estimateFileWords } from './estimate-file-words.ts';

const never = new AbortController().signal;

/** jsdom's File has no stream(); this one hands its text over in the given pieces. */
function textFile(pieces: readonly string[], type = 'text/plain'): File {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const file = new File(bytes, 'letter.txt', { type });
  file.stream = () =>
    new ReadableStream({
      start(controller) {
        for (const part of bytes) controller.enqueue(part);
        controller.close();
      },
    });
  return file;
}

describe('estimateFileWords', () => {
  it('counts the words between white space of a plain text', async () => {
    expect(await estimateFileWords(textFile(['  one two\n三 四 ']), never)).toBe(4);
  });

  it('divides the size of anything else by six, rounded down', async () => {
    const file = new File([new Uint8Array(20)], 'a.bin', { type: '' });
    expect(await estimateFileWords(file, never)).toBe(3);
  });

  it('counts a text of many pieces as one', async () => {
    const text = '词 word\n'.repeat(50_000);
    expect(await estimateFileWords(textFile([text]), never)).toBe(100_000);
  });

  it('stops at the next piece when the document is taken back', async () => {
    const task = new AbortController();
    let pulls = 0;
    const file = textFile([]);
    file.stream = () =>
      new ReadableStream({
        pull(controller) {
          pulls += 1;
          if (pulls === 5) task.abort(new Error('taken back'));
          controller.enqueue(new TextEncoder().encode('word '.repeat(100_000)));
        },
      });
    await expect(estimateFileWords(file, task.signal)).rejects.toThrow('taken back');
  });

  it('rejects when the text cannot be read', async () => {
    const file = textFile([]);
    file.stream = () => new ReadableStream({ start: (c) => c.error(new Error('gone')) });
    await expect(estimateFileWords(file, never)).rejects.toThrow('gone');
  });
});
