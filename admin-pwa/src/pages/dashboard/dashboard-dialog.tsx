import { OutboxDialog } from '../../outbox-view/outbox-dialog.tsx';
import { HelpDialog } from '../../shell/help/help-dialog.tsx';
import { LogoutDialog } from '../../shell/logout-dialog.tsx';
import { useConsoleState } from '../../state/use-console.ts';

export type DialogName = 'help' | 'outbox' | 'logout';

export interface DashboardDialogProps {
  dialog: DialogName;
  onClose: () => void;
  onOpenQuote: (quoteId: string) => void;
}

/** The dialog that is open. */
export function DashboardDialog({ dialog, onClose, onOpenQuote }: DashboardDialogProps) {
  const waiting = useConsoleState(({ outbox, uploads }) => outbox.length + uploads.length);
  switch (dialog) {
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'outbox':
      return <OutboxDialog onClose={onClose} onOpen={onOpenQuote} />;
    case 'logout':
      return <LogoutDialog waiting={waiting} onClose={onClose} />;
  }
}
