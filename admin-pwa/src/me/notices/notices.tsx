import { isAtSeat } from '../../state/at-seat.ts';
import { hasSeveral } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './notices.module.css';
import { QuietPart } from './quiet-part.tsx';
import { SaysPart } from './says-part.tsx';
import { ThisDevice } from './this-device.tsx';
import { ToldTable } from './told-table.tsx';
import { useNotices } from './use-notices.ts';
import { WhosePart } from './whose-part.tsx';

/** What the person is told of, on which device, and when. */
export function Notices() {
  const { told: words } = useTexts();
  const { notices, unread, read, isOffline, state, fault, change } = useNotices();
  const isOfTranslator = useConsoleState(isAtSeat);
  const isOneOfSeveral = useConsoleState(hasSeveral);
  const isLooking = notices === null && unread === null && !isOffline;
  return (
    <div className={styles.notices}>
      <p role="status" className={`${parts.quiet} ${styles.status}`}>
        {isOffline && words.offline}
        {isLooking && words.looking}
        {!isOffline && state !== 'idle' && words[state]}
      </p>
      {unread !== null && !isOffline && (
        <div role="alert" className={parts.fault}>
          {unread} <TextButton onClick={read}>{words.tryAgain}</TextButton>
        </div>
      )}
      <p role="alert" className={`${parts.fault} ${styles.status}`}>
        {fault !== null && `${words.notSaved} ${fault}`}
      </p>
      {notices !== null && (
        <>
          {!notices.devices.some(({ isThis }) => isThis) && <ThisDevice isOffline={isOffline} />}
          <ToldTable {...{ notices, isOfTranslator, isOffline }} onChange={change} />
          <div className={styles.parts}>
            <QuietPart
              quiet={notices.choices.quiet}
              isDisabled={isOffline}
              onChange={(quiet) =>
                change({ choices: { ...withoutQuiet(notices.choices), ...quiet } })
              }
            />
            <div className={styles.column}>
              {isOneOfSeveral && (
                <WhosePart
                  whose={notices.choices.whose}
                  isDisabled={isOffline}
                  onChoose={(whose) => change({ choices: { ...notices.choices, whose } })}
                />
              )}
              <SaysPart {...{ isOfTranslator, isOffline }} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function withoutQuiet<Choices extends { quiet?: unknown }>({ quiet: _, ...others }: Choices) {
  return others;
}
