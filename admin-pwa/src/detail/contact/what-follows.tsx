import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useTexts } from '../../texts/texts.ts';
import styles from './contact-dialog.module.css';

interface WhatFollowsProps {
  quote: QuoteSubmission;
  /** The address is another one now. */
  isMailed: boolean;
}

/** What a correction changes and what it leaves as it was, said before it is made. */
export function WhatFollows({ quote: { acceptance }, isMailed }: WhatFollowsProps) {
  const { contact } = useTexts().order;
  const lines = [
    ...(isMailed ? [contact.mails] : []),
    ...(acceptance === undefined ? [] : [contact.accepted(acceptance.version)]),
    contact.history,
  ];
  return (
    <>
      <h3 className={styles.heading}>{contact.follows}</h3>
      <ul>
        {lines.map(([strong, rest]) => (
          <li key={strong} className={styles.line}>
            <strong>{strong}</strong>
            {rest}
          </li>
        ))}
      </ul>
    </>
  );
}
