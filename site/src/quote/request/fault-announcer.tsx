import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { firstBadField } from '../fields/check-request.ts';
import { typedNameOf } from '../fields/request-fields.ts';
import { useQuoteTexts } from '../quote-texts.ts';

/** Repeats the error when the focus is already in the invalid field, since nothing else would be announced. */
export function FaultAnnouncer() {
  const { faults } = useQuoteTexts();
  const repeats = useQuoteDesk((desk) => desk.repeats);
  const errors = useQuoteDesk((desk) => desk.errors);
  const bad = firstBadField(errors);
  const fault = bad && errors[typedNameOf(bad)];
  return (
    <div role="alert">
      {repeats > 0 && bad !== undefined && fault !== undefined && (
        // A screen reader announces the same sentence again only in a new element.
        <VisuallyHidden key={repeats}>{faults.sentence(bad, fault)}</VisuallyHidden>
      )}
    </div>
  );
}
