import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { describeDesk } from './desk-announcement.ts';

/** Announces what happens on screen: the document chosen, its count, and the progress of sending it. */
export function DeskAnnouncer() {
  const texts = useQuoteTexts();
  return (
    <div role="status">
      <VisuallyHidden>{useQuoteDesk((desk) => describeDesk(desk, texts))}</VisuallyHidden>
    </div>
  );
}
