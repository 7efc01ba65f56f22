import { isSecretField } from '@yiqiao/contract/chat/mask-secrets';
import { canBeTakenBack } from '@yiqiao/contract/commands/settings/take-back-setting';
import type { SettingsLine } from '@yiqiao/contract/record/settings';
import { useState } from 'react';
import { formatAsOf, formatRecent } from '../clocks/format-time.ts';
import person from '../people/person.module.css';
import { useAnswer } from '../state/people/use-answer.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import type { Texts } from '../texts/en.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { useScreenHeading } from '../ui/screen/use-screen-heading.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './history.module.css';
import { nameOfLine, valueOfLine } from './name-of-line.ts';
import type { HeldSettings } from './section/use-held-settings.ts';
import { useTakeBack } from './section/use-take-back.ts';

interface SettingsHistoryProps {
  held: HeldSettings;
  isOffline: boolean;
}

/** Who changed what, newest first; each change can be taken back once. */
export function SettingsHistory({ held, isOffline }: SettingsHistoryProps) {
  const { history: words } = useTexts().settings;
  const { lines, problem, isAsking, takeBack } = useHistory(held, isOffline);
  const heading = useScreenHeading();

  async function press(line: SettingsLine) {
    // The button is gone with its line's new state.
    if (await takeBack(line)) heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className={person.detail}>
      <div>
        <h2 ref={heading} className={person.name} tabIndex={-1}>
          {words.title}
        </h2>
        <p className={parts.quiet}>{words.lead}</p>
        <p role="alert" className={parts.problem}>
          {problem}
        </p>
        <p role="status" className={parts.quiet}>
          {lines === null && problem === null && !isOffline && words.loading}
          {lines?.length === 0 && words.none}
        </p>
      </div>
      {lines !== null && lines.length > 0 && (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line
                key={line.id}
                {...{ line, lines, isDisabled: isAsking || isOffline }}
                onTakeBack={() => void press(line)}
              />
            ))}
          </ul>
          {lines.some(({ id }) => id === 1) && <p className={parts.quiet}>{words.start}</p>}
        </>
      )}
    </div>
  );
}

interface LineProps {
  line: SettingsLine;
  lines: readonly SettingsLine[];
  isDisabled: boolean;
  onTakeBack: () => void;
}

function Line({ line, lines, isDisabled, onTakeBack }: LineProps) {
  const { settings: words } = useTexts();
  const { history } = words;
  const now = useConsoleState((state) => state.now);
  const field = nameOfLine(words, line);
  const other = lines.find(({ id }) => id === line.takesBack);
  const takenBackAt = other && formatAsOf(Date.parse(other.at), now);
  return (
    <li className={styles.line}>
      <p className={styles.when}>
        <span>{formatRecent(line.at, now)}</span>
        <span>
          <HanText>{line.by.name}</HanText>
        </span>
      </p>
      <p className={styles.what}>
        <strong>{field}</strong>
        <span>
          <span className="visually-hidden">{history.from} </span>
          {line.from === undefined ? null : (
            <s>
              <HanText>{valueOfLine(words, line, line.from)}</HanText>
            </s>
          )}{' '}
          <span className="visually-hidden">{history.to} </span>
          <HanText>{valueOfLine(words, line, line.to)}</HanText>
        </span>
      </p>
      <div className={styles.end}>
        {canBeTakenBack(line, lines) ? (
          <TextButton
            aria-label={history.takeBackOf(field)}
            disabled={isDisabled}
            onClick={onTakeBack}
          >
            {history.takeBack}
          </TextButton>
        ) : (
          <span className={parts.quiet}>{whyKept(history, line, takenBackAt ?? '')}</span>
        )}
      </div>
    </li>
  );
}

/** Why a line is not to be taken back. @param takenBackAt the moment of the line that it takes back. */
function whyKept(
  words: Texts['settings']['history'],
  { section, field, takesBack }: SettingsLine,
  takenBackAt: string,
): string {
  if (isSecretField(section, field)) return words.secret;
  return takesBack === undefined ? words.takenBack : words.takesBack(takenBackAt);
}

/** Asks after every change as well. */
function useHistory(held: HeldSettings, isOffline: boolean) {
  const { readSettingsHistory } = useConsole();
  const takeBackLine = useTakeBack(held);
  const { value: known, problem, read } = useAnswer(readSettingsHistory, isOffline);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  /** @returns whether it was. */
  async function takeBack({ id }: SettingsLine): Promise<boolean> {
    setIsAsking(true);
    setRefusal(null);
    const refused = await takeBackLine(id, known?.revision ?? 0);
    setRefusal(refused);
    await read();
    setIsAsking(false);
    return refused === null;
  }

  return { lines: known?.lines ?? null, problem: refusal ?? problem, isAsking, takeBack };
}
