import type { ChatTrial } from '@yiqiao/contract/record/chat';
import { formatAsOf } from '../../clocks/format-time.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import styles from './chat.module.css';

/** What the service has said to the last messages that were sent for a trial. */
export function ChatTests() {
  const { tests: words } = useTexts().settings.chat;
  const tests = useConsoleState((state) => state.chatTests);
  const now = useConsoleState((state) => state.now);
  return (
    <section aria-label={words.title}>
      <h3 className={styles.previewTitle}>{words.title}</h3>
      <ol className={styles.tests}>
        {tests.map((test) => (
          <li key={test.at}>
            <span className={styles.when}>{formatAsOf(test.at, now)}</span>
            <TestOutcome test={test} />
          </li>
        ))}
      </ol>
      {tests.length === 0 && <p className={parts.quiet}>{words.none}</p>}
    </section>
  );
}

/** What became of a message. */
export function TestOutcome({ test: { outcome, said = '', tookMs } }: { test: ChatTrial }) {
  const { tests: words } = useTexts().settings.chat;
  const took = words.took(Math.max(0.1, tookMs / 1000).toFixed(1));
  if (outcome === 'taken') return <span>{words.taken(took)}</span>;
  const isOfSignature = /\bsign|签名/i.test(said);
  const isAway = outcome === 'unreachable';
  return (
    <span className={styles.said}>
      <strong>
        <HanText>{isAway ? words.unreachable(took) : words.refused(said)}</HanText>
      </strong>{' '}
      {isAway && words.checkAddress}
      {!isAway && isOfSignature && words.checkSignature}
    </span>
  );
}
