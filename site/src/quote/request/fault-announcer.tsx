import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { firstBadField } from '../fields/check-request.ts';
import { typedNameOf } from '../fields/request-fields.ts';
import { useQuoteTexts } from '../quote-texts.ts';

/** Says again what is wrong where the focus is in the bad field already, and nothing else would be heard. */
export function FaultAnnouncer() {
  const { faults } = useQuoteTexts();
  const repeats = useQuoteDesk((desk) => desk.repeats);
  const errors = useQuoteDesk((desk) => desk.errors);
  const bad = firstBadField(errors);
  const fault = bad && errors[typedNameOf(bad)];
  return (
    <div role="alert">
      {repeats > 0 && bad !== undefined && fault !== undefined && (
        // The same sentence in a new element is news to a screen reader.
        <VisuallyHidden key={repeats}>{faults.sentence(bad, fault)}</VisuallyHidden>
      )}
    </div>
  );
}
