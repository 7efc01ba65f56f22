import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { storedQuoteSchema } from '@yiqiao/ports/schema/record-schema';
import { createReadQuote } from '@yiqiao/ports/schema/schema-version';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Commit } from '../../../src/engine/embedded/book/store-change.ts';
import { formatHeader, headerBytes } from '../../../src/engine/embedded/journal/journal-header.ts';
import { formatCommit } from '../../../src/engine/embedded/journal/journal-line.ts';
import { readJournal } from '../../../src/engine/embedded/journal/read-journal.ts';
import { sampleQuote } from '../../sample-quote.ts';

const readQuote = createReadQuote(storedQuoteSchema, []);

const header = formatHeader({
  version: 1,
  store: '0f8fad5b-d9cb-469f-a165-70867728950e',
  after: 0,
  confirmed: 0,
});

/** Submissions with names as hostile as they come: line feeds, quotes, lone surrogates. */
const quote: fc.Arbitrary<StoredQuote> = fc
  .record({ id: fc.uuid(), customerName: fc.string({ unit: 'binary' }), fileName: fc.string() })
  .map((fields) => ({
    ...sampleQuote(fields.id, fields),
    revision: 1,
    updatedAt: '2026-11-20T09:00:00.000Z',
    history: [],
  }));

const commits: fc.Arbitrary<readonly Commit[]> = fc
  .array(fc.array(quote, { minLength: 1, maxLength: 3 }), { maxLength: 8 })
  .map((groups) =>
    groups.map((quotes, index) => {
      const changes = quotes.map((each) => ({ kind: 'quote', quote: each }) as const);
      const { checksum } = formatCommit({ sequence: index + 1, changes });
      return { sequence: index + 1, checksum, changes };
    }),
  );

function toBytes(written: readonly Omit<Commit, 'checksum'>[]): Buffer {
  return Buffer.concat([
    header,
    ...written.map((commit) => Buffer.from(formatCommit(commit).line)),
  ]);
}

function readCommits(bytes: Buffer): readonly Commit[] | string {
  const reading = readJournal(bytes, 1, readQuote);
  if (reading.kind === 'journal') return reading.journal.commits;
  return reading.kind === 'damaged' ? reading.reason : `version ${reading.version}`;
}

describe('readJournal', () => {
  it('reads back exactly what was written', () => {
    fc.assert(
      fc.property(commits, (written) => {
        expect(readCommits(toBytes(written))).toEqual(written);
      }),
      { seed: 1 },
    );
  });

  it('takes reserved room behind the last commit for what it is', () => {
    fc.assert(
      fc.property(commits, fc.nat(300), (written, room) => {
        const bytes = Buffer.concat([toBytes(written), Buffer.alloc(room)]);
        const reading = readJournal(bytes, 1, readQuote);
        expect(reading).toMatchObject({ journal: { hasCutOffCommit: false, commits: written } });
      }),
      { seed: 2 },
    );
  });

  it('reads the whole commits before the place where it was cut off', () => {
    fc.assert(
      fc.property(commits, fc.nat(), (written, place) => {
        const bytes = toBytes(written);
        const cut = headerBytes + (place % (bytes.length - headerBytes + 1));
        const whole = written.filter(
          (_, index) => toBytes(written.slice(0, index + 1)).length <= cut,
        );
        expect(readCommits(bytes.subarray(0, cut))).toEqual(whole);
      }),
      { seed: 3 },
    );
  });

  it('never reads a commit that was not written so, whatever byte is damaged', () => {
    fc.assert(
      fc.property(commits, fc.nat(), fc.integer({ min: 1, max: 255 }), (written, place, change) => {
        const bytes = toBytes(written);
        const at = headerBytes + (place % Math.max(1, bytes.length - headerBytes));
        if (at >= bytes.length) return;
        bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
        const found = readCommits(bytes);
        if (typeof found === 'string') expect(found).toMatch(/broken/);
        else expect(found).toEqual(written.slice(0, written.length - 1));
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  it('calls it damage when a whole commit follows a broken one', () => {
    const bytes = toBytes(
      ['a', 'b'].map((id, index) => ({
        sequence: index + 1,
        changes: [
          {
            kind: 'quote',
            quote: { ...sampleQuote(id), revision: 1, updatedAt: '', history: [] },
          },
        ],
      })),
    );
    bytes.fill(0, headerBytes + 20, headerBytes + 30);
    expect(readCommits(bytes)).toBe('the line before change 2 is broken');
  });
});
