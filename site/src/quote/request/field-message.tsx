import type { FormFieldName } from '@yiqiao/contract/quote/request-fields';
import field from '../../ui/field.module.css';

interface FieldMessageProps {
  readonly name: FormFieldName;
  readonly error: string | undefined;
}

/** What is wrong with a field, below it. The field names it with `aria-describedby`. */
export function FieldMessage({ name, error }: FieldMessageProps) {
  if (error === undefined) return null;
  return (
    <p id={messageId(name)} className={field.message}>
      {error}
    </p>
  );
}

export function messageId(name: FormFieldName): string {
  return `${name}-message`;
}
