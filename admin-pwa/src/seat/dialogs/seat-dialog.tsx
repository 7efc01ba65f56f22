import { OutboxDialog } from '../../outbox-view/outbox-dialog.tsx';
import { LogoutDialog } from '../../shell/logout-dialog.tsx';
import { useConsoleState } from '../../state/use-console.ts';
import { SeatHelp } from './seat-help.tsx';

export type SeatDialogName = 'help' | 'outbox' | 'logout';

export interface SeatDialogProps {
  dialog: SeatDialogName;
  onClose: () => void;
  onOpenJob: (jobId: string) => void;
}

/** The dialog that is open. */
export function SeatDialog({ dialog, onClose, onOpenJob }: SeatDialogProps) {
  const waiting = useConsoleState(({ outbox, uploads }) => outbox.length + uploads.length);
  switch (dialog) {
    case 'help':
      return <SeatHelp onClose={onClose} />;
    case 'outbox':
      return <OutboxDialog onClose={onClose} onOpen={onOpenJob} />;
    case 'logout':
      return <LogoutDialog waiting={waiting} onClose={onClose} />;
  }
}
