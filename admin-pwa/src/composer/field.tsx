import { useTexts } from '../texts/texts.ts';
import { FieldFrame, type FieldProps } from '../ui/field-frame.tsx';
import parts from '../ui/parts.module.css';
import styles from './field.module.css';

/** A field of an offer, or of the client's name and address. */
export function Field(props: FieldProps) {
  const { faults } = useTexts().order;
  return <FieldFrame {...props} describe={faults} styles={styles} />;
}

export function FieldFault({ id, fault }: { id?: string; fault: string | undefined }) {
  const { faults } = useTexts().order;
  return (
    <p id={id} role="alert" className={parts.fault}>
      {fault !== undefined && faults(fault)}
    </p>
  );
}
