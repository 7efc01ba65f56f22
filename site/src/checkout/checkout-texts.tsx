import { createContext, type ReactNode, useContext } from 'react';
import type { CheckoutTexts } from '../content/en/checkout/checkout.ts';

const CheckoutTextsContext = createContext<CheckoutTexts | null>(null);

interface CheckoutTextsProviderProps {
  readonly texts: CheckoutTexts;
  readonly children: ReactNode;
}

/** Gives the checkout its words, in the language of the page. */
export function CheckoutTextsProvider({ texts, children }: CheckoutTextsProviderProps) {
  return <CheckoutTextsContext value={texts}>{children}</CheckoutTextsContext>;
}

export function useCheckoutTexts(): CheckoutTexts {
  const texts = useContext(CheckoutTextsContext);
  if (texts === null) throw new Error('useCheckoutTexts needs a CheckoutTextsProvider above it');
  return texts;
}
