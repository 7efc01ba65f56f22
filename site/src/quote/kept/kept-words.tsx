import { assertNever } from '@yiqiao/contract/assert-never';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import type { KeptDocument } from '../desk/kept-document.ts';
import { Fact, Facts } from '../pieces/facts.tsx';
import { usePiecesTexts } from '../pieces/pieces-texts.ts';
import { useSay } from '../pieces/use-say.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { describeDifference } from './describe-difference.ts';
import styles from './kept-words.module.css';
import { OtherFile } from './other-file.tsx';
import { WaitingKept } from './waiting-kept.tsx';

interface KeptWordsProps {
  readonly kept: KeptDocument;
  /** Opens the picker. */
  readonly onChoose: () => void;
}

/** Below the ring: what to do to go on with the document that was on its way. */
export function KeptWords({ kept, onChoose }: KeptWordsProps) {
  const { sending } = useQuoteTexts();
  const texts = usePiecesTexts();
  useSay({
    announced: useAnnouncement(kept),
    submit: sending.send,
    promise: kept.known === null ? undefined : texts.kept.documentFirst,
  });
  const { step } = kept;
  switch (step.kind) {
    case 'waiting':
      return <WaitingKept kept={kept} after={step.after} onChoose={onChoose} />;
    case 'checking':
      return <Checking kept={kept} checkedBytes={step.checkedBytes} />;
    case 'other':
      return <OtherFile kept={kept} step={step} onChoose={onChoose} />;
    default:
      return assertNever(step);
  }
}

function Checking({ kept, checkedBytes }: { kept: KeptDocument; checkedBytes: number }) {
  const { facts, checking } = usePiecesTexts();
  return (
    <div className={styles.checking}>
      <Facts>
        <Fact name={facts.withUs}>{formatFileSize(kept.upload.confirmedBytes)}</Fact>
        <Fact name={facts.checked}>{formatFileSize(checkedBytes)}</Fact>
      </Facts>
      <h3 className={styles.heading}>{checking.title}</h3>
      <p className={styles.text}>{checking.text}</p>
    </div>
  );
}

function useAnnouncement({ upload, known, step }: KeptDocument): string {
  const texts = usePiecesTexts();
  const percent = Math.floor((upload.confirmedBytes / upload.size) * 100);
  switch (step.kind) {
    case 'waiting':
      return texts.announced.kept(percent);
    case 'checking':
      return texts.checking.title;
    case 'other':
      return `${texts.other.title} ${describeDifference(step, upload, known, texts)}`;
    default:
      return assertNever(step);
  }
}
