import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { useEffect, useRef } from 'react';
import type { SourceDocument } from '../desk/desk-state.ts';
import { takeBackPress } from '../desk/desk-transitions.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { usePiecesTexts } from '../pieces/pieces-texts.ts';
import styles from './same-one.module.css';

interface SameOneProps {
  readonly document: SourceDocument;
  readonly arrivedBytes: number;
}

/** Of a document on the desk, how much of it has arrived. */
export function SameOne({ document, arrivedBytes }: SameOneProps) {
  const { kept } = usePiecesTexts();
  const line = useRef<HTMLParagraphElement>(null);
  const { wasPressed, file } = document;
  useEffect(() => {
    // The visitor pressed the button before the page was left: the form goes on, or says what is missing.
    if (!wasPressed) return;
    quoteDesk.store.setState(takeBackPress, true);
    line.current?.closest('form')?.requestSubmit();
  }, [wasPressed]);
  const rest = file.size - arrivedBytes;
  return (
    <p ref={line} className={styles.line}>
      {rest === 0
        ? kept.sameWhole
        : kept.sameOne(formatFileSize(arrivedBytes), formatFileSize(rest))}
    </p>
  );
}
