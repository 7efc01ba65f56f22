import { FieldFrame, type FieldProps } from '../../ui/field-frame.tsx';
import styles from './replies.module.css';

const inWords = (fault: string) => fault;

/** A field of the form; its fault comes in words. */
export function ReplyFrame(props: FieldProps) {
  return <FieldFrame {...props} describe={inWords} styles={styles} />;
}
