import { formatAsOf, formatRecent } from '../clocks/format-time.ts';
import type { KeptRemoval } from '../offline/storage/records/removal.ts';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { WordMark } from '../ui/word-mark.tsx';
import styles from './removed-page.module.css';

/** All that the device of somebody who was removed still shows: who, when, and what did not go through. */
export function RemovedPage({ removal }: { removal: KeptRemoval }) {
  const { endFarewell } = useConsole();
  const { removed: words } = useTexts().people;
  const now = useConsoleState((state) => state.now);
  const { by, at, lost, sealed } = removal;
  const count = lost.length + sealed;
  useDocumentTitle(words.title);
  return (
    <main className={styles.page}>
      <WordMark />
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.who}>
        <HanText>{words.who(by, formatRecent(at, now))}</HanText>
      </p>
      {count > 0 && (
        <section className={styles.lost}>
          <h2 className={styles.heading}>{words.lost(count)}</h2>
          <ul>
            {lost.map((change) => (
              <li key={`${change.reference} ${change.at} ${change.what}`} className={styles.row}>
                <span>{change.what}</span>
                <span className={styles.where}>
                  {change.reference || words.noReference}, {formatAsOf(change.at, now)}
                </span>
              </li>
            ))}
            {sealed > 0 && <li className={styles.row}>{words.more(sealed)}</li>}
          </ul>
        </section>
      )}
      <p>
        <HanText>{words.stays(by)}</HanText>
      </p>
      <TextButton onClick={() => void endFarewell()}>{words.logIn}</TextButton>
    </main>
  );
}
