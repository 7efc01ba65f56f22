import { useRequestTexts } from '../request-texts.ts';
import { InAppHint } from '../text/in-app-hint.tsx';
import styles from './print-button.module.css';
import { type Paper, usePapers } from './use-paper.ts';

interface PrintButtonProps {
  readonly paper: Paper;
  readonly label: string;
}

/** Opens the browser's print dialog with the chosen paper. Without scripts it explains how to print instead. */
export function PrintButton({ paper, label }: PrintButtonProps) {
  const { offer: texts } = useRequestTexts();
  const { print } = usePapers();
  return (
    <>
      <button type="button" className={styles.link} onClick={() => print(paper)}>
        {label}
      </button>
      <span className={styles.unscripted}>{texts.print}</span>
      <InAppHint text={texts.inApp} />
    </>
  );
}
