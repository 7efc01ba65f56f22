import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
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
  useFocusAfterClosing(button, pricing !== null);
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

/** The panel takes its Close button away with it: the keyboard goes on where it was opened. */
function useFocusAfterClosing(button: RefObject<HTMLButtonElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [button, isOpen]);
}
