import { useState } from 'react';
import { deviceKind } from '../../offline/device-kind.ts';
import { useConsole } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import parts from '../../ui/parts.module.css';
import styles from './this-device.module.css';

/** A device that tells nothing is turned on here, or says why it cannot be. */
export function ThisDevice({ isOffline }: { isOffline: boolean }) {
  const { findNoticeObstacle, turnOnHere } = useConsole();
  const { told } = useTexts();
  const { here: words } = told;
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const obstacle = findNoticeObstacle();

  async function turnOn() {
    setIsAsking(true);
    setProblem(await turnOnHere());
    setIsAsking(false);
  }

  return (
    <section className={styles.here} aria-label={words.title}>
      <div className={styles.text}>
        <p className={styles.off}>{words.isOff(told.thisDevice[deviceKind()])}</p>
        {obstacle !== null && <p className={styles.why}>{obstacle}</p>}
      </div>
      {obstacle === null && (
        <Button isPrimary disabled={isOffline || isAsking} onClick={() => void turnOn()}>
          {isAsking ? words.turningOn : words.turnOn}
        </Button>
      )}
      <p role="alert" className={`${parts.fault} ${styles.problem}`}>
        {problem}
      </p>
    </section>
  );
}
