import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { describeDesk } from './desk-announcement.ts';

/** Says aloud what the eye sees happen: the document taken, its count, and the sending in steps. */
export function DeskAnnouncer() {
  return (
    <div role="status">
      <VisuallyHidden>{useQuoteDesk(describeDesk)}</VisuallyHidden>
    </div>
  );
}
