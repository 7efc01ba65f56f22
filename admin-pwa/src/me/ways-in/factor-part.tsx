import type { OwnWaysIn } from '@yiqiao/contract/record/signed-in';
import { useState } from 'react';
import { dayOf, formatWeekday } from '../../clocks/format-time.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './ways-in.module.css';

interface FactorPartProps {
  ways: OwnWaysIn;
  isOffline: boolean;
  onSetUp: () => void;
  onNewCodes: () => void;
  onChanged: () => void;
}

/** The second factor beside the password: whether it is on, and what can be done about it. */
export function FactorPart({ ways, isOffline, onSetUp, onNewCodes, onChanged }: FactorPartProps) {
  const { factor } = useTexts();
  const { part: words } = factor;
  const { secondFactor, password } = ways;
  return (
    <section className={styles.way} aria-label={factor.title}>
      <h3 className={styles.heading}>{factor.title}</h3>
      {secondFactor !== undefined && (
        <FactorOn {...{ secondFactor, ways, isOffline, onSetUp, onNewCodes, onChanged }} />
      )}
      {secondFactor === undefined && (
        <>
          <p className={styles.fact}>{password === undefined ? words.none : words.off}</p>
          {password === undefined ? (
            <p className={parts.quiet}>{words.nothing}</p>
          ) : (
            <div>
              <TextButton disabled={isOffline} onClick={onSetUp}>
                {words.setUp}
              </TextButton>
            </div>
          )}
        </>
      )}
    </section>
  );
}

interface FactorOnProps extends FactorPartProps {
  secondFactor: NonNullable<OwnWaysIn['secondFactor']>;
}

function FactorOn(props: FactorOnProps) {
  const { secondFactor, ways, isOffline, onSetUp, onNewCodes, onChanged } = props;
  const { removeFactor, toaster } = useConsole();
  const { factor, passkeys } = useTexts();
  const { part: words } = factor;
  const now = useConsoleState((state) => state.now);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { addedAt, codesLeft } = secondFactor;
  const isOff = isOffline || isAsking;
  const isNeeded =
    ways.isFactorDemanded && !ways.passkeys.some(({ host }) => host === location.hostname);

  async function switchOff() {
    setIsAsking(true);
    const failure = await removeFactor();
    setIsAsking(false);
    setProblem(failure);
    if (failure !== null) return;
    toaster.show({ title: words.gone, description: words.goneWhy });
    onChanged();
  }

  return (
    <>
      <p className={styles.fact}>
        {words.on(formatWeekday(dayOf(Date.parse(addedAt)), now))}
        {passkeys.between}
        {words.left(codesLeft)}
      </p>
      <div className={styles.choices}>
        <TextButton disabled={isOff} onClick={onNewCodes}>
          {words.newCodes}
        </TextButton>
        <TextButton disabled={isOff} onClick={onSetUp}>
          {words.newPhone}
        </TextButton>
        {!isNeeded && (
          <TextButton disabled={isOff} onClick={() => void switchOff()}>
            {words.switchOff}
          </TextButton>
        )}
      </div>
      {isNeeded && <p className={parts.quiet}>{words.demanded}</p>}
      <p role="alert" className={parts.fault}>
        {problem}
      </p>
    </>
  );
}
