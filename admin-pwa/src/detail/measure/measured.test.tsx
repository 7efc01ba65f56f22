import { render } from '@testing-library/react';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { noDocument } from '@yiqiao/contract/record/no-document';
import { describe, expect, it } from 'vitest';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { ConsoleContext } from '../../state/use-console.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { SourceDocument } from '../document/source-document.tsx';
import { Measured } from './measured.tsx';

const measurement: Measurement = {
  format: 'pdf',
  exactness: 'partial',
  limit: 'scanned-pages',
  counts: { words: 2310, asianCharacters: 406, otherWords: 1904, characters: 11_000 },
  outside: { notes: { words: 120, asianCharacters: 0, otherWords: 120, characters: 600 } },
  pages: 42,
};

function textOf(differences: Parameters<typeof sampleQuote>[0]): string {
  const page = render(
    <ConsoleContext value={createFakeConsole()}>
      <SourceDocument quote={sampleQuote(differences)} now={0} onDownload={() => {}} />
      <Measured quote={sampleQuote(differences)} />
    </ConsoleContext>,
  );
  return page.container.textContent ?? '';
}

describe('Measured', () => {
  it('says what was counted, what was found and what was left out', () => {
    const text = textOf({ wordCount: 2310, measurement });
    expect(text).toContain('At least 2,310 words');
    expect(text).toContain('1,904 words and 406 Chinese characters, counted in the document');
    expect(text).toContain('Some pages are scans and were not counted');
    expect(text).toContain('Pages42');
    expect(text).toContain('Counted inmain text 2,310');
    expect(text).toContain('Not countedfootnotes and endnotes 120');
  });

  it('says that there is no document where staff opened the request', () => {
    const text = textOf({ ...noDocument, filePath: undefined });
    expect(text).toContain('No document');
    expect(text).not.toMatch(/no longer here|not counted|KB|MB/);
  });

  it('says what is in the count, and adds it to both scripts', () => {
    const text = textOf({
      wordCount: 2430,
      include: 'text-boxes,notes',
      measurement: {
        ...measurement,
        outside: {
          ...measurement.outside,
          comments: { words: 12, asianCharacters: 12, otherWords: 0, characters: 12 },
        },
      },
    });
    expect(text).toContain('At least 2,430 words');
    expect(text).toContain('2,024 words and 406 Chinese characters, counted');
    expect(text).toContain('Counted inmain text 2,310, footnotes and endnotes 120');
    expect(text).toContain('Not countedcomments 12');
  });

  it('lists the documents of an archive, with why one was not counted', () => {
    const text = textOf({
      include: 'notes',
      measurement: {
        ...measurement,
        format: 'zip',
        limit: 'documents',
        documents: [
          { name: '报价.pdf', format: 'pdf', limit: 'scan' },
          { name: 'offer/合同.docx', format: 'docx', words: 2310, outside: { notes: 120 } },
        ],
        documentCount: 62,
      },
    });
    expect(text).toContain('62 documents in it');
    expect(text).toContain(
      '报价.pdfnot countedScan: pages that are pictures, or text drawn as outlines',
    );
    expect(text).toContain('offer/合同.docx2,430 words');
    expect(text).toContain('and 60 more');
    expect(text).toContain('Some of the documents in it were not counted in whole');
  });

  it('names no parts of a document that has only a main text', () => {
    const text = textOf({ measurement: { ...measurement, outside: {} }, include: 'text-boxes' });
    expect(text).not.toContain('Counted in');
    expect(text).not.toContain('Not counted');
  });

  it('says nothing of an estimate beside a whole count', () => {
    const counts = { words: 9, asianCharacters: 0, otherWords: 9, characters: 40 };
    const exact: Measurement = { format: 'text', exactness: 'exact', counts, outside: {} };
    expect(textOf({ measurement: exact })).toContain('9 words, counted in the document');
    expect(textOf({ measurement: exact })).not.toContain('estimate');
  });

  it('says when nothing could be counted', () => {
    const text = textOf({
      wordCountBasis: 'estimated',
      wordCount: 500_000,
      measurement: { ...measurement, exactness: 'uncountable', limit: 'encrypted' },
    });
    expect(text).toContain('A locked file');
    expect(text).toContain('Not counted: a person counts and quotes it');
    expect(text).not.toContain('500,000');
    expect(text).toContain('Encrypted: ask the client for the password');
  });

  it('says which pages were counted, and what the others are', () => {
    const text = textOf({
      wordCountBasis: 'partial',
      wordCount: 2310,
      measurement: { ...measurement, picturePages: 30, unreadablePages: 2 },
    });
    expect(text).toContain('counted on 10 of 42 pages');
    expect(text).toContain('Pages that are pictures30');
    expect(text).toContain('Pages without readable text2');
  });

  it('says of a document that is being counted nothing that looks like a result', () => {
    const text = textOf({ wordCountBasis: 'counting', wordCount: 2161, measurement });
    expect(text).toContain('Being counted');
    expect(text).not.toMatch(/2,161|2,310|scans/);
  });

  it('shows the length of a recording, whatever was stored as its words', () => {
    const counts = { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 };
    const text = textOf({
      wordCountBasis: 'estimated',
      wordCount: 26_850,
      estimatedWordCount: 26_850,
      measurement: {
        format: 'mp3',
        exactness: 'uncountable',
        limit: 'audio',
        durationSeconds: 2538,
        counts,
        outside: {},
      },
    });
    expect(text).toContain('42:18 minutes of audio');
    expect(text).not.toContain('26,850');
  });

  it('shows what a newer server says, without words of its own for it', () => {
    const text = textOf({
      measurement: {
        ...measurement,
        limit: 'lost-in-space',
        outside: {
          'margin-notes': { words: 7, asianCharacters: 0, otherWords: 7, characters: 30 },
        },
      },
    });
    expect(text).toContain('Not counted in full');
    expect(text).toContain('margin-notes');
  });
});
