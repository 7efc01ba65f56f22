import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import parts from '../parts.module.css';

/** In place of what was pressed for and cannot be had. Whatever was typed is kept on the device. */
export function MissingPart({ onClose }: { onClose: () => void }) {
  const { missing, reload } = useTexts().shell;
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  return (
    <Dialog title={missing.title} onClose={onClose}>
      <p>{isOffline ? missing.offline : missing.failed}</p>
      {!isOffline && (
        <div className={parts.choices}>
          <Button isPrimary onClick={() => location.reload()}>
            {reload}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
