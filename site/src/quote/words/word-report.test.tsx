import { render, screen } from '@testing-library/react';
import type { Measurement } from '@yiqiao/contract/measurement';
import { describe, expect, it } from 'vitest';
import type { Measuring, SourceDocument } from '../desk/desk-state.ts';
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
    ...change,
  };
  render(<WordReport document={document} />);
}

describe('WordReport', () => {
  it('shows the estimate at once and says that it is one', () => {
    show({});
    expect(screen.getByText(/^152,000/)).toHaveTextContent('152,000 words');
    expect(screen.getByText('Detected automatically from your document')).toBeVisible();
    expect(screen.getByText('Estimated from the file size.')).toBeVisible();
  });

  it('shows no number while there is none', () => {
    show({ estimatedWords: null });
    expect(screen.getByText('Counting…')).toBeVisible();
    expect(screen.queryByText(/Estimated/)).toBeNull();
  });

  it('replaces the estimate by what was measured, with both shares', () => {
    show({ measuring: measured({}) });
    expect(screen.getByText(/^5,318/)).toHaveTextContent('5,318 words');
    const [chinese, english] = screen.getAllByRole('listitem');
    expect(chinese).toHaveTextContent('3,412 Chinese characters64%');
    expect(english).toHaveTextContent('1,906 words in English36%');
  });

  it('shows what stands outside the main text', () => {
    show({ measuring: measured({ outside: { notes: counts(0, 6) } }) });
    expect(screen.getByText('6 words in footnotes and endnotes')).toBeVisible();
  });

  it('keeps the estimate of a document that cannot be counted and says why', () => {
    const limits = { exactness: 'uncountable', limit: 'scan', counts: counts(0, 0) } as const;
    show({ measuring: measured(limits) });
    expect(screen.getByText(/^152,000/)).toBeVisible();
    expect(screen.getByText('This PDF is a scan: a person will count it.')).toBeVisible();
  });

  it('does not blame the document when measuring itself breaks', () => {
    show({ measuring: { kind: 'unavailable' } });
    expect(screen.getByText(/could not be read here/)).toBeVisible();
  });
});
