import { useCallback } from 'react';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { texts } from '../../texts/texts.ts';

/**
 * Lets a Download link work, or explains offline why it cannot: a new tab with the browser's error would
 * not help.
 */
export function useDownload(): (event: React.MouseEvent) => void {
  const { toaster } = useConsole();
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  return useCallback(
    (event) => {
      event.stopPropagation();
      if (!isOffline && navigator.onLine) return;
      event.preventDefault();
      toaster.show({
        title: texts().answers.offline,
        description: texts().answers.fileOnServer,
        variant: 'destructive',
      });
    },
    [isOffline, toaster],
  );
}
