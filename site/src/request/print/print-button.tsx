import { useRequestTexts } from '../request-texts.ts';
import { InAppHint } from '../text/in-app-hint.tsx';
import styles from './print-button.module.css';
import { type Paper, usePapers } from './use-paper.ts';

interface PrintButtonProps {
  readonly paper: Paper;
  readonly label: string;
}

/** Opens the dialog in which a browser prints: the page prints as its paper. Without scripts, says so. */
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
