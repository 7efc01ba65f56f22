import { jobLimits } from '@yiqiao/contract/record/job';
import { textLimits } from '@yiqiao/contract/record/order';
import { type KeyboardEvent, useId, useState } from 'react';
import note from '../../delivery/delivery-note.module.css';
import step from '../../order/step-band.module.css';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import parts from '../../ui/parts.module.css';
import { isSendKey } from '../../ui/screen/send-key.ts';
import styles from './hand-in-band.module.css';
import type { HandingIn } from './use-hand-in.ts';

interface HandInBandProps {
  handing: HandingIn;
  isOffline: boolean;
}

/** Hands in all finished files at once; what has not arrived yet is waited for. */
export function HandInBand({ handing, isOffline }: HandInBandProps) {
  const { seat } = useTexts();
  const { handIn: words } = seat;
  const isOutdated = useConsoleState(({ storage }) => storage === 'outdated');
  const [isTold, setIsTold] = useState(false);
  const reasonId = useId();
  const { plan, fault } = handing;
  const count = plan.fileIds.length + plan.uploads.length;
  const obstacle = useObstacle(handing);
  const waits = obstacle === null && (isOffline || plan.uploads.length > 0);

  async function press() {
    setIsTold(obstacle !== null);
    if (obstacle === null && !isOutdated) await handing.handIn();
  }

  return (
    <section className={step.step}>
      <div className={step.band}>
        <div className={step.text}>
          <h3 className="visually-hidden">{words.title}</h3>
          <LineField handing={handing} onSend={() => void press()} />
        </div>
      </div>
      <div className={`${step.foot} ${styles.foot}`}>
        <Button
          isPrimary={obstacle === null && !waits}
          className={`${step.go} ${styles.go}`}
          data-waits={waits || undefined}
          aria-disabled={obstacle !== null || undefined}
          aria-describedby={obstacle === null ? undefined : reasonId}
          disabled={isOutdated}
          onClick={() => void press()}
        >
          {words.button(count)}
        </Button>
        <span id={reasonId} hidden>
          {obstacle}
        </span>
        <p role="alert" className={`${parts.fault} ${styles.fault}`}>
          {fault !== null ? seat.faults(fault) : isTold && obstacle}
        </p>
      </div>
    </section>
  );
}

function useObstacle({ plan: { obstacle } }: HandingIn): string | null {
  const { handIn } = useTexts().seat;
  if (obstacle === null) return null;
  return obstacle === 'tooMany' ? handIn.tooMany(jobLimits.files) : handIn[obstacle];
}

function LineField({ handing, onSend }: { handing: HandingIn; onSend: () => void }) {
  const { answer, handIn } = useTexts().seat;
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    onSend();
  }

  return (
    <div>
      <label htmlFor={id} className={note.label}>
        <span>{handIn.line}</span>
        <span className={note.optional}>{answer.optional}</span>
      </label>
      <textarea
        id={id}
        className={note.input}
        rows={1}
        maxLength={textLimits.note}
        value={handing.line}
        onChange={({ target }) => handing.changeLine(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
