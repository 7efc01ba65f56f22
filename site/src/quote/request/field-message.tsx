import field from '../../ui/field.module.css';
import type { RequestFieldName } from './request-fields.ts';

interface FieldMessageProps {
  readonly name: RequestFieldName;
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

export function messageId(name: RequestFieldName): string {
  return `${name}-message`;
}
