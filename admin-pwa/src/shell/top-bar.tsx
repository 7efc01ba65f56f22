import { company } from '@yiqiao/contract/company';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { Button } from '../ui/button.tsx';
import { WordMark } from '../ui/word-mark.tsx';
import { InstallButton } from './install-button.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  onHelp: () => void;
  onLogout: () => void;
}

export function TopBar({ onHelp, onLogout }: TopBarProps) {
  const { resume } = useConsole();
  const username = useConsoleState((state) => state.username);
  const isBusy = useConsoleState((state) => state.isRefreshing);
  return (
    <header className={styles.bar}>
      <WordMark />
      <h1 className={styles.title}>{company.name} admin dashboard</h1>
      <div className={styles.actions}>
        <InstallButton />
        <Button className={styles.narrow} aria-label="Help" aria-keyshortcuts="?" onClick={onHelp}>
          <span className={styles.long}>Help</span>
          <span className={styles.short}>?</span>
        </Button>
        <Button className={styles.narrow} disabled={isBusy} onClick={() => void resume()}>
          {isBusy ? 'Refreshing…' : 'Refresh'}
        </Button>
        {username && <span className={styles.user}>{username}</span>}
        <Button className={styles.narrow} onClick={onLogout}>
          Logout
        </Button>
      </div>
    </header>
  );
}
