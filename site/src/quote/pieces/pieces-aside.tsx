import { useQuoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import type { TransferProgress } from '../sending/transfer-meter.ts';
import { describeNearMoment } from './describe-moment.ts';
import { goingOf } from './describe-sending.ts';
import styles from './pieces-aside.module.css';
import { usePiecesTexts } from './pieces-texts.ts';

/** Beside the heading, while a document is sent in pieces. */
export function SendingAside({ progress }: { readonly progress: TransferProgress }) {
  const { aside, time: describeTime } = usePiecesTexts();
  const { keepOpen } = useQuoteTexts().document;
  const { pieces } = progress;
  if (pieces?.line.kind === 'lost') {
    const { reason, since } = pieces.line;
    const time = describeTime(new Date(since));
    return reason === 'line' ? (
      <Both wide={aside.lost(time)} narrow={aside.lostShort(time)} />
    ) : (
      aside.waits(time)
    );
  }
  if (pieces?.line.kind === 'paused') return aside.paused;
  if (goingOf(progress) === 'whole' && pieces?.wholeAt) {
    return aside.whole(describeTime(new Date(pieces.wholeAt)));
  }
  if (pieces?.sleptMs !== undefined) return aside.goesOn;
  // Where the browser cannot keep the screen on, nothing is promised.
  if (!('wakeLock' in navigator)) return keepOpen;
  return <Both wide={aside.awake} narrow={aside.awakeShort} />;
}

/** Beside the heading, when a document is offered that was on its way before a reload. */
export function KeptAside() {
  const texts = usePiecesTexts();
  const { formats } = useQuoteTexts();
  const kept = useQuoteDesk((desk) => desk.kept);
  if (kept === null) return null;
  if (kept.step.kind === 'checking') return texts.aside.checking;
  const { begunAt } = kept.upload;
  return texts.aside.begun(describeNearMoment(begunAt, Date.now(), texts, formats));
}

interface BothProps {
  readonly wide: string;
  readonly narrow: string;
}

function Both({ wide, narrow }: BothProps) {
  return (
    <>
      <span className={styles.wide}>{wide}</span>
      <span className={styles.narrow}>{narrow}</span>
    </>
  );
}
