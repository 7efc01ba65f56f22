import type { FormFieldName } from '@yiqiao/contract/record/request-fields';
import type { FieldFault } from '../../content/facts/field-fault.ts';
import field from '../../ui/field.module.css';
import { useQuoteTexts } from '../quote-texts.ts';

interface FieldMessageProps {
  readonly name: FormFieldName;
  readonly error: FieldFault | undefined;
}

/** What is wrong with a field, below it. The field refers to it with `aria-describedby`. */
export function FieldMessage({ name, error }: FieldMessageProps) {
  const { faults } = useQuoteTexts();
  if (error === undefined) return null;
  return (
    <p id={messageId(name)} className={field.message}>
      {faults.sentence(name, error)}
    </p>
  );
}

export function messageId(name: FormFieldName): string {
  return `${name}-message`;
}
