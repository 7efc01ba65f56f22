import { isCounted } from '@yiqiao/contract/counting/word-count';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { getWordCount } from '../counts/word-figures.ts';
import { defaultPricing } from '../desk/default-pricing.ts';
import type { Pricing, SourceDocument } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import { findMissingPart } from './find-missing-part.ts';
import { listSummands } from './list-summands.ts';
import styles from './price-estimate.module.css';

interface PriceEstimateProps {
  readonly document: SourceDocument;
  readonly pricing: Pricing | null;
}

/** The price, on demand; only while it is open are its two choices part of the request. */
export function PriceEstimate({ document, pricing }: PriceEstimateProps) {
  const texts = useQuoteTexts();
  const button = useRef<HTMLButtonElement>(null);
  // The Close button disappears with the panel.
  useFocusAfter(pricing !== null, button);
  // The button that opens the panel disappears, too.
  const panel = useRef<HTMLElement>(null);
  useFocusAfter(pricing === null, panel);
  const count = getWordCount(document);
  // A document in which nothing was counted has no words to price.
  if (count === null || !isCounted(count.wordCountBasis)) return null;
  if (count.wordCountBasis === 'partial' && count.wordCount === 0) return null;
  if (pricing !== null) {
    const { wordCount } = count;
    const missing = findMissingPart(document, texts.partPrice);
    const summands = listSummands(document);
    return <EstimatePanel ref={panel} {...{ wordCount, summands, missing, pricing }} />;
  }
  return (
    <Button
      ref={button}
      variant="secondary"
      className={styles.open}
      aria-expanded="false"
      onClick={() => quoteDesk.setPricing(defaultPricing)}
    >
      {texts.estimate.open}
    </Button>
  );
}
