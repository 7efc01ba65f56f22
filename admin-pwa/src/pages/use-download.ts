import { useCallback } from 'react';
import { useConsole, useConsoleState } from '../state/use-console.ts';

/** Lets a Download link work, or says why it cannot: a new tab with the browser's error helps nobody. */
export function useDownload(): (event: React.MouseEvent) => void {
  const { toaster } = useConsole();
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  return useCallback(
    (event) => {
      event.stopPropagation();
      if (!isOffline && navigator.onLine) return;
      event.preventDefault();
      toaster.show({
        title: 'You are offline',
        description: 'The file is on the server. Download it when you are back online.',
        variant: 'destructive',
      });
    },
    [isOffline, toaster],
  );
}
