import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRequired } from '../../required-context.ts';

/** What the page is printed as. */
export type Paper = 'quotation' | 'receipt' | 'amendment' | 'payments';

export interface Papers {
  /** The one that would be printed now. */
  readonly shown: Paper;
  /** Opens the browser's print dialog for one of them. */
  print(paper: Paper): void;
}

export const [PapersProvider, usePapers] = createRequired<Papers>('papers');

/** The browser's print command uses the default paper; a button can print another one, once. */
export function useChoiceOfPaper(usual: Paper): Papers {
  const [asked, setAsked] = useState<Paper | null>(null);
  useEffect(() => {
    const forget = () => setAsked(null);
    window.addEventListener('afterprint', forget);
    return () => window.removeEventListener('afterprint', forget);
  }, []);
  return {
    shown: asked ?? usual,
    print(paper) {
      flushSync(() => setAsked(paper));
      window.print();
    },
  };
}
