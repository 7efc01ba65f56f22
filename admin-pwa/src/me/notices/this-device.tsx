import { useState } from 'react';
import { useConsole } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { deviceKind } from '../../offline/device-kind.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './this-device.module.css';

/** Whether this device tells: turned on or off, or why it cannot be. */
export function ThisDevice({ isOn, isOffline }: { isOn: boolean; isOffline: boolean }) {
  const { findNoticeObstacle, turnOnHere, turnOffHere } = useConsole();
  const { told } = useTexts();
  const { here: words } = told;
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const obstacle = findNoticeObstacle();
  const isDisabled = isOffline || isAsking;

  async function act(change: () => Promise<string | null>) {
    setIsAsking(true);
    setProblem(await change());
    setIsAsking(false);
  }

  return (
    <section className={styles.here} data-on={isOn} aria-label={words.title}>
      {!isOn && (
        <div className={styles.text}>
          <p className={styles.off}>{words.isOff(told.thisDevice[deviceKind()])}</p>
          {obstacle !== null && <p className={styles.why}>{obstacle}</p>}
        </div>
      )}
      {!isOn && obstacle === null && (
        <Button isPrimary disabled={isDisabled} onClick={() => void act(turnOnHere)}>
          {isAsking ? words.turningOn : words.turnOn}
        </Button>
      )}
      {isOn && (
        <TextButton disabled={isDisabled} onClick={() => void act(turnOffHere)}>
          {words.turnOff}
        </TextButton>
      )}
      <p role="alert" className={`${parts.fault} ${styles.problem}`}>
        {problem}
      </p>
    </section>
  );
}
