import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { describeDesk } from './desk-announcement.ts';
import { useLateWords } from './late-words.ts';

/** Announces what happens on screen: the document chosen, its count, and the progress of sending it. */
export function DeskAnnouncer() {
  const texts = useQuoteTexts();
  const ours = useQuoteDesk((desk) => describeDesk(desk, texts));
  const late = useLateWords(({ announced }) => announced);
  return (
    <div role="status">
      <VisuallyHidden>{late ?? ours}</VisuallyHidden>
    </div>
  );
}
