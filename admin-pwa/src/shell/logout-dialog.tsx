import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './logout-dialog.module.css';

interface LogoutDialogProps {
  waiting: number;
  onClose: () => void;
}

/** Logging out deletes what was not sent: that is asked first. */
export function LogoutDialog({ waiting, onClose }: LogoutDialogProps) {
  const { logout } = useConsole();
  const { leaving } = useTexts().shell;
  return (
    <Dialog title={leaving.title} onClose={onClose}>
      <p>{leaving.text(waiting)}</p>
      <div className={styles.choices}>
        <Button onClick={onClose}>{leaving.stay}</Button>
        <Button onClick={() => void logout()}>{leaving.discard}</Button>
      </div>
    </Dialog>
  );
}
