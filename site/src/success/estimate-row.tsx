import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { type Cents, decimalToCents } from '@yiqiao/contract/money/money';
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
  const found = findNote();
  if (found === null) return null;
  return (
    <RecordRow name={names.estimate} notes={[found.note]}>
      {formats.money(found.cents)}
    </RecordRow>
  );

  function findNote(): { readonly note: string; readonly cents: Cents } | null {
    const { estimatedCost, ratesReplacedAt, wordCount } = receipt;
    const counted = isCounted(basisOf(receipt)) ? decimalToCents(estimatedCost) : null;
    // While the office still counts, its sum is the one that was shown, unless it finds other words.
    const cents = counted ?? (ratesReplacedAt === undefined ? null : (shown?.cents ?? null));
    if (cents === null) return null;
    if (ratesReplacedAt !== undefined) {
      return { cents, note: names.honoured(formats.moment(new Date(ratesReplacedAt))) };
    }
    // Of the same words, only other prices make another sum.
    const isOther = shown?.wordCount === wordCount && shown.cents !== cents;
    return isOther ? { cents, note: names.outdated(formats.money(shown.cents)) } : null;
  }
}
