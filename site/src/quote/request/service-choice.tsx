import { translationDirections } from '@yiqiao/contract/money/services';
import field from '../../ui/field.module.css';
import { quoteDesk, useQuoteDesk } from '../desk/quote-desk.ts';
import { FieldMessage, messageId } from '../fields/field-message.tsx';
import { useQuoteTexts } from '../quote-texts.ts';
import { RadioOption } from '../radio-option.tsx';
import { DirectionQuestion } from './direction-question.tsx';
import styles from './service-options.module.css';

const name = 'translationDirection';

export function ServiceChoice() {
  const { request, offer } = useQuoteTexts();
  const chosen = useQuoteDesk((desk) => desk.fields[name]);
  const error = useQuoteDesk((desk) => desk.errors[name]);
  return (
    <fieldset>
      <legend className={field.labelRow}>
        <span className={field.label}>{request.labels.translationDirection}</span>
      </legend>
      <div className={styles.services} data-invalid={error !== undefined || undefined}>
        {translationDirections.map((direction) => (
          <RadioOption
            key={direction}
            name={name}
            value={direction}
            label={offer.name(direction)}
            isChecked={direction === chosen}
            isRequired
            describedBy={error && messageId(name)}
            onChoose={(translationDirection) => quoteDesk.type({ translationDirection })}
          />
        ))}
      </div>
      <FieldMessage name={name} error={error} />
      <DirectionQuestion />
    </fieldset>
  );
}
