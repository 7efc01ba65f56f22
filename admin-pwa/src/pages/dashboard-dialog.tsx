import { OutboxDialog } from '../outbox-view/outbox-dialog.tsx';
import { HelpDialog } from '../shell/help/help-dialog.tsx';
import { LogoutDialog } from '../shell/logout-dialog.tsx';
import { useConsoleState } from '../state/use-console.ts';

export type DialogName = 'help' | 'outbox' | 'logout';

interface DashboardDialogProps {
  dialog: DialogName | null;
  onClose: () => void;
  onOpenQuote: (quoteId: string) => void;
}

/** The one dialog that is open, if any. */
export function DashboardDialog({ dialog, onClose, onOpenQuote }: DashboardDialogProps) {
  const waiting = useConsoleState(({ outbox, uploads }) => outbox.length + uploads.length);
  switch (dialog) {
    case null:
      return null;
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'outbox':
      return <OutboxDialog onClose={onClose} onOpen={onOpenQuote} />;
    case 'logout':
      return <LogoutDialog waiting={waiting} onClose={onClose} />;
  }
}
