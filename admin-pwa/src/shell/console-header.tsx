import type { ReactNode } from 'react';
import { formatAsOf } from '../clocks/format-time.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { WordMark } from '../ui/word-mark.tsx';
import styles from './console-header.module.css';
import { InstallButton } from './install-button.tsx';
import { LanguageChoice } from './language-choice.tsx';

interface ConsoleHeaderProps {
  /** The filter by view and status. */
  views: ReactNode;
  onHelp: () => void;
  onLogout: () => void;
}

/** Name, views and tools: a rail beside the list, or a bar above it on narrow screens. */
export function ConsoleHeader({ views, onHelp, onLogout }: ConsoleHeaderProps) {
  const { shell } = useTexts();
  const username = useConsoleState((state) => state.username);
  const keys = useConsoleState(({ preferences }) => preferences.singleKeys);
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        <WordMark />
        <h1 className={styles.title}>{shell.title}</h1>
      </div>
      <div className={styles.views}>{views}</div>
      <div className={styles.tools}>
        <InstallButton className={styles.install} />
        <RefreshButton />
        <LanguageChoice />
        <button
          type="button"
          className={styles.tool}
          aria-keyshortcuts={keys ? '?' : undefined}
          onClick={onHelp}
        >
          {shell.help}
        </button>
        <button type="button" className={styles.tool} onClick={onLogout}>
          <span>{shell.logout}</span>
          {username && <span className={styles.note}>{username}</span>}
        </button>
      </div>
    </header>
  );
}

/** Keeps its label while it works: a wider one would move its neighbors. */
function RefreshButton() {
  const { resume } = useConsole();
  const { shell } = useTexts();
  const isBusy = useConsoleState((state) => state.isRefreshing);
  const asOf = useConsoleState(({ list }) => list.asOf);
  const now = useConsoleState((state) => state.now);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => void resume()}
    >
      <span>{shell.refresh}</span>
      {asOf !== null && (
        <span className={styles.note}>
          <span className="visually-hidden">{shell.lastAt}</span>
          {formatAsOf(asOf, now)}
        </span>
      )}
    </button>
  );
}
