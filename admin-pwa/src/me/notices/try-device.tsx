import type { NoticeTrial } from '@yiqiao/contract/record/notice';
import { useState } from 'react';
import { useConsole } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './told-table.module.css';

interface TryDeviceProps {
  id: string;
  name: string;
  /** It can be turned off, too. */
  isThis: boolean;
  isDisabled: boolean;
}

/** Sends a notice to a device now, and says what became of it. */
export function TryDevice({ id, name, isThis, isDisabled }: TryDeviceProps) {
  const { tryDevice, readNotices, toaster } = useConsole();
  const { told: words } = useTexts();
  const [isTrying, setIsTrying] = useState(false);

  async function tryIt() {
    setIsTrying(true);
    const outcome = await tryDevice(id);
    setIsTrying(false);
    const title = words.tryOn(name);
    if (outcome.kind === 'none') {
      toaster.show({ title, description: outcome.message, variant: 'destructive' });
      return;
    }
    const isTaken = outcome.value.outcome === 'taken';
    const description = describe(outcome.value, name);
    toaster.show({ title, description, ...(isTaken ? {} : { variant: 'destructive' }) });
    if (outcome.value.outcome === 'gone') await readNotices();
  }

  return (
    <p className={styles.try}>
      <TextButton
        aria-label={words.tryOn(name)}
        disabled={isDisabled || isTrying}
        onClick={() => void tryIt()}
      >
        {isTrying ? words.trying : words.try}
      </TextButton>
      {isThis && <TurnOff name={name} isDisabled={isDisabled} />}
    </p>
  );
}

function TurnOff({ name, isDisabled }: { name: string; isDisabled: boolean }) {
  const { turnOffHere, toaster } = useConsole();
  const { told: words } = useTexts();
  const [isAsking, setIsAsking] = useState(false);

  async function turnOff() {
    setIsAsking(true);
    const failure = await turnOffHere();
    setIsAsking(false);
    if (failure === null) return;
    toaster.show({ title: words.notSaved, description: failure, variant: 'destructive' });
  }

  return (
    <TextButton
      aria-label={words.here.turnOffOn(name)}
      disabled={isDisabled || isAsking}
      onClick={() => void turnOff()}
    >
      {words.here.turnOff}
    </TextButton>
  );
}

function describe({ outcome, status, said }: NoticeTrial, name: string): string {
  const { trial } = texts().told;
  switch (outcome) {
    case 'taken':
      return trial.taken(name);
    case 'gone':
      return trial.gone(name);
    case 'refused':
      return trial.refused([status, said].filter(Boolean).join(' '));
    case 'unreachable':
      return trial.unreachable;
  }
}
