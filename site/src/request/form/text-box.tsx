import { textLimits } from '@yiqiao/contract/record/order';
import { type ReactNode, useId } from 'react';
import fieldStyles from '../../ui/field.module.css';
import textStyles from '../text/text.module.css';
import formStyles from './text-form.module.css';

interface TextBoxProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** Whether nothing need be typed, because something else is sent. */
  readonly isOptional?: boolean;
  /** Between the field and the button. */
  readonly below?: ReactNode;
  /** Shown beside the button. */
  readonly hint: string;
  /** The button that sends it. */
  readonly children: ReactNode;
}

/** A text to the office, the field `text` of its form. */
export function TextBox({
  label,
  placeholder,
  isOptional = false,
  below,
  hint,
  children,
}: TextBoxProps) {
  const fieldId = useId();
  const hintId = useId();
  return (
    <>
      <label htmlFor={fieldId} className={formStyles.label}>
        {label}
      </label>
      <textarea
        id={fieldId}
        name="text"
        required={!isOptional}
        rows={4}
        maxLength={textLimits.message}
        placeholder={placeholder}
        aria-describedby={hintId}
        className={fieldStyles.input}
      />
      {below}
      <div className={formStyles.sending}>
        {children}
        <p id={hintId} className={textStyles.small}>
          {hint}
        </p>
      </div>
    </>
  );
}
