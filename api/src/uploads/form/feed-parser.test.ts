import { Readable } from 'node:stream';
import busboy from 'busboy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDelimiter } from './delimiter.ts';
import { type ArrivingDocument, feedParser } from './feed-parser.ts';
import { createTurnBudget } from './turn-budget.ts';

const contentType = 'multipart/form-data; boundary=xyz';
const headers = { 'content-type': contentType };

interface Outcome {
  readonly isWhole: boolean;
  readonly fields: readonly string[];
  readonly files: readonly string[];
}

/** What comes out of a parser; `passedBy` counts the bytes that it never saw. */
function collect(start: (parser: busboy.Busboy, document: () => Arriving | null) => void) {
  const fields: string[] = [];
  const files: Buffer[][] = [];
  let document: Arriving | null = null;
  let passedBy = 0;
  const outcome = new Promise<Outcome>((resolve) => {
    const parser = busboy({ headers });
    const end = (isWhole: boolean) =>
      resolve({
        isWhole,
        fields,
        files: files.map((pieces) => Buffer.concat(pieces).toString('latin1')),
      });
    parser.on('field', (name, value) => fields.push(`${name}=${value}`));
    parser.on('file', (_name, part) => {
      const pieces: Buffer[] = [];
      files.push(pieces);
      part.on('error', () => {});
      part.on('data', (piece: Buffer) => pieces.push(piece));
      document ??= {
        isCaughtUp: () => part.readableLength === 0,
        take(bytes) {
          passedBy += bytes.length;
          pieces.push(bytes);
        },
      };
    });
    parser.on('error', () => end(false));
    parser.on('finish', () => end(true));
    start(parser, () => document);
  });
  return { outcome, passedBy: () => passedBy };
}

type Arriving = ArrivingDocument;

function parseAlone(body: Buffer): Promise<Outcome> {
  return collect((parser) => parser.end(body)).outcome;
}

/** Every other time the disk is behind. */
function createSlowDisk() {
  let asked = 0;
  return () => {
    asked += 1;
    return asked % 2 === 0 ? null : new Promise<void>(setImmediate);
  };
}

function feed(pieces: readonly Buffer[]) {
  return collect((parser, document) => {
    feedParser(Readable.from(pieces, { objectMode: false }), parser, {
      delimiter: readDelimiter(contentType),
      document,
      written: createSlowDisk(),
      turn: createTurnBudget(),
    });
  });
}

function cut(body: Buffer, places: readonly number[]): Buffer[] {
  const at = [0, ...places.map((place) => place % (body.length + 1)), body.length].sort(
    (a, b) => a - b,
  );
  return at.slice(1).map((to, index) => body.subarray(at[index], to));
}

const part = (name: string) => `\r\n--xyz\r\nContent-Disposition: form-data; name="${name}"`;
const text = fc
  .array(
    fc.constantFrom(
      ...['\r', '\n', '\r\n', '\r\n-', '\r\n--', '\r\n--x', '\r\n--xy', '--xyz', '\r\n--xzy'],
      ...['合同', 'x', '\0', 'word '.repeat(40)],
    ),
    { maxLength: 12 },
  )
  .map((tokens) => tokens.join(''))
  // A sender chooses a boundary that is in none of its contents; what is damaged the fuzzed uploads try.
  .filter((content) => !`\r\n${content}`.includes('\r\n--xyz'));
const form = fc
  .record({
    before: text,
    document: text,
    after: text,
    second: fc.option(text),
    end: fc.constantFrom('--\r\n', '', '\r\n', '-'),
  })
  .map(({ before, document, after, second, end }) =>
    Buffer.from(
      [
        `${part('before')}\r\n\r\n${before}`.slice(2),
        `${part('file')}; filename="a.bin"\r\n\r\n${document}`,
        `${part('after')}\r\n\r\n${after}`,
        second === null ? '' : `${part('file')}; filename="b.bin"\r\n\r\n${second}`,
        `\r\n--xyz${end}`,
      ].join(''),
    ),
  );

describe('feedParser', () => {
  it('gives what the parser alone would, wherever the body is cut', async () => {
    await fc.assert(
      fc.asyncProperty(form, fc.array(fc.nat(), { maxLength: 12 }), async (body, places) => {
        const alone = await parseAlone(body);
        const { outcome } = feed(cut(body, places));
        const fed = await outcome;
        if (alone.isWhole) expect(fed).toEqual(alone);
        else expect(fed.isWhole).toBe(false);
      }),
      { seed: 20261121, numRuns: 2000 },
    );
  });

  it('keeps the inside of a document away from the parser', async () => {
    const inside = Buffer.alloc(1_000_000, 'abc\r\n');
    const pieces = [
      Buffer.from(`--xyz\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`),
      ...cut(inside, [65_536, 131_072, 500_000]),
      Buffer.from('\r\n--xyz--\r\n'),
    ];
    const { outcome, passedBy } = feed(pieces);
    const { isWhole, files } = await outcome;
    expect(isWhole).toBe(true);
    expect(files).toEqual([inside.toString('latin1')]);
    expect(passedBy()).toBeGreaterThan(900_000);
  });

  it('gives no more once it is stopped', async () => {
    const body = Readable.from([Buffer.from('--xyz\r\n'), Buffer.from('more')], {
      objectMode: false,
    });
    const parser = busboy({ headers });
    const stop = feedParser(body, parser, {
      delimiter: null,
      document: () => null,
      written: () => null,
      turn: createTurnBudget(),
    });
    stop();
    await new Promise(setImmediate);
    expect(body.isPaused()).toBe(true);
    expect(body.listenerCount('data')).toBe(0);
  });
});
