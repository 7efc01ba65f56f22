import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { describeDesk } from './desk-announcement.ts';

/** Says aloud what the eye sees happen: the document taken, its count, and the sending in steps. */
export function DeskAnnouncer() {
  const texts = useQuoteTexts();
  return (
    <div role="status">
      <VisuallyHidden>{useQuoteDesk((desk) => describeDesk(desk, texts))}</VisuallyHidden>
    </div>
  );
}
