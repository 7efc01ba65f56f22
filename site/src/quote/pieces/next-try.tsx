import type { LineState } from '@yiqiao/sending/send-progress';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './next-try.module.css';
import { usePiecesTexts } from './pieces-texts.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface NextTryProps {
  readonly line: Extract<LineState, { kind: 'lost' }>;
  readonly onTry: (() => void) | undefined;
}

/** "in 8 s", and a button that does not wait for it. */
export function NextTry({ line, onTry }: NextTryProps) {
  const { facts, lost } = usePiecesTexts();
  const seconds = useSecondsUntil(line.nextTryAt);
  return (
    <>
      <span className={styles.seconds}>
        {seconds === 0 ? facts.trying : facts.inSeconds(seconds)}
      </span>
      <TextButton onClick={onTry}>{lost.tryNow}</TextButton>
    </>
  );
}
