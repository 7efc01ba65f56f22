import { render, screen } from '@testing-library/react';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { describe, expect, it } from 'vitest';
import type { Measuring, SourceDocument } from '../desk/desk-state.ts';
import { DeskInEnglish } from '../test/desk-in-english.tsx';
import { WordReport } from './word-report.tsx';

function counts(asianCharacters: number, otherWords: number) {
  const words = asianCharacters + otherWords;
  return { words, asianCharacters, otherWords, characters: words };
}

function measured(change: Partial<Measurement>): Measuring {
  const report: Measurement = {
    format: 'docx',
    exactness: 'exact',
    counts: counts(3412, 1906),
    outside: {},
    ...change,
  };
  return { kind: 'done', result: { report, texture: [] }, elapsedMs: 400 };
}

function show(change: Partial<SourceDocument>) {
  const document: SourceDocument = {
    file: new File(['x'], '合同.docx'),
    idempotencyKey: 'k',
    requestKey: 'k',
    offeredFiles: 1,
    estimatedWords: 152_000,
    measuring: { kind: 'under-way', fraction: 0 },
    include: 'text-boxes,notes',
    ...change,
  };
  render(<WordReport document={document} />, { wrapper: DeskInEnglish });
}

describe('WordReport', () => {
  it('shows the estimate at once, small, and detects nothing yet', () => {
    show({});
    expect(screen.getByText('Counting…')).toBeVisible();
    expect(
      screen.getByText('By its size about 152,000 words, until they are counted.'),
    ).toBeVisible();
    expect(screen.queryByText(/Detected automatically/)).toBeNull();
  });

  it('lists the documents of an archive, and how many more there are', () => {
    const documents = [
      { name: '扫描.pdf', limit: 'scan' as const },
      { name: '合同.docx', words: 10, outside: { notes: 2 } },
      ...Array.from({ length: 10 }, (_, index) => ({ name: `${index}.txt`, words: 1 })),
    ];
    const change = { format: 'zip', exactness: 'partial', limit: 'documents' } as const;
    show({ measuring: measured({ ...change, documents, documentCount: 20 }) });
    expect(screen.getByText('at least')).toBeVisible();
    expect(screen.getByRole('heading', { name: '20 documents in it' })).toBeVisible();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.slice(0, 2)).toEqual(['扫描.pdfnot counted: a scan', '合同.docx12 words']);
    expect(rows.at(-1)).toBe('and 12 more');
  });

  it('guesses no words of an archive of which nothing was counted', () => {
    const documents = [{ name: 'a.rar', limit: 'archive' as const }];
    const change = { format: 'zip', exactness: 'uncountable', limit: 'archive' } as const;
    show({ measuring: measured({ ...change, documents, documentCount: 1 }) });
    expect(screen.getByText('An archive')).toBeVisible();
    expect(screen.getByText('No program could count the documents in it.')).toBeVisible();
    expect(screen.queryByText('about')).toBeNull();
    expect(screen.getByText('a.rar')).toBeVisible();
  });

  it('shows no number while there is none', () => {
    show({ estimatedWords: null });
    expect(screen.getByText('Counting…')).toBeVisible();
    expect(screen.queryByText(/about/)).toBeNull();
  });

  it('replaces the estimate by what was measured, with both shares', () => {
    show({ measuring: measured({}) });
    expect(screen.getByText(/^5,318/)).toHaveTextContent('5,318 words');
    expect(screen.getByText('Detected automatically from your document')).toBeVisible();
    const [chinese, english] = screen.getAllByRole('listitem');
    expect(chinese).toHaveTextContent('3,412 Chinese characters64%');
    expect(english).toHaveTextContent('1,906 words in English36%');
  });

  it('counts in what is included, in the figure and in both shares', () => {
    const outside = { notes: counts(0, 94), comments: counts(0, 7) };
    show({ measuring: measured({ outside }) });
    expect(screen.getByText(/^5,412/)).toHaveTextContent('5,412 words');
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('2,000 words in English37%');
    expect(screen.getByRole('checkbox', { name: 'Footnotes and endnotes' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Comments' })).not.toBeChecked();
  });

  it('tells what is never counted in, and offers no box for it', () => {
    show({ measuring: measured({ outside: { locked: counts(0, 12) } }) });
    expect(
      screen.getByText('Not counted in: 12 words in text marked as not to be translated.'),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('keeps the place of what a tick would bring, so that nothing moves', () => {
    const outside = { comments: counts(9, 0) };
    show({ measuring: measured({ counts: counts(0, 0), outside }) });
    expect(screen.getByRole('listitem')).toHaveTextContent('0 Chinese characters0%');
  });

  it('says why a document cannot be counted, gives no words by its size, and detects nothing', () => {
    const limits = { exactness: 'uncountable', limit: 'damaged', counts: counts(0, 0) } as const;
    show({ measuring: measured(limits) });
    expect(screen.getByText('Not counted yet')).toBeVisible();
    expect(screen.getByText('It is damaged and cannot be read to its end.')).toBeVisible();
    expect(screen.queryByText(/152,000|Detected automatically/)).toBeNull();
  });

  it('keeps the estimate of a file that nobody recognizes, as a guess', () => {
    const unknown = { format: 'unknown', limit: 'unknown-format', counts: counts(0, 0) } as const;
    show({ measuring: measured({ exactness: 'uncountable', ...unknown }) });
    expect(screen.getByText('152,000').parentElement).toHaveTextContent(
      'about 152,000 words if it were text',
    );
  });

  it('shows what was counted of a document, page by page, and detects no more', () => {
    const pages = { limit: 'scanned-pages', pages: 200, picturePages: 199 } as const;
    show({ measuring: measured({ exactness: 'partial', counts: counts(0, 6), ...pages }) });
    expect(screen.getByText('6').parentElement).toHaveTextContent(
      'at least 6 words on 1 page of 200',
    );
    const [read, pictures] = screen.getAllByRole('listitem');
    expect(read).toHaveTextContent('1 page read, 6 words0.5%');
    expect(pictures).toHaveTextContent('199 pages are pictures, not counted yet99.5%');
    expect(screen.queryByText(/Detected automatically/)).toBeNull();
  });

  it('does not blame the document when measuring itself breaks', () => {
    show({ measuring: { kind: 'unavailable' } });
    expect(screen.getByText(/^Our program failed to read it/)).toBeVisible();
  });
});
