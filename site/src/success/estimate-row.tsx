import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { decimalToCents } from '@yiqiao/contract/money/money';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { RecordRow } from '../blocks/record-rows.tsx';
import type { SuccessTexts } from '../content/en/success.ts';
import type { ShownEstimate } from '../quote/estimate/shown-estimate.ts';

interface EstimateRowProps {
  readonly texts: SuccessTexts;
  readonly receipt: QuoteReceipt;
  /** What the desk said. */
  readonly shown: ShownEstimate | null;
}

/** The estimate, where prices have changed since the visitor was shown them. */
export function EstimateRow({ texts, receipt, shown }: EstimateRowProps) {
  const { receipt: names, formats } = texts;
  const note = findNote();
  if (note === null) return null;
  return (
    <RecordRow name={names.estimate} notes={[note]}>
      {formats.money(decimalToCents(receipt.estimatedCost))}
    </RecordRow>
  );

  function findNote(): string | null {
    const { estimatedCost, ratesReplacedAt, wordCount } = receipt;
    if (!isCounted(basisOf(receipt))) return null;
    if (ratesReplacedAt !== undefined) {
      return names.honoured(formats.moment(new Date(ratesReplacedAt)));
    }
    // Of the same words, only other prices make another sum.
    const isOther = shown?.wordCount === wordCount && shown.cents !== decimalToCents(estimatedCost);
    return isOther ? names.outdated(formats.money(shown.cents)) : null;
  }
}
