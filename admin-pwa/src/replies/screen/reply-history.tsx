import type { ReplyLine } from '@yiqiao/contract/record/stored-replies';
import { formatMoment } from '../../clocks/format-time.ts';
import { useAnswer } from '../../state/people/use-answer.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import type { BroughtBack } from './brought-back.ts';
import styles from './replies.module.css';

interface ReplyHistoryProps {
  isOffline: boolean;
  onBringBack: (back: BroughtBack) => void;
}

/** Who has changed which reply, and what it said before. */
export function ReplyHistory({ isOffline, onBringBack }: ReplyHistoryProps) {
  const { replies: words } = useTexts();
  const { history, offline } = words.screen;
  const { readReplyHistory } = useConsole();
  const revision = useConsoleState(({ replies }) => replies?.revision);
  const { value, problem } = useAnswer(readReplyHistory, isOffline, String(revision));
  const lines = value?.lines ?? null;
  return (
    <div className={styles.fields}>
      <h2 className={styles.title}>{history.title}</h2>
      <p role="status">{stateOf()}</p>
      <ul>
        {lines?.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole.
            key={index}
            line={line}
            onBringBack={onBringBack}
          />
        ))}
      </ul>
    </div>
  );

  function stateOf(): string | null {
    if (isOffline && lines === null) return offline;
    if (problem !== null) return problem;
    if (lines === null) return words.loading;
    return lines.length === 0 ? history.none : null;
  }
}

function Line({ line, onBringBack }: Pick<ReplyHistoryProps, 'onBringBack'> & { line: ReplyLine }) {
  const { history } = useTexts().replies.screen;
  const { figures } = useTexts();
  const now = useConsoleState((state) => state.now);
  const { at, by, replyId, name, what, before } = line;
  const done = history.what[what === 'added' || what === 'deleted' ? what : 'changed'];
  return (
    <li className={styles.line}>
      <p className={parts.head}>
        <strong>
          <HanText>{name}</HanText>
        </strong>
        <span className={parts.quiet}>
          <HanText>{figures.list([done, by.name, formatMoment(at, now)])}</HanText>
        </span>
      </p>
      {before !== undefined && (
        <p className={styles.before}>
          <span className={styles.said}>
            <HanText>{Object.values(before.texts)[0]?.text ?? ''}</HanText>
          </span>
          <TextButton
            aria-label={history.backOf(name)}
            onClick={() => onBringBack({ id: replyId, content: before })}
          >
            {history.back}
          </TextButton>
        </p>
      )}
    </li>
  );
}
