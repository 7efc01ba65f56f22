import { assertNever } from '@yiqiao/contract/assert-never';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { percentSent } from '../progress/progress-sentences.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import type { TransferProgress } from '../sending/transfer-meter.ts';
import { describeNearMoment } from './describe-moment.ts';
import { describeSlept, type Going } from './describe-sending.ts';
import styles from './going-words.module.css';
import { usePiecesTexts } from './pieces-texts.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface GoingWordsProps {
  readonly progress: TransferProgress;
  readonly going: Going;
}

/** What is said below the figures. */
export function GoingWords({ progress, going }: GoingWordsProps) {
  switch (going) {
    case 'up':
      return progress.pieces?.sleptMs === undefined ? (
        <Up progress={progress} />
      ) : (
        <Slept progress={progress} sleptMs={progress.pieces.sleptMs} />
      );
    case 'whole':
      return <Whole />;
    case 'lost':
      return <Lost progress={progress} />;
    case 'paused':
      return <Paused progress={progress} />;
    default:
      return assertNever(going);
  }
}

type Props = Pick<GoingWordsProps, 'progress'>;

function Up({ progress: { pieces } }: Props) {
  const { up } = usePiecesTexts();
  const { formats } = useQuoteTexts();
  if (pieces?.survivesReload === false) return <p className={styles.text}>{up.packed}</p>;
  if (!pieces?.keptUntil) return null;
  const until = formats.moment(new Date(pieces.keptUntil));
  return (
    <p className={styles.text}>
      <span className={styles.wide}>{up.kept(until)}</span>
      <span className={styles.narrow}>{up.keptShort(until)}</span>
    </p>
  );
}

function Slept({ progress, sleptMs }: Props & { readonly sleptMs: number }) {
  const texts = usePiecesTexts();
  const isPhone = window.matchMedia('(max-width: 600px)').matches;
  const { pieces, totalBytes } = progress;
  const from = pieces?.wentOnFrom ?? progress.sentBytes;
  return (
    <div className={styles.slept}>
      <p className={styles.sleptTitle}>{describeSlept(sleptMs, isPhone, texts)}</p>
      <p>{texts.slept.text(Math.floor((from / totalBytes) * 100))}</p>
    </div>
  );
}

function Whole() {
  const { whole } = usePiecesTexts();
  return <Words title={whole.title}>{whole.text}</Words>;
}

function Lost({ progress }: Props) {
  const { lost } = usePiecesTexts();
  const { pieces } = progress;
  const until = useUntil(progress);
  if (pieces?.line.kind !== 'lost') return null;
  const percent = percentSent(progress);
  const packed = progress.sentBytes === 0 ? lost.nothing : lost.packed(percent);
  return (
    <Words title={lost.title[pieces.line.reason]}>
      <span className={styles.wide}>{until === null ? packed : lost.kept(percent, until)}</span>
      <span className={styles.narrow}>
        <Countdown nextTryAt={pieces.line.nextTryAt} />
      </span>
      <Button variant="secondary" className={styles.try} onClick={pieces.controls?.goOn}>
        {lost.tryNow}
      </Button>
    </Words>
  );
}

function Countdown({ nextTryAt }: { readonly nextTryAt: number }) {
  const { lost } = usePiecesTexts();
  const seconds = useSecondsUntil(nextTryAt);
  return <>{seconds === 0 ? lost.trying : lost.nextTry(seconds)}</>;
}

function Paused({ progress }: Props) {
  const { paused } = usePiecesTexts();
  const until = useUntil(progress);
  return (
    <Words title={paused.title}>
      {until === null ? paused.other : paused.kept(percentSent(progress), until)}
    </Words>
  );
}

/** Until when what has arrived is kept, also over a reload; `null` if there is nothing that is. */
function useUntil({ sentBytes, pieces }: TransferProgress): string | null {
  const texts = usePiecesTexts();
  const { formats } = useQuoteTexts();
  if (sentBytes === 0 || !pieces?.survivesReload || pieces.keptUntil === null) return null;
  return describeNearMoment(pieces.keptUntil, Date.now(), texts, formats);
}

interface WordsProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Words({ title, children }: WordsProps) {
  return (
    <div className={styles.words}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
