import type { Analysis, SegmentCounts } from '@yiqiao/contract/counting/analysis';
import { texts } from '../texts/texts.ts';

export interface AnalysisRow {
  readonly label: string;
  readonly counts: SegmentCounts;
  /** Share of all words, Chinese characters included; 0 to 1. */
  readonly share: number;
  /** Whether it breaks down the row above. */
  readonly isPart: boolean;
}

/** The classes of an analysis in the order in which they are shown and exported. */
export function analysisRows(analysis: Analysis): readonly AnalysisRow[] {
  const { all, repetitions, withOtherNumbers, remaining } = analysis;
  const { analysis: words } = texts();
  const row = (label: string, counts: SegmentCounts, isPart = false): AnalysisRow => ({
    label,
    counts,
    share: all.words === 0 ? 0 : counts.words / all.words,
    isPart,
  });
  return [
    row(words.all, all),
    row(words.repetitions, repetitions),
    row(words.withOtherNumbers, withOtherNumbers, true),
    row(words.remaining, remaining),
  ];
}

/** "33%". A trace never reads 0%, and almost all never reads 100%. */
export function percentText(share: number): string {
  if (share > 0 && share < 0.01) return '<1%';
  if (share > 0.99 && share < 1) return '>99%';
  return `${Math.round(share * 100)}%`;
}
