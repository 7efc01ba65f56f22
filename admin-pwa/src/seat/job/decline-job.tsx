import { textLimits } from '@yiqiao/contract/record/order';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useId, useState } from 'react';
import { useKeptText } from '../../order/talk/use-kept-text.ts';
import { useSeat } from '../../state/use-seat.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import parts from '../../ui/parts.module.css';
import { focusDetail } from '../../ui/screen/focus-detail.ts';
import { useOnePress } from '../../ui/use-one-press.ts';
import styles from './decline-job.module.css';

interface DeclineJobProps {
  job: TranslatorJob;
  /** Finished files that would be lost. */
  lost?: number;
  onClose: () => void;
}

/** Asks once, since only the office can offer it again: declines an offer, or gives back what was accepted. */
export function DeclineJob({ job, lost = 0, onClose }: DeclineJobProps) {
  const { seat } = useTexts();
  const { changeJob } = useSeat();
  const [line, changeLine] = useKeptText(job.id, 'note');
  const [fault, setFault] = useState<string | null>(null);
  const lineId = useId();
  const { answer } = seat;
  const isOffered = job.state === 'offered';
  const deed = isOffered ? answer.doDecline : answer.doGiveBack;

  const decline = useOnePress(async () => {
    const note = line.trim();
    const request = note === '' ? {} : { note };
    const refused = await changeJob(job, { command: 'declineJob', request });
    if (refused !== null) return setFault(refused);
    changeLine('');
    onClose();
    focusDetail();
  });

  return (
    <Dialog title={deed} onClose={onClose}>
      <p>{answer.follows}</p>
      {lost > 0 && <p className={styles.loses}>{answer.loses(lost)}</p>}
      <label className={styles.label} htmlFor={lineId}>
        <span>{answer.why}</span>
        <span className={styles.optional}>{answer.optional}</span>
      </label>
      <textarea
        id={lineId}
        className={styles.line}
        rows={2}
        maxLength={textLimits.reason}
        value={line}
        onChange={({ target }) => changeLine(target.value)}
      />
      <p role="alert" className={parts.problem}>
        {fault !== null && seat.faults(fault)}
      </p>
      <div className={parts.choices}>
        <Button isPrimary onClick={onClose}>
          {isOffered ? answer.leave : answer.keep}
        </Button>
        <Button className={styles.deed} onClick={() => void decline()}>
          {deed}
        </Button>
      </div>
    </Dialog>
  );
}
