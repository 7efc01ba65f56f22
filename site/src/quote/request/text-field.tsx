import { requestFields } from '@yiqiao/contract/record/request-fields';
import type { ComponentProps } from 'react';
import field from '../../ui/field.module.css';
import { quoteDesk, useQuoteDesk } from '../desk/quote-desk.ts';
import { FieldMessage, messageId } from '../fields/field-message.tsx';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  readonly name: 'customerName' | 'customerEmail';
  readonly label: string;
}

export function TextField({ name, label, ...input }: TextFieldProps) {
  const value = useQuoteDesk((desk) => desk.fields[name]);
  const error = useQuoteDesk((desk) => desk.errors[name]);
  return (
    <div className={field.field}>
      <label className={field.labelRow} htmlFor={name}>
        <span className={field.label}>{label}</span>
      </label>
      <input
        {...input}
        id={name}
        className={field.input}
        name={name}
        value={value}
        maxLength={requestFields[name].maxLength}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error && messageId(name)}
        onChange={(event) => quoteDesk.type({ [name]: event.target.value })}
      />
      <FieldMessage name={name} error={error} />
    </div>
  );
}
