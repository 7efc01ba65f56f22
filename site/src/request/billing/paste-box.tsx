import { maxBillingBlock } from '@yiqiao/contract/billing/split-billing';
import { useId, useState } from 'react';
import fieldStyles from '../../ui/field.module.css';
import { useRequestTexts } from '../request-texts.ts';
import styles from './billing.module.css';

interface PasteBoxProps {
  /** @returns how many fields it has filled. */
  readonly onBlock: (block: string) => number;
}

/** For a block as it comes by chat. It stays on the device. */
export function PasteBox({ onBlock }: PasteBoxProps) {
  const { paste: texts } = useRequestTexts().billing;
  const [filled, setFilled] = useState<number | null>(null);
  const fieldId = useId();
  const outcome = filled === 0 ? texts.none : filled !== null && texts.split(filled);
  return (
    <div className={styles.paste}>
      <label htmlFor={fieldId} className={fieldStyles.labelRow}>
        <span className={fieldStyles.label}>{texts.label}</span>
        <span className={fieldStyles.optional}>{texts.hint}</span>
      </label>
      <textarea
        id={fieldId}
        rows={3}
        maxLength={maxBillingBlock}
        className={fieldStyles.input}
        onChange={({ target }) => setFilled(target.value.trim() ? onBlock(target.value) : null)}
      />
      <p role="status" className={styles.split}>
        {outcome}
      </p>
    </div>
  );
}
