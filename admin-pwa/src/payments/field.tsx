import { useTexts } from '../texts/texts.ts';
import { FieldFrame, type FieldProps } from '../ui/field-frame.tsx';
import styles from './payment-dialog.module.css';

/** A field of a payment. */
export function Field(props: FieldProps) {
  const { money } = useTexts();
  return <FieldFrame {...props} describe={money.faults} styles={styles} />;
}
