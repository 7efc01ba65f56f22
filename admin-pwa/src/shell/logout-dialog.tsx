import { useConsole } from '../state/use-console.ts';
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
  const changes = waiting === 1 ? '1 change has' : `${waiting} changes have`;
  return (
    <Dialog title="Log out and lose changes?" onClose={onClose}>
      <p>
        {changes} not reached the server. Logging out deletes everything on this device, including
        unsent changes.
      </p>
      <div className={styles.choices}>
        <Button onClick={onClose}>Stay logged in</Button>
        <Button onClick={() => void logout()}>Discard and log out</Button>
      </div>
    </Dialog>
  );
}
