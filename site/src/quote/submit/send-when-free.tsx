import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { DeskState } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './send-failure-note.module.css';

interface SendWhenFreeProps {
  readonly seconds: number;
  /** Cancels the automatic retry. */
  readonly onStop: () => void;
}

/** Sends the request again when the server expects to have capacity, unless the visitor changes it first. */
export function SendWhenFree({ seconds, onStop }: SendWhenFreeProps) {
  const texts = useQuoteTexts().sending.failure;
  const left = useSecondsLeft(seconds);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (left === 0) again.current?.form?.requestSubmit();
  }, [left]);
  useEffect(() => {
    const refused = quoteDesk.store.getState();
    return quoteDesk.store.subscribe((now) => {
      if (hasChanged(refused, now)) onStop();
    });
  }, [onStop]);
  return (
    <>
      {/* The surrounding alert announces this once; announcing each second would be too much. */}
      <VisuallyHidden>{texts.waits(seconds)}</VisuallyHidden>
      <div aria-live="off">
        <p aria-hidden="true">{texts.waits(left)}</p>
        <div className={styles.choices}>
          <Button ref={again} type="submit" size="small">
            {texts.sendNow}
          </Button>
          <Button size="small" variant="secondary" onClick={onStop}>
            {texts.stopWaiting}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Ignores the document's measurement, which continues meanwhile and is not part of the request. */
function hasChanged(before: DeskState, now: DeskState): boolean {
  return (
    before.fields !== now.fields ||
    before.pricing !== now.pricing ||
    before.document?.file !== now.document?.file ||
    before.document?.include !== now.document?.include
  );
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const freeAt = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((freeAt - performance.now()) / 1000)));
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
