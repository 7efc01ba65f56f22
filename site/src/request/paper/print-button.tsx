import { InAppHint } from '../in-app-hint.tsx';
import offerStyles from '../offer/offer.module.css';
import { useRequestTexts } from '../request-texts.ts';
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
      <button type="button" className={offerStyles.link} onClick={() => print(paper)}>
        {label}
      </button>
      <span className={offerStyles.unscripted}>{texts.print}</span>
      <InAppHint text={texts.inApp} />
    </>
  );
}
