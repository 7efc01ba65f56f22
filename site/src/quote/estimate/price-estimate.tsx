import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import type { Pricing, SourceDocument } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { getWordCount } from '../words/word-figures.ts';
import { defaultPricing } from './default-pricing.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import { findGuess } from './find-guess.ts';
import styles from './price-estimate.module.css';

interface PriceEstimateProps {
  readonly document: SourceDocument;
  readonly pricing: Pricing | null;
}

/** The price, for a visitor who asks for it; only then do its two choices belong to the request. */
export function PriceEstimate({ document, pricing }: PriceEstimateProps) {
  const texts = useQuoteTexts();
  const button = useRef<HTMLButtonElement>(null);
  // The panel takes its Close button away with it.
  useFocusAfter(pricing !== null, button);
  const count = getWordCount(document);
  // A recording has no words to be priced.
  if (count === null || count.wordCountBasis === 'none') return null;
  if (pricing !== null) {
    const { wordCount } = count;
    const guess = findGuess(document, texts.guess);
    return <EstimatePanel wordCount={wordCount} guess={guess} pricing={pricing} />;
  }
  if (document.measuring.kind === 'under-way') return null;
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
