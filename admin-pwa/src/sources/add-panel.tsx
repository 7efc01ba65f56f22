import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { type SourceRole, sourceRoles } from '@yiqiao/contract/record/source';
import { useEffect, useId, useRef, useState } from 'react';
import { ChooseFiles } from '../delivery/files/choose-files.tsx';
import { DropBox } from '../delivery/files/drop-box.tsx';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './sources.module.css';

interface AddPanelProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  onClose: () => void;
}

/** What a file is for, and choosing it; it is on its way as soon as it is chosen. */
export function AddPanel({ quote, isOffline, onClose }: AddPanelProps) {
  const { addFiles } = useConsole();
  const { sources: words } = useTexts().order;
  const [role, setRole] = useState<SourceRole>('document');
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  function take(files: File[]) {
    addFiles(quote, files, role);
    onClose();
  }
  const isAgreed = quote.acceptance !== undefined || quote.status === 'in-progress';
  const hints = {
    document: isAgreed ? words.documentAgreed : words.documentBefore,
    reference: words.referenceHint,
  };
  return (
    <DropBox className={styles.panel} onFiles={isOffline ? null : take} onEscape={onClose}>
      <p className={parts.head}>
        <b>{words.forClient}</b>
        <span className={parts.quiet}>{words.howItCame}</span>
      </p>
      <div role="radiogroup" aria-label={words.forClient} className={styles.roles}>
        {sourceRoles.map((value, place) => (
          <label key={value} className={styles.role} data-chosen={value === role}>
            <input
              ref={place === 0 ? first : undefined}
              type="radio"
              name={name}
              checked={value === role}
              onChange={() => setRole(value)}
            />
            <span>
              <b>{words.roles[value]}</b>
              <span className={parts.quiet}>{hints[value]}</span>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.choose}>
        <ChooseFiles look="button" isOffline={isOffline} onFiles={take}>
          {words.choose}
        </ChooseFiles>
        <span className={parts.quiet}>{words.orDrop}</span>
        <TextButton onClick={onClose}>{words.cancel}</TextButton>
      </p>
    </DropBox>
  );
}
