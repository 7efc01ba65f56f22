import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import parts from '../ui/parts.module.css';

interface LogoutDialogProps {
  /** How many changes have not been sent yet. */
  waiting: number;
  onClose: () => void;
}

/** Asks before logging out, which deletes what was not sent. */
export function LogoutDialog({ waiting, onClose }: LogoutDialogProps) {
  const { logout } = useConsole();
  const { leaving } = useTexts().shell;
  return (
    <Dialog title={leaving.title} onClose={onClose}>
      <p>{leaving.text(waiting)}</p>
      <div className={parts.choices}>
        <Button onClick={onClose}>{leaving.stay}</Button>
        <Button onClick={() => void logout()}>{leaving.discard}</Button>
      </div>
    </Dialog>
  );
}
