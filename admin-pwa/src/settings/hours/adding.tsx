import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './hours.module.css';

interface AddingProps {
  legend: string;
  /** What is wrong with what was typed; fields are described by `faultId`. */
  fault: string | null;
  faultId: string;
  onAdd: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Fields of something that is added to a list, within the form of the section. */
export function Adding({ legend, fault, faultId, onAdd, onCancel, children }: AddingProps) {
  const { hours: words } = useTexts().settings;
  return (
    <fieldset className={styles.adding}>
      <legend className="visually-hidden">{legend}</legend>
      {children}
      <p id={faultId} role="alert" className={parts.fault}>
        {fault}
      </p>
      <div className={styles.acts}>
        <TextButton onClick={onCancel}>{words.cancel}</TextButton>
        <Button type="button" onClick={onAdd}>
          {words.add}
        </Button>
      </div>
    </fieldset>
  );
}
