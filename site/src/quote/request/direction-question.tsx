import { contradictsDirection } from '@yiqiao/contract/counting/contradicts-direction';
import { Button } from '../../ui/button.tsx';
import { getReport } from '../counts/word-figures.ts';
import { quoteDesk, useQuoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './direction-question.module.css';

/** Asks whether the other direction is meant if the document is already in the target language. */
export function DirectionQuestion() {
  const { request, offer } = useQuoteTexts();
  const chosen = useQuoteDesk((desk) => desk.fields.translationDirection);
  const document = useQuoteDesk((desk) => desk.document);
  const found = document && contradictsDirection(getReport(document), chosen);
  return (
    <div role="status">
      {found !== null && (
        <div className={styles.question}>
          <p>{request.otherDirection.question(found.language, offer.name(found.direction))}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              // The button is about to disappear: move the focus to the choice it makes.
              const radio = `input[value="${found.direction}"]`;
              currentTarget.form?.querySelector<HTMLElement>(radio)?.focus();
              quoteDesk.type({ translationDirection: found.direction });
            }}
          >
            {request.otherDirection.switchTo(offer.name(found.direction))}
          </Button>
        </div>
      )}
    </div>
  );
}
