import { useWindowDrop } from '../../ui/use-window-drop.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { offerTransferred } from './offer-transferred.ts';

/** Puts what is dropped or pasted anywhere on the desk. @returns whether a file is being dragged over the page. */
export function useFileDrop(): boolean {
  const { refusals } = useQuoteTexts().file;
  return useWindowDrop((files) => offerTransferred(files, refusals));
}
